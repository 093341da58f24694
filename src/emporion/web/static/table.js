/** A table: news and decisions bring a newer page, which takes the place of the older one. */

import { around, fields, parsed, say, toast } from "./page.js";
import { measureTools, tellLayout } from "./layout.js";
import { listen } from "./news.js";
import { note, showNewest, swap } from "./swap.js";
import { remembered, travel } from "./motion.js";
import { rewind, watch } from "./more.js";
import { reveal } from "./sheet.js";
import * as steps from "./steps.js";
import * as tabs from "./tabs.js";
import { explain, settle } from "./tips.js";
import { hold, ready } from "./keys.js";
import { announce } from "./notify.js";

/** After this long a button says that it is being worked on. */
const BUSY_AFTER = 150;
/** What appears under the pointer during a double click was not meant by it. */
const DOUBLE = 350;

/** Between asking for the newest page and asking again, where it was not the newest. */
const SOON = 200;
const LONGEST_WAIT = 20_000;
/** A request without an answer by then counts as lost. */
const LOST_AFTER = 30_000;
/** A refusal can be read for as long as this, whatever others do meanwhile. */
const READ = 6000;

const HEADERS = { "X-Fragment": "1" };
const FORMS = "form[data-decide], form[data-chat], form[data-swap]";

/** @type {HTMLElement | null} */
let main = null;
let newest = 0;
let fetching = false;
/** Whether to fetch the page, though its version may be the one that is shown. */
let due = false;
let failures = 0;
let later = 0;
let posts = 0;
let swapped = 0;
let refused = -READ;
/** The version of the newest page that has come, whether it is shown or still waits for its turn. */
let arrived = 0;
/** @type {HTMLElement | null} a page that came while the one before it was being told */
let waiting = null;
/** @type {Set<string>} the addresses that are being posted to */
const posting = new Set();

/** Take up what the page shows; if that is a table, its news, too. */
export function start() {
  main = document.querySelector("main");
  if (!main) return;
  note(main);
  arrive(main);
  showNewest(main);
  reveal(main);
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit);
  if (main.dataset.news) hear(main.dataset.news);
}

/** @param {string} path */
function hear(path) {
  let gone = () => {};
  listen(path, {
    heard(version) {
      newest = Math.max(newest, version);
      if (newest > shown()) void refetch();
    },
    lost() {
      document.body.classList.add("is-offline");
      gone = toast(say("offline"), { stays: true });
    },
    found() {
      if (!document.body.classList.contains("is-offline")) return;
      document.body.classList.remove("is-offline");
      gone();
      toast(say("online"));
      void refetch();
    },
    woken: () => void refetch(),
  });
}

/** Whether a newer page waits for its turn. */
export const isWaiting = () => waiting !== null;

/** The version that the page shows, or is about to. */
const shown = () => Math.max(arrived, Number(main?.dataset.version ?? 0));

/**
 * Fetch what the table looks like now: one request at a time, and none while something is posted,
 * but then as soon as that is done.
 */
export async function refetch() {
  due = true;
  clearTimeout(later);
  if (!main?.dataset.fragment || fetching || posting.size) return;
  [fetching, due] = [true, false];
  const before = posts;
  tellLayout();
  const answer = await ask(main.dataset.fragment);
  fetching = false;
  // What was fetched before a decision may be older than the answer to it.
  if (before !== posts) due = true;
  else if (answer.lost) due = ++failures > 0;
  else if (show(answer.html)) failures = 0;
  else newest = shown();
  if (!due && newest <= shown()) return;
  const wait = Math.min(LONGEST_WAIT, SOON * 2 ** failures);
  later = window.setTimeout(refetch, wait);
}

/**
 * @param {string} path
 * @returns {Promise<{ html: string, lost: boolean }>} a page, or that it has to be asked for again
 */
async function ask(path) {
  try {
    const signal = AbortSignal.timeout(LOST_AFTER);
    const response = await fetch(path, { headers: HEADERS, signal });
    const html = await response.text();
    return { html, lost: response.status >= 500 || response.status === 429 };
  } catch {
    return { html: "", lost: true };
  }
}

/**
 * Show an answer of the server: a newer table, or why there is none.
 * @param {string} html
 * @param {boolean} [own] whether it answers something that was done here
 * @returns {boolean} whether it was a table
 */
function show(html, own = false) {
  const answer = parsed(html);
  const fresh = answer.querySelector("main");
  if (!main || !fresh?.dataset.fragment) {
    toast(answer.querySelector("[data-sentence]")?.textContent?.trim() || say("failed"));
    return false;
  }
  if (Number(fresh.dataset.version) < shown()) return true;
  const [was, is] = [main, fresh].map((each) => each.querySelector("[data-region=notice]"));
  if (own) refused = is?.textContent?.trim() ? performance.now() : -READ;
  else if (was && performance.now() - refused < READ) is?.replaceWith(was.cloneNode(true));
  arrived = Number(fresh.dataset.version);
  receive(document.adoptNode(fresh));
  return true;
}

/**
 * A newer page has come. What it brings about is told before the next one has its turn.
 * @param {HTMLElement} fresh
 */
