/** Each thing explains itself: in a bubble on hover, on focus, on a long press; and it answers. */

import { around } from "./page.js";

const HOVER = 350;
const PRESS = 450;
/** Time to get from a thing to its bubble without losing it. */
const LEAVE = 150;
/** A finger may move this far, in pixels, before it counts as scrolling. */
const TREMBLE = 10;
/** How long an answer stays, and how much longer for each letter. */
const READ = 3000;
const READ_A_LETTER = 45;
const GAP = 10;
const EDGE = 8;
/** A thing larger than this is explained where the pointer is, not at its edge. */
const LARGE = 180;

const TIPPED = "[data-tip]";

/** @type {HTMLElement | null} */
let bubble = null;
/** @type {Element | null} */
let thing = null;
let timer = 0;
/** @type {Element | null | undefined} what is explained when the timer has run down; null: nothing */
let next;
let pressed = 0;
let swallows = false;
/** When the answer that the bubble shows goes by itself; 0 where it only says what a thing is. */
let fades = 0;
let [x, y] = [0, 0];
/** @type {Element | null} what the pointer is on, if that explains itself */
let under = null;
/**
 * What was pressed, and where. The press was the answer, so it is not explained before the pointer
 * has left it. What a newer page puts in its place is not explained before the pointer has moved.
 * @type {{ thing: Element | null, x: number, y: number } | null}
 */
let answered = null;

/** Listen for requests to explain something. */
export function start() {
  document.addEventListener("pointerover", onOver);
  document.addEventListener("pointermove", onMove, { passive: true });
  document.addEventListener("pointerdown", onDown);
  for (const end of ["pointerup", "pointercancel", "scroll"]) {
    document.addEventListener(end, () => clearTimeout(pressed), { capture: true, passive: true });
  }
  document.addEventListener("click", onClick, true);
  document.addEventListener("contextmenu", (event) => {
    if (swallows || (thing && around(event.target, ".board"))) event.preventDefault();
  });
  document.addEventListener("focusin", ({ target }) => {
    const found = within(around(target, "[data-action], [data-laid]")) ?? around(target, TIPPED);
    if (found && target instanceof Element && target.matches(":focus-visible")) show(found, target);
  });
  document.addEventListener("focusout", ({ target }) => {
    if (target === thing) hide();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });
  // Out of the window there is nothing to point at.
  document.documentElement.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse" && !thing?.matches(":focus-visible")) hide();
  });
}

/**
 * Take over the titles of pictures: shown by us they need no patience, and a keyboard or a finger
 * gets them, too. What is read aloud stays.
 * @param {Element} root
 */
export function explain(root) {
  for (const title of root.querySelectorAll("svg title")) {
    const named = title.parentNode;
    if (!(named instanceof SVGElement)) continue;
    const text = title.textContent?.trim() ?? "";
    title.remove();
    if (!named.hasAttribute("aria-label") && !named.closest("[role=button], [aria-hidden=true]")) {
      named.setAttribute("aria-label", text);
      if (!named.hasAttribute("role")) named.setAttribute("role", "img");
    }
    if (named.localName !== "svg") named.dataset.tip = text;
  }
}

/**
 * Answer a click on a thing, in the bubble, for as long as it takes to read.
 * @param {Element} piece
 * @param {string} text
 * @param {boolean} focused whether it was asked by keyboard
 */
export function answer(piece, text, focused) {
  open();
  thing = piece;
  bubble?.replaceChildren(line(text));
  bubble?.classList.add("is-answer");
  if (bubble) place(bubble, anchor(piece, !focused));
  fades = window.setTimeout(hide, READ + READ_A_LETTER * text.length);
}

/**
 * Say what a thing is, at once.
 * @param {Element} piece
 */
export function tell(piece) {
  if (piece.matches(TIPPED)) show(piece);
}

/** The page has changed: explain what is in the place of the thing now, if it is the same thing. */
export function settle() {
  if (!thing || thing.isConnected) return;
  if (fades) {
    hide();
    return;
  }
  const found = around(document.elementFromPoint(x, y), TIPPED);
  if (found && isSame(thing, found)) fill(found);
  else hide();
}

/**
 * Whether two things are one, in two pictures.
 * @param {Element} one
 * @param {Element} other
 */
const isSame = (one, other) => named(one) !== "" && named(one) === named(other);

/** @param {Element} each */
const named = (each) => each.closest("[data-id]")?.getAttribute("data-id") ?? "";

/** @param {Element | null} lit @returns {Element | null} what says what a lit thing is */
const within = (lit) => (lit?.matches(TIPPED) ? lit : lit?.querySelector(TIPPED)) ?? null;

/** @param {PointerEvent} event */
function onOver(event) {
  if (event.pointerType === "touch") return;
  under = around(event.target, TIPPED);
  [x, y] = [event.clientX, event.clientY];
  consider();
}

