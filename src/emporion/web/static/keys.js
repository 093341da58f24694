/** The board by keyboard: one stop for Tab, arrows from thing to thing, a few letters. */

import { around } from "./page.js";
import { openDialog } from "./dialog.js";

const LIT = "[data-action]";
/** What is pressed: to choose it, or to take it back. */
const BUTTON = "[data-action], [data-laid]";
const POINTED = "is-pointed";
const TABLE = "main[data-table], main[data-state=replay]";
/** Where decisions are made. */
const PLAYED = "[data-region=board], [data-region=decision]";

/** @type {Record<string, [number, number]>} */
const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The mark that identifies the thing that had the focus last in the next picture. */
let current = "";
/** @type {{ x: number, y: number, lit: boolean } | null} where the focus is, if it is on the board */
let held = null;

/**
 * @param {(target: Element) => void} choose
 * @param {(thing: Element, focused: boolean) => void} ask why something cannot be chosen
 */
export function start(choose, ask) {
  const press = (/** @type {Element} */ thing) =>
    thing.matches(BUTTON) ? choose(thing) : ask(thing, true);
  document.addEventListener("keydown", (event) => onKey(event, press));
  for (const kind of /** @type {const} */ (["focusin", "pointerover"])) {
    document.addEventListener(kind, ({ target }) => point(around(target, LIT)));
  }
  document.addEventListener("focusin", ({ target }) => {
    const found = around(target, ".board [tabindex]");
    if (!found) return;
    current = identity(found);
    stop(found);
  });
}

/**
 * Before a part of the page goes: remember where on the board the focus is.
 * @param {Element} part
 */
export function hold(part) {
  const active = document.activeElement;
  const holds = active && boardOf(part)?.contains(active);
  held = holds ? { ...centre(active), lit: active.matches(LIT) } : null;
}

/**
 * A part of the page has come. If it has a board, Tab leads to one of its things. If the focus was
 * on the board, it returns to the same thing; or, if that was chosen, to the nearest next choice.
 * @param {Element} part
 */
export function ready(part) {
  const board = boardOf(part);
  if (!board) return;
  const all = things(board);
  for (const each of all) each.setAttribute("tabindex", "-1");
  const lit = all.filter((each) => each.matches(LIT));
  const same = all.find((each) => identity(each) === current);
  const goesOn = same && (same.matches(LIT) || !lit.length || (held && !held.lit));
  const near = held && closest(held, lit.length ? lit : all);
  const chosen = goesOn ? same : (near ?? lit[0] ?? all[0]);
  if (!chosen) return;
  stop(chosen);
  if (held) chosen.focus({ preventScroll: true });
  held = null;
}

/** @param {ParentNode} part @returns {SVGElement | null} */
const boardOf = (part) => part.querySelector(".board svg");

/**
 * What can be asked about or chosen on the board. A name inside a lit thing that has none of its
 * own is that thing's.
 * @param {Element} board
 */
function things(board) {
  const found = /** @type {NodeListOf<SVGElement>} */ (
    board.querySelectorAll(`${BUTTON}, [data-tip]`)
  );
  return [...found].filter((each) => {
    const lit = each.parentElement?.closest(BUTTON);
    return !lit || lit.hasAttribute("data-tip");
  });
}

/** @param {Element} thing */
const identity = (thing) =>
  thing.getAttribute("data-id") ??
  thing.querySelector("[data-id]")?.getAttribute("data-id") ??
  `named ${thing.getAttribute("aria-label")}`;

/**
 * Let Tab lead to this thing of the board and to no other.
 * @param {Element} thing
 */
function stop(thing) {
  for (const each of thing.closest("svg")?.querySelectorAll("[tabindex='0']") ?? []) {
    each.setAttribute("tabindex", "-1");
  }
  thing.setAttribute("tabindex", "0");
}

/**
 * Light the places that belong to a choice, and the choice that belongs to a place.
 * @param {Element | null} source
 */
function point(source) {
  const action = source?.getAttribute("data-action");
  for (const each of document.querySelectorAll(`.${POINTED}`)) each.classList.remove(POINTED);
  if (!action) return;
  for (const each of document.querySelectorAll(`main ${LIT}`)) {
    if (each !== source && each.getAttribute("data-action") === action) each.classList.add(POINTED);
  }
}

