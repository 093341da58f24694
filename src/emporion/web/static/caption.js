/** Where steps are told: a caption on the board, what it is about lit; or all of it as a list. */

import { layout } from "./layout.js";
import { say } from "./page.js";

const TOLD = "is-told";
const GAP = 12;

/** @type {HTMLElement | null} */
let shown = null;
/** @type {HTMLElement | null} */
let list = null;

/**
 * A line of the log without what makes it one.
 * @param {HTMLElement} line
 */
function copied(line) {
  const copy = /** @type {HTMLElement} */ (line.cloneNode(true));
  copy.className = "line";
  for (const { name } of [...copy.attributes]) {
    if (name.startsWith("data-")) copy.removeAttribute(name);
  }
  return copy;
}

/**
 * Show some lines as a caption; without lines, none.
 * @param {HTMLElement[]} lines
 * @param {string} [skip] what leads to the end
 */
export function caption(lines, skip = "") {
  shown?.remove();
  shown = null;
  if (!lines.length) return null;
  shown = document.createElement("div");
  shown.className = "caption";
  // Screen readers read it in the log.
  shown.setAttribute("aria-hidden", "true");
  const words = document.createElement("div");
  words.className = "caption-lines";
  words.append(...lines.map(copied));
  const hint = document.createElement("span");
  hint.className = "caption-skip";
  hint.textContent = skip;
  shown.append(words, hint);
  return shown;
}

/**
 * Put a caption on the board, away from what it is about.
 * @param {HTMLElement} main
 * @param {HTMLElement | null} element
 * @param {Element[]} lit
 */
export function placed(main, element, lit) {
  if (!element) return;
  // To put it in once more would lose its focus and how far it is scrolled.
  if (!element.isConnected) main.append(element);
  const board = main.querySelector(".board")?.getBoundingClientRect();
  if (!board) return;
  const isPhone = layout() === "phone";
  const sheet = isPhone ? main.querySelector(".sheet")?.getBoundingClientRect().top : null;
  const strip = isPhone ? main.querySelector(".seats")?.getBoundingClientRect().bottom : null;
  const top = Math.max(strip ?? 0, board.top) + GAP;
  const bottom = Math.min(sheet ?? innerHeight, board.bottom) - GAP;
  const box = lit[0]?.getBoundingClientRect();
  const low = box && box.top + box.height / 2 > (top + bottom) / 2;
  const wide = Math.min(board.width - 2 * GAP, 544);
  element.style.setProperty("width", `${wide}px`);
  element.style.setProperty("left", `${board.left + (board.width - wide) / 2}px`);
  const high = element.getBoundingClientRect().height;
  element.style.setProperty("top", `${Math.max(GAP, low ? top : bottom - high)}px`);
}

/**
 * Light what a step is about: things of the picture, and seats beside it.
 * @param {Element} main
 * @param {string[]} ids
 * @param {string[]} colours
 * @returns {Element[]} the things of the picture
 */
export function light(main, ids, colours) {
  unlight();
  const found = [...new Set(ids)].flatMap((id) => [
    ...main.querySelectorAll(`.board [data-id="${CSS.escape(id)}"]`),
  ]);
  const seats = colours
    .filter(Boolean)
    .flatMap((colour) => [...main.querySelectorAll(`.seat[data-colour="${CSS.escape(colour)}"]`)]);
  for (const each of [...found, ...seats]) each.classList.add(TOLD);
  if (layout() === "phone") found[0]?.scrollIntoView({ block: "nearest" });
  return found;
}

/** Nothing is told any more. */
export function unlight() {
  for (const each of document.querySelectorAll(`.${TOLD}`)) each.classList.remove(TOLD);
}

/**
 * Show lines as a list that can be closed; without lines, none.
 * @param {HTMLElement[] | null} lines
 */
export function listed(lines) {
  list?.remove();
  list = null;
  const main = document.querySelector("main");
  if (!lines?.length || !main) return;
  list = document.createElement("section");
  list.className = "happened";
  list.setAttribute("aria-label", say("happened"));
  const title = document.createElement("h2");
  title.textContent = say("happened");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "button small";
  close.textContent = say("close");
  close.addEventListener("click", () => listed(null));
  const words = document.createElement("div");
  words.className = "caption-lines";
  words.tabIndex = 0;
  words.append(...lines.map(copied));
  list.append(title, words, close);
  placed(main, list, []);
}

// A list may stay for long: it stays on the board when a device is turned.
addEventListener("resize", () => {
  const main = document.querySelector("main");
  if (main && list?.isConnected) placed(main, list, []);
});
