/** Your turn: a mark in the title, a sound, and, if it was asked for, a notification. */

import { around, say } from "./page.js";
import { play } from "./sound.js";

const MARK = "● ";
const WISH = "notify";

/** Mark the title if something is asked already, and heed the button that asks to be told. */
export function start() {
  const main = document.querySelector("main");
  if (main) mark(main);
  show();
  document.addEventListener("click", ({ target }) => {
    if (around(target, "[data-notify]")) void toggle();
  });
}

/**
 * Tell what has become of the table.
 * @param {DOMStringMap} before what the main element said
 * @param {HTMLElement} main
 */
export function announce(before, main) {
  mark(main);
  show();
  const asked = main.dataset.asked === "1" && before.asked !== "1";
  if (before.version !== main.dataset.version) play(asked ? "yours" : main.dataset.sound);
  if (asked) tell(main);
}

/** @param {HTMLElement} main */
export function mark(main) {
  const title = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
  document.title = main.dataset.asked === "1" ? MARK + title : title;
}

const isWanted = () =>
  "Notification" in window &&
  Notification.permission === "granted" &&
  localStorage.getItem(WISH) === "on";

/** @param {HTMLElement} main */
function tell(main) {
  if (!isWanted() || (document.hasFocus() && !document.hidden)) return;
  try {
    const body = main.querySelector("#asked")?.textContent?.trim() ?? "";
    const shown = new Notification(say("yours"), { body, tag: main.dataset.table ?? "" });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Browsers on phones leave this to service workers; there the title has to do.
  }
}

/** A click asks the browser for leave, once; after that it switches the wish. */
async function toggle() {
  const on = !isWanted() && (await Notification.requestPermission()) === "granted";
  localStorage.setItem(WISH, on ? "on" : "off");
  show();
}

/** Show the wish on its buttons; where it cannot be granted there is none. */
function show() {
  const possible = "Notification" in window && Notification.permission !== "denied";
  for (const button of document.querySelectorAll(/** @type {"button"} */ ("[data-notify]"))) {
    button.hidden = !possible;
    button.setAttribute("aria-pressed", String(isWanted()));
  }
}
