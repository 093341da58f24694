/** Preferences that take effect in place: language, light, sound, layout; and small conveniences. */

import { around, cookie, fields, parsed, say, setCookie, toast } from "./page.js";
import { layout, tellLayout } from "./layout.js";
import { play } from "./sound.js";
import { isTelling, skip } from "./steps.js";

/**
 * @typedef {object} Page
 * @property {(main: HTMLElement) => void} adopt show a newer main element
 * @property {() => void} refetch fetch the present page's main element again
 */

/** @param {Page} page */
export function start(page) {
  follow(page);
  addEventListener("pageshow", ({ persisted }) => persisted && agree());
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-settings]")) return;
    event.preventDefault();
    void settle(form, event.submitter, page);
  });
  document.addEventListener("change", ({ target }) => {
    const form = around(target, "form");
    if (!(form instanceof HTMLFormElement)) return;
    // A name is sent with the button: it may not be complete yet.
    if (around(target, "[data-settings] [type=radio]")) form.requestSubmit();
  });
  document.addEventListener("click", ({ target }) => {
    const copies = around(target, "[data-copy]");
    if (copies) void copy(copies);
    const menu = opened();
    if (menu && !around(target, "details.settings")) menu.open = false;
  });
  document.addEventListener("keydown", ({ key }) => {
    const menu = key === "Escape" ? opened() : null;
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}

/** A page from the back/forward cache may have an outdated language or theme. */
function agree() {
  const { lang, dataset } = document.documentElement;
  const same = (cookie("lang") || lang) === lang;
  if (!same || (cookie("theme") || "auto") !== (dataset.theme ?? "auto")) location.reload();
}

/** The menu of settings, while it is open. */
const opened = () => document.querySelector(/** @type {"details"} */ ("details.settings[open]"));

/**
 * Post the settings. The answer is this page again, in the new language.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 * @param {Page} page
 */
async function settle(form, button, page) {
  const said = fields(form, button);
  // A replay may have stepped on since the form was made.
  if (document.querySelector("main[data-fragment]")) {
    said.set("next", location.pathname + location.search);
  }
  light(said.get("theme"));
  if (said.get("sound") && said.get("sound") !== (cookie("sound") || "off")) {
    setCookie("sound", said.get("sound") ?? "");
    play("placed");
  }
  try {
    const response = await fetch(form.getAttribute("action") ?? "", { method: "POST", body: said });
    const fresh = parsed(await response.text());
    if (!response.ok) throw new Error(response.statusText);
    show(fresh, page);
  } catch {
    toast(say("unsent"));
  }
}

/** @param {string | null} theme */
function light(theme) {
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else if (theme) root.dataset.theme = theme;
}

/**
 * Show this page as it is in another language. Unless that has changed, there is nothing to do: the
 * script has done it, and what a person is in the middle of stays untouched.
 * @param {Document} fresh
 * @param {Page} page
 */
function show(fresh, page) {
  const [root, other] = [document.documentElement, fresh.documentElement];
  if (root.lang === other.lang) return;
  root.lang = other.lang;
  document.title = fresh.title;
  for (const { name, value } of [...fresh.body.attributes]) document.body.setAttribute(name, value);
  for (const part of ["a.skip", "header", "body > dialog"]) {
    const newer = fresh.querySelectorAll(part);
    document.querySelectorAll(part).forEach((old, place) => replace(old, newer[place]));
  }
  const main = fresh.querySelector("main");
  if (main) page.adopt(document.adoptNode(main));
}

/**
 * Words change, but what is open stays open and the focus stays where it is.
 * @param {Element} old
 * @param {Element | undefined} fresh
 */
function replace(old, fresh) {
  if (!fresh) return;
  const active = old.contains(document.activeElement) ? document.activeElement : null;
  const open = [...old.querySelectorAll("details")].map((each) => each.open);
  old.replaceChildren(...fresh.childNodes);
  old.querySelectorAll("details").forEach((each, place) => {
    each.open = open[place] ?? each.open;
  });
  const { name, value } = /** @type {HTMLInputElement} */ (active ?? {});
  const again = [...old.querySelectorAll("input, button, select")].find(
    (each) => each.getAttribute("name") === name && each.getAttribute("value") === value,
  );
  if (active && again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/**
 * Pictures are drawn for upright windows or for wide ones: a window that takes another shape, as a
 * device that is turned does, asks for the other one.
 * @param {Page} page
 */
function follow(page) {
  let shape = cookie("layout") || "desk";
  const check = () => {
    if (layout() === shape) return;
    shape = layout();
    tellLayout();
    if (isTelling()) skip();
    page.refetch();
  };
  addEventListener("resize", check);
  check();
  tellLayout();
}

/** @param {Element} button */
async function copy(button) {
  const text = button.getAttribute("data-copy") ?? "";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure connection there is no clipboard, but there is the old way.
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  // A link may work on this computer only.
  toast(button.getAttribute("data-copied") ?? say("copied"));
}