function receive(fresh) {
  if (!main) return;
  if (steps.isTelling()) {
    waiting = fresh;
    return;
  }
  const lines = steps.added(main, fresh);
  if (!lines.length) {
    replace(fresh);
    return;
  }
  steps.tell(lines, {
    main,
    fresh,
    replace: () => replace(fresh, true),
    done(skipped) {
      const next = waiting;
      waiting = null;
      if (next && skipped) replace(next);
      else if (next) receive(next);
      // On a phone each step was scrolled to.
      if (main && !steps.isTelling()) reveal(main);
    },
  });
}

/**
 * Show another main element at once, whatever is being told; unless the table has gone on meanwhile.
 * @param {HTMLElement} fresh
 */
export function adopt(fresh) {
  steps.skip();
  // What is being fetched may be in the language of before.
  posts += 1;
  const version = Number(fresh.dataset.version);
  if (main?.dataset.news && version < shown()) {
    void refetch();
    return;
  }
  arrived = version || 0;
  replace(fresh);
}

/**
 * Replace the main element that is shown, with everything that belongs to it.
 * @param {HTMLElement} fresh
 * @param {boolean} [told] whether what has changed is being told: then points grow by and by
 */
function replace(fresh, told = false) {
  if (!main) return;
  const current = main;
  const before = looks(current);
  const memory = remembered(current);
  if (told) memory.scores = new Map();
  const heard = tabs.told(current);
  swap(current, fresh, {
    before: hold,
    after(region) {
      arrive(region);
      settle();
    },
  });
  const now = looks(current);
  if (before.eyes === now.eyes) travel(current, memory);
  announce(current, before, now);
  tabs.mark(current, heard);
  if (now.question !== before.question) rewind(current);
  if (now.picture !== before.picture) reveal(current);
  swapped = performance.now();
}

/**
 * What a table shows, as far as a change of it is told, or lets things travel.
 * @param {HTMLElement} main
 * @returns {import("./notify.js").Shown}
 */
function looks(main) {
  return {
    // A curtain falls between two people at one device: no hand is seen to leave.
    eyes: `${main.dataset.as} ${main.querySelector(".curtain") ? "closed" : "open"}`,
    asked: main.dataset.asked === "1",
    question: main.querySelector("#asked")?.textContent?.trim() ?? "",
    told: main.querySelector("[data-tell]")?.textContent?.trim() ?? "",
    picture: main.querySelector(".board svg"),
    version: main.dataset.version,
  };
}

/** @param {Element} part a part of the page that has just come */
function arrive(part) {
  explain(part);
  ready(part);
  watch(part);
  measureTools(part);
}

// -- deciding -------------------------------------------------------------------------------------

/** @param {MouseEvent} event */
function onClick(event) {
  const target = around(event.target, "[data-action], [data-laid]");
  if (!target) return;
  if (event.detail > 1 && performance.now() - swapped < DOUBLE) {
    event.preventDefault();
    event.stopPropagation();
  } else if (target.closest(".board")) {
    choose(target);
  }
}

/**
 * Take the decision that a lit thing on the board stands for, or take back what is laid.
 * @param {Element} target
 */
export function choose(target) {
  const form = main?.querySelector(/** @type {"form"} */ ("form[data-decide]"));
  if (!form) return;
  const action = target.getAttribute("data-action");
  const said = fields(form);
  if (action !== null) said.set("action", action);
  else said.set("step", target.getAttribute("data-laid") ?? "");
  void post(form, action !== null ? address(form) : (form.dataset.undoAt ?? ""), said, target);
}

/** @param {SubmitEvent} event */
function onSubmit(event) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches(FORMS) || event.defaultPrevented) return;
  event.preventDefault();
  const button = event.submitter;
  void post(form, address(form, button), fields(form, button), button);
}

/**
 * Where a form is sent. (`form.action` would be the button of that name.)
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} [button]
 */
function address(form, button = null) {
  return button?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
}

/**
 * Post what a form says, once however often it is asked for, and show the answer.
 * @param {HTMLFormElement} form
 * @param {string} to
 * @param {URLSearchParams} said
 * @param {Element | null} button
 */
async function post(form, to, said, button) {
  const place = address(form);
  if (posting.has(place)) return;
  posting.add(place);
  posts += 1;
  const busy = setTimeout(() => mark(button, true), BUSY_AFTER);
  let html = "";
  tellLayout();
  try {
    const signal = AbortSignal.timeout(LOST_AFTER);
    const response = await fetch(to, { method: "POST", body: said, headers: HEADERS, signal });
    if (response.redirected) location.assign(response.url);
    else html = await response.text();
    if (response.ok && form.matches("[data-chat]")) empty(form, said);
  } catch {
    toast(say("unsent"));
    // It may have arrived all the same, and only the answer was lost.
    due = true;
  }
  clearTimeout(busy);
  mark(button, false);
  posting.delete(place);
  if (html && !show(html, true)) due = true;
  if (due || newest > shown()) void refetch();
}

/**
 * @param {Element | null} button
 * @param {boolean} busy
 */
function mark(button, busy) {
  button?.classList.toggle("is-busy", busy);
  if (busy) button?.setAttribute("aria-busy", "true");
  else button?.removeAttribute("aria-busy");
}

/**
 * Take what was sent out of a form's fields; what has been typed since stays.
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} said
 */
function empty(form, said) {
  for (const field of form.querySelectorAll(/** @type {"input"} */ ("input[name], textarea[name]"))) {
    const value = said.get(field.name) ?? "";
    if (field.type !== "hidden" && field.value.startsWith(value)) {
      field.value = field.value.slice(value.length);
    }
  }
}
