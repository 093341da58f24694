/**
 * What a decision brings about is told step by step: each line of the log in a caption on the board,
 * what it is about lit, points flying to the score. Any click or key skips to the end. With motion
 * switched off the lines come as a list. (The log itself reads them aloud, so nothing here does.)
 */

import { around, isStill, say } from "./page.js";
import { caption, light, listed, placed, unlight } from "./caption.js";
import { Scores } from "./scores.js";

/** Fewer lines, or more of them after a long absence, are shown without steps. */
const [MIN_STEPS, MAX_STEPS] = [4, 60];
/** Milliseconds that a step takes, by its words; and that all of them take at most. */
const [SHORTEST, LONGEST, LETTER] = [900, 6000, 20];
const TOGETHER = 30_000;
/** The bots' default pace, in seconds, at which these times are as they stand here. */
const DEFAULT_PACE = 0.8;
/** How many lines of one kind are one step; `render/event_highlights.py` has it, too. */
const ONE_STEP = 6;

const KEYS = /^(Tab|Shift|Control|Alt|Meta|Arrow.*|Page.*|Home|End|F\d+)$/;
const STALE = "[data-region=board], [data-region=decision]";
const SENDS = "form button:not([type=button])";

/**
 * @typedef {object} Step
 * @property {HTMLElement[]} lines
 * @property {boolean} before whether the picture from before shows it better
 * @property {boolean} clears whether it takes away what the steps before it are about
 */

/**
 * @typedef {object} Page what is told about
 * @property {HTMLElement} main the page that is shown
 * @property {HTMLElement} fresh the one that takes its place
 * @property {() => void} replace let it do so
 * @property {(skipped: boolean) => void} done called in the end
 */

/**
 * @typedef {object} Telling
 * @property {Step[]} steps
 * @property {Page} page
 * @property {number} turn the step at which the newer page takes the older one's place
 * @property {boolean} replaced
 * @property {number} speed
 * @property {Scores} scores
 * @property {number} timer
 */

/** @type {Telling | null} */
let telling = null;
/** Whether a still newer page waits: what is under the pointer will not stay. */
let waits = () => false;

/** @param {() => boolean} isWaiting whether a still newer page waits for the end */
export function start(isWaiting) {
  waits = isWaiting;
  for (const kind of /** @type {const} */ (["click", "submit"])) {
    document.addEventListener(kind, (event) => interrupt(event), true);
  }
  document.addEventListener(
    "keydown",
    (event) => {
      const typing = around(event.target, "input, textarea, select, dialog");
      const commands = event.ctrlKey || event.metaKey || event.altKey || KEYS.test(event.key);
      if (!typing && !commands) interrupt(event);
    },
    true,
  );
  document.addEventListener("visibilitychange", () => document.hidden && skip());
}

/** Whether something is being told. */
export const isTelling = () => telling !== null;

/** Go to the end of what is being told. */
export function skip() {
  if (telling) finish(telling, true);
  listed(null);
}

/**
 * A press on an outdated page was not meant for the page that replaces it.
 * @param {Event} event
 */