/**
 * What leads to a choice works anywhere on a table's page, except in fields and in what lies over
 * the table; what chooses or takes back, only on the board and beside it.
 * @param {KeyboardEvent} event
 * @param {(thing: Element) => void} press
 */
function onKey(event, press) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const main = document.querySelector(TABLE);
  if (!main || document.querySelector("dialog[open]")) return;
  if (around(event.target, "input:not([type=radio]), textarea, select")) return;
  if (isUsed(event, main, press)) event.preventDefault();
}

/**
 * @param {KeyboardEvent} event
 * @param {Element} main
 * @param {(thing: Element) => void} press
 * @returns {boolean} whether the key meant something here
 */
function isUsed(event, main, press) {
  if (event.key === "n") next(main, 1);
  else if (event.key === "p") next(main, -1);
  else if (event.key === "?") openDialog(document.getElementById("keys"));
  else return !!around(event.target, PLAYED) && isPlayed(event, main, press);
  return true;
}

/**
 * @param {KeyboardEvent} event
 * @param {Element} main
 * @param {(thing: Element) => void} press
 * @returns {boolean} whether the key meant something on the board or beside it
 */
function isPlayed(event, main, press) {
  const presses = event.key === "Enter" || event.key === " ";
  // A key that is held down has chosen once; what comes after that is another question.
  if (event.repeat && presses) return true;
  const board = around(event.target, ".board svg");
  const focused = board && around(event.target, "[tabindex]");
  const arrow = ARROWS[event.key];
  if (arrow && focused) nearest(focused, things(board), arrow)?.focus();
  else if (presses && focused) press(focused);
  else if (event.key === "u") main.querySelector(/** @type {"button"} */ ("[data-undo]"))?.click();
  else return false;
  return true;
}

/** @param {Element} element */
function centre(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * @param {{ x: number, y: number }} place
 * @param {SVGElement[]} all
 * @returns {SVGElement | null} the nearest to a place
 */
function closest(place, all) {
  return least(all, (each) => {
    const { x, y } = centre(each);
    return Math.hypot(x - place.x, y - place.y);
  });
}

/**
 * The nearest thing in a direction; what lies straight ahead is nearer than what lies aside. Of
 * things that lie on each other, one comes after the other.
 * @param {Element} from
 * @param {SVGElement[]} all
 * @param {[number, number]} direction
 */
function nearest(from, all, [across, down]) {
  const start = centre(from);
  const stacked = all.filter((each) => {
    const { x, y } = centre(each);
    return Math.hypot(x - start.x, y - start.y) <= 1;
  });
  const under = stacked[stacked.findIndex((each) => each === from) + across + down];
  if (under) return under;
  return least(all, (each) => {
    const { x, y } = centre(each);
    const ahead = (x - start.x) * across + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * across);
    return ahead > 1 ? ahead + 2 * aside : Infinity;
  });
}

/**
 * @param {SVGElement[]} all
 * @param {(each: SVGElement) => number} distance
 * @returns {SVGElement | null} the one with the least distance, unless that is infinite
 */
function least(all, distance) {
  const near = all.map((each) => ({ each, far: distance(each) })).sort((a, b) => a.far - b.far)[0];
  return near && near.far < Infinity ? near.each : null;
}

/**
 * The next lit thing on the board; where none is lit, the next choice in words.
 * @param {Element} main
 * @param {1 | -1} step
 */
function next(main, step) {
  const board = boardOf(main);
  const lit = board ? things(board).filter((each) => each.matches(LIT)) : [];
  /** @type {(HTMLElement | SVGElement)[]} */
  const targets = lit.length
    ? lit
    : [...main.querySelectorAll(/** @type {"button"} */ (`[data-decide] ${LIT}`))];
  const active = document.activeElement;
  const here = targets.findIndex((each) => each === active);
  const from = here < 0 && step < 0 ? 0 : here;
  targets[(from + step + targets.length) % targets.length]?.focus();
}
