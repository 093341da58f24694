/** Your turn: a mark in the title, a sound, and, if it was asked for, a notification. */

import { around, say, speak, toast } from "./page.js";
import { play } from "./sound.js";

const MARK = "● ";
const KEPT = "notify";

/** Mark the title if something is asked already, and handle the button for notifications. */
export function start() {
  const main = document.querySelector("main");
  if (main) mark(main);
  show();
  speak("");
  document.addEventListener("click", ({ target }) => {
    if (around(target, "[data-notify]")) void toggle();
  });
}

/**
 * @typedef {object} Shown
 * @property {string} eyes through whose eyes
 * @property {boolean} asked whether these are asked something
 * @property {string} question what, or who else is
 * @property {string} told what everybody is told besides: who is waited for
 * @property {Element | null} picture
 * @property {string | undefined} version
 */

/**
 * Tell what has become of the table.
 * @param {HTMLElement} main
 * @param {Shown} before
 * @param {Shown} now
 */
export function announce(main, before, now) {
  mark(main);
  show();
  const yours = now.asked && !before.asked;
  // Where the picture is the same, only something was said, or somebody came or went.
  if (before.version !== now.version && (yours || before.picture !== now.picture)) {
    const sound = main.dataset.sound;
    play(yours ? "yours" : sound === "yours" ? "placed" : sound);
  }
  // A question is read aloud when it comes, unless the focus leads there anyway.
  if (now.asked && before.question !== now.question && document.activeElement?.id !== "asked") {
    speak(now.question);
  }
  if (yours) tell(main);
  if (now.told && before.told !== now.told) toast(now.told);
}

/** @param {HTMLElement} main */
export function mark(main) {
  const title = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
  document.title = main.dataset.asked === "1" ? MARK + title : title;
}

const isWanted = () =>
  "Notification" in window &&
  Notification.permission === "granted" &&
  localStorage.getItem(KEPT) === "on";

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

/** A click asks the browser once whether notifications are allowed; after that it switches them on and off. */
async function toggle() {
  const on = !isWanted() && (await Notification.requestPermission()) === "granted";
  localStorage.setItem(KEPT, on ? "on" : "off");
  show();
}

/** Show on the buttons whether notifications are on; hide them where there can be none. */
function show() {
  const possible = "Notification" in window && Notification.permission !== "denied";
  for (const button of document.querySelectorAll(/** @type {"button"} */ ("[data-notify]"))) {
    button.hidden = !possible;
    button.setAttribute("aria-pressed", String(isWanted()));
  }
}