function interrupt(event) {
  if (!telling) {
    if (!around(event.target, ".happened")) listed(null);
    return;
  }
  const stale = !telling.replaced || waits();
  const target = around(event.target, STALE);
  // A button that is gone sends nothing: what it sends comes first, and skips then.
  const presses = event instanceof KeyboardEvent ? /^( |Enter)$/.test(event.key) : event.type === "click";
  if (presses && !target && around(event.target, SENDS)) return;
  skip();
  if (around(event.target, ".caption") || (stale && target)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/**
 * The lines that a newer page adds to the log, if they are to be told.
 * @param {HTMLElement} main
 * @param {HTMLElement} fresh
 * @returns {HTMLElement[]}
 */
export function added(main, fresh) {
  const isSame = main.dataset.table === fresh.dataset.table && main.dataset.as === fresh.dataset.as;
  // What is told before a curtain falls are the lines behind it, which are for nobody's eyes.
  const closed = main.querySelector(".curtain");
  if (!isSame || closed || document.hidden || !(Number(fresh.dataset.pace) > 0)) return [];
  const last = lines(main).at(-1)?.dataset.event;
  if (last === undefined) return [];
  const found = lines(fresh).filter((line) => Number(line.dataset.event) > Number(last));
  return found.length < MIN_STEPS || found.length > MAX_STEPS ? [] : found;
}

/** @param {Element} main @returns {HTMLElement[]} */
const lines = (main) => [...main.querySelectorAll(/** @type {"p"} */ ("[data-region=log] [data-event]"))];

/**
 * Tell what some lines of the log say. The caller shows the newer page when `replace` is called.
 * @param {HTMLElement[]} found
 * @param {Page} page
 */
export function tell(found, page) {
  if (isStill()) {
    page.replace();
    listed(found);
    page.done(false);
    return;
  }
  const steps = grouped(found);
  const ends = page.fresh.dataset.state === "over";
  const longest = steps.reduce((sum, step) => sum + lasts(step), 0);
  // Nobody waits for the end of the final account.
  const haste = ends ? 1 : Math.min(1, TOGETHER / longest);
  telling = {
    steps,
    page,
    turn: ends || page.fresh.querySelector(".curtain") ? steps.length : turnOf(steps),
    replaced: false,
    speed: haste * (Number(page.fresh.dataset.pace) / DEFAULT_PACE),
    scores: new Scores(page.main, page.fresh, found),
    timer: 0,
  };
  // The newer page comes without this mark.
  if (telling.turn) page.main.classList.add("is-held");
  next(telling, 0);
}

/**
 * At which step the newer picture shows better what is told. Where something is counted and cleared,
 * that is the last clearing: until then the older one has all that counts.
 * @param {Step[]} steps
 */
function turnOf(steps) {
  const last = steps.findLastIndex((step) => step.clears);
  const first = last < 0 ? steps.findIndex((step) => !step.before) : last;
  return first < 0 ? steps.length : first;
}

/**
 * Lines of the same kind about the same thing are one step.
 * @param {HTMLElement[]} found
 * @returns {Step[]}
 */
function grouped(found) {
  /** @type {Step[]} */
  const steps = [];
  for (const line of found) {
    const last = steps.at(-1);
    const together = last && last.lines[0]?.dataset.kind === line.dataset.kind;
    if (together && last.lines.length < ONE_STEP) last.lines.push(line);
    else {
      const [before, clears] = ["before", "clears"].map((mark) => mark in line.dataset);
      steps.push({ lines: [line], before: !!before, clears: !!clears });
    }
  }
  return steps;
}

/** @param {Step} step */
function lasts({ lines }) {
  const letters = lines.reduce((sum, line) => sum + (line.textContent?.trim().length ?? 0), 0);
  return Math.max(SHORTEST, Math.min(LONGEST, SHORTEST / 2 + LETTER * letters));
}

/**
 * @param {Telling} told
 * @param {number} number
 */
function next(told, number) {
  if (number === told.turn) turn(told);
  const step = told.steps[number];
  if (!step) {
    finish(told, false);
    return;
  }
  const { main } = told.page;
  const ids = step.lines.flatMap((line) => line.dataset.about?.split(" ") ?? []);
  const colours = step.lines.map((line) => line.dataset.scores ?? "");
  const lit = light(main, ids, colours);
  placed(main, caption(step.lines, say("skip")), lit);
  told.scores.add(main, step.lines, lit[0] ?? null);
  told.timer = window.setTimeout(() => next(told, number + 1), lasts(step) * told.speed);
}

/** @param {Telling} told */
function turn(told) {
  told.replaced = true;
  told.page.replace();
  told.scores.hold(told.page.main);
}

/**
 * @param {Telling} told
 * @param {boolean} skipped
 */
function finish(told, skipped) {
  clearTimeout(told.timer);
  telling = null;
  unlight();
  caption([]);
  if (!told.replaced) turn(told);
  told.scores.release(told.page.main);
  told.page.done(skipped);
}