/** @param {PointerEvent} event */
function onMove(event) {
  const moved = Math.hypot(event.clientX - x, event.clientY - y);
  if (event.pointerType !== "touch" || moved > TREMBLE) {
    clearTimeout(pressed);
    [x, y] = [event.clientX, event.clientY];
  }
  if (event.pointerType === "touch") return;
  if (answered || (thing && thing !== under)) consider();
}

/** The pointer is on something else, or elsewhere on it: explain that after a while, or nothing. */
function consider() {
  if (answered && !isLeft(answered)) return;
  answered = null;
  const stays = under === thing || isOnBubble() || (!under && thing?.matches(":focus-visible"));
  if (stays) wait(undefined, 0);
  else if (next !== under) wait(under, thing ? LEAVE : HOVER);
}

/**
 * Explain something after a while, or nothing (null), or leave it as it is (undefined).
 * @param {Element | null | undefined} tipped
 * @param {number} time
 */
function wait(tipped, time) {
  clearTimeout(timer);
  next = tipped;
  if (tipped === undefined) return;
  timer = window.setTimeout(() => (tipped ? show(tipped) : hide()), time);
}

/** @param {{ thing: Element | null, x: number, y: number }} press */
function isLeft(press) {
  const same = press.thing && under && (press.thing === under || isSame(press.thing, under));
  return !same && Math.hypot(press.x - x, press.y - y) > TREMBLE;
}

/** Whether the pointer is on the bubble. It lets clicks through, so only its place tells. */
function isOnBubble() {
  if (!thing || !bubble) return false;
  const { left, right, top, bottom } = bubble.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** @param {PointerEvent} event */
function onDown(event) {
  clearTimeout(timer);
  clearTimeout(pressed);
  swallows = false;
  if (around(event.target, "#tip")) return;
  hide();
  const found = around(event.target, TIPPED);
  [x, y] = [event.clientX, event.clientY];
  if (event.pointerType !== "touch") answered = { thing: found, x, y };
  if (event.pointerType === "mouse" || !found) return;
  pressed = window.setTimeout(() => {
    show(found);
    // What is under a bubble that a finger asked for is not what a tap on the bubble means.
    bubble?.classList.add("is-held");
    // The click that follows was a question, not a decision.
    swallows = true;
  }, PRESS);
}

/** @param {MouseEvent} event */
function onClick(event) {
  if (!swallows) return;
  swallows = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * @param {Element} tipped
 * @param {Element} [focused] the thing with the focus, if that is why
 */
function show(tipped, focused) {
  if (!tipped.isConnected) return;
  open();
  fill(tipped, focused);
}

/** Have an empty bubble on the page. */
function open() {
  hide();
  bubble ??= made();
  bubble.classList.remove("is-held", "is-answer");
  document.body.append(bubble);
  bubble.showPopover?.();
}

/**
 * Fill the bubble that is shown.
 * @param {Element} tipped
 * @param {Element} [focused]
 */
function fill(tipped, focused) {
  if (!bubble) return;
  const text = tipped.getAttribute("data-tip") ?? "";
  const choice = tipped.closest("[data-action], [data-laid]")?.getAttribute("aria-label") ?? "";
  bubble.replaceChildren(...[choice === text ? "" : choice, text].filter(Boolean).map(line));
  thing = focused ?? tipped;
  if (thing.getAttribute("aria-label") !== text) thing.setAttribute("aria-describedby", bubble.id);
  place(bubble, anchor(tipped, !focused));
}

function hide() {
  clearTimeout(fades);
  fades = 0;
  wait(undefined, 0);
  thing?.removeAttribute("aria-describedby");
  thing = null;
  bubble?.remove();
}

function made() {
  const element = document.createElement("div");
  element.id = "tip";
  element.className = "tip";
  element.setAttribute("role", "tooltip");
  // In the top layer, or an open dialog would cover it.
  element.setAttribute("popover", "manual");
  return element;
}

/** @param {string} text */
function line(text) {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}

/**
 * What the bubble is to be beside: the thing, or the pointer on a large thing.
 * @param {Element} tipped
 * @param {boolean} pointed
 */
function anchor(tipped, pointed) {
  const box = tipped.getBoundingClientRect();
  const large = box.width > LARGE || box.height > LARGE;
  return pointed && large ? new DOMRect(x - GAP, y - GAP, 2 * GAP, 2 * GAP) : box;
}

/**
 * Above what it explains, or below where there is no room, and inside the window.
 * @param {HTMLElement} element
 * @param {DOMRect} beside
 */
function place(element, beside) {
  const { width, height } = element.getBoundingClientRect();
  const above = beside.top - height - GAP;
  const top = above >= EDGE ? above : beside.bottom + GAP;
  const left = beside.left + beside.width / 2 - width / 2;
  const { clientWidth, clientHeight } = document.documentElement;
  const inside = (/** @type {number} */ at, /** @type {number} */ most) =>
    `${Math.round(Math.max(EDGE, Math.min(at, most - EDGE)))}px`;
  element.style.setProperty("left", inside(left, clientWidth - width));
  element.style.setProperty("top", inside(top, clientHeight - height));
}
