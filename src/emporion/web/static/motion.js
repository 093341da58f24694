/**
 * Things travel from where they were to where they are.
 *
 * Two pictures of a table are independent; `render/svg.py` says how to match the things of one with
 * those of the other, and `pairs` below follows it step by step. Whatever travels does so as
 * a likeness on top of the picture, so that nothing hides it and it hides nothing from a pointer.
 */

import { isStill } from "./page.js";
import { grown, scoresIn } from "./scores.js";

const LASTS = 320;
const STAGGER = 70;
/** All of it is over after this long, however much travels. */
const MOST = 900;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const SVG = "http://www.w3.org/2000/svg";
/** A likeness where the thing itself is. */
const HERE = { translate: "0px 0px", scale: "1 1", opacity: 1 };

/** @typedef {{ x: number, y: number, width: number, height: number }} Box in the picture's units */

/**
 * @typedef {object} Thing a piece, a stack or a home of one picture
 * @property {SVGElement} element
 * @property {string} id
 * @property {string} name what it is, or holds, or is home to
 * @property {string} seat
 * @property {number} count
 * @property {Box} box
 */

/**
 * @typedef {object} Picture
 * @property {SVGSVGElement} svg
 * @property {string} frame what two pictures must have in common to be of one table and layout
 * @property {Thing[]} pieces
 * @property {Thing[]} stacks
 * @property {Thing[]} homes
 */

/** @typedef {{ from: Thing | null, to: Thing | null }} Pair */
/** @typedef {{ picture: Picture | null, scores: Map<string, number> }} Memory */

/** @type {WeakMap<Element, Element[]>} what is on its way, and its likeness, or one for each side */
const likenesses = new WeakMap();

/**
 * How things are before a change.
 * @param {Element} main
 * @returns {Memory}
 */
export function remembered(main) {
  return { picture: picture(main), scores: scoresIn(main) };
}

/**
 * Let everything travel to where it is now.
 * @param {Element} main
 * @param {Memory} before
 */
export function travel(main, before) {
  grow(main, before.scores);
  const [old, now] = [before.picture, picture(main)];
  if (!old || !now || old.svg === now.svg || old.frame !== now.frame || document.hidden) return;
  const moved = pairs(old, now).filter(hasMoved);
  if (isStill()) {
    for (const { to } of moved) if (to) highlight(to.element);
    return;
  }
  const layer = document.createElementNS(SVG, "g");
  layer.setAttribute("class", "travellers");
  layer.setAttribute("aria-hidden", "true");
  now.svg.append(layer);
  const far = moved.filter((pair) => !nudge(now.svg, pair));
  const stagger = Math.min(STAGGER, (MOST - LASTS) / Math.max(1, far.length - 1));
  const trips = far.map((pair, place) => trip(layer, pair, place * stagger));
  void Promise.allSettled(trips).then(() => layer.remove());
}

/**
 * @param {Element} main
 * @returns {Picture | null}
 */
function picture(main) {
  const svg = main.querySelector(/** @type {"svg"} */ (".board svg"));
  const screen = svg?.getScreenCTM();
  if (!svg || !screen) return null;
  const inverse = screen.inverse();
  /** @param {string} kind */
  const things = (kind) =>
    [...svg.querySelectorAll(/** @type {"g"} */ (`[data-${kind}]`))].map((element) => ({
      element,
      id: element.dataset.id ?? "",
      name: element.getAttribute(`data-${kind}`) ?? "",
      seat: element.closest("[data-seat]")?.getAttribute("data-seat") ?? "",
      count: Number(element.dataset.count ?? 1),
      box: whereabouts(element, inverse),
    }));
  return {
    svg,
    frame: `${svg.getAttribute("viewBox")} ${svg.getAttribute("class")}`,
    pieces: things("piece"),
    stacks: things("stack"),
    homes: things("home"),
  };
}

/**
 * Where a thing is seen: on its way at its likeness, but as large as it is. A card that is being
 * turned over is never as narrow as it looks.
 * @param {Element} element
 * @param {DOMMatrix} inverse from the screen to the picture
 * @returns {Box}
 */
function whereabouts(element, inverse) {
  const box = measure(element, inverse);
  const seen = likenesses.get(element)?.find((each) => getComputedStyle(each).opacity !== "0");
  if (!seen) return box;
  const { x, y, width, height } = measure(seen, inverse);
  return { ...box, x: x + (width - box.width) / 2, y: y + (height - box.height) / 2 };
}

/**
 * @param {Element} element
 * @param {DOMMatrix} inverse
 * @returns {Box}
 */
function measure(element, inverse) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const corner = new DOMPoint(x, y).matrixTransform(inverse);
  const far = new DOMPoint(x + width, y + height).matrixTransform(inverse);
  return { x: corner.x, y: corner.y, width: far.x - corner.x, height: far.y - corner.y };
}

// -- which is which -------------------------------------------------------------------------------

/** @param {string} one @param {string} other */
const isRelated = (one, other) => one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** @param {Thing} one @param {Thing} other */
const isSame = (one, other) =>
  one.id === other.id && (one.name === other.name || isRelated(one.name, other.name));

/** @type {((one: Thing, other: Thing) => boolean)[]} who fits whom, the best fit first */
const FITS = [
  (one, other) => one.name === other.name && one.seat === other.seat,
  (one, other) => one.name === other.name,
  (one, other) => isRelated(one.name, other.name) && one.seat === other.seat,
  (one, other) => isRelated(one.name, other.name),
];

/**
 * @param {Picture} before
 * @param {Picture} now
 * @returns {Pair[]} in the order in which the picture is drawn; what has left comes last
 */
function pairs(before, now) {
  const gone = new Set(before.pieces);
  const arrived = new Set(now.pieces);
  /** @type {Map<Thing, Thing | null>} */
  const origins = new Map(now.pieces.map((piece) => [piece, null]));
  for (const fits of [isSame, ...FITS]) {
    for (const to of arrived) {
      const from = [...gone].find((each) => fits(each, to));
      if (!from) continue;
      origins.set(to, from);
      gone.delete(from);
      arrived.delete(to);
    }
  }
  const [gave, took] = exchanged(before.stacks, now.stacks);
  for (const to of arrived) origins.set(to, taken(gave, to) ?? home(before.homes, to));
  const left = [...gone].map((from) => ({
    from,
    to: taken(took, from) ?? home(now.homes, from),
  }));
  return [...[...origins].map(([to, from]) => ({ from, to })), ...left];
}

/**
 * @param {Thing[]} before
 * @param {Thing[]} now
 * @returns {[Thing[], Thing[]]} the stacks that gave, as they were, and those that took, as they
 *   are, with as many pieces as it was
 */
function exchanged(before, now) {
  const older = new Map(before.map((stack) => [stack.id, stack.count]));
  const newer = new Map(now.map((stack) => [stack.id, stack.count]));
  return [
    before.map((stack) => ({ ...stack, count: stack.count - (newer.get(stack.id) ?? 0) })),
    now.map((stack) => ({ ...stack, count: stack.count - (older.get(stack.id) ?? 0) })),
  ];
}

/**
 * @param {Thing[]} stacks
 * @param {Thing} piece
 * @returns {Thing | null} the stack that gave or took a piece
 */
function taken(stacks, piece) {
  for (const fits of FITS) {
    const stack = stacks.find((each) => each.count > 0 && fits(each, piece));
    if (!stack) continue;
    stack.count -= 1;
    return stack;
  }
  return null;
}

/**
 * @param {Thing[]} homes
 * @param {Thing} piece
 */
function home(homes, piece) {
  const names = [piece.name, piece.seat, piece.name.split(".")[0]];
  return names.map((name) => homes.find((each) => name && each.name === name)).find(Boolean) ?? null;
}

/** @param {Pair} pair */
function hasMoved({ from, to }) {
  if (!from || !to || isTurned(from, to)) return true;
  const apart = Math.hypot(from.box.x - to.box.x, from.box.y - to.box.y);
  return apart > 1 || Math.abs(from.box.width - to.box.width) > 1;
}

/** @param {Thing} thing */
const isPiece = ({ element }) => element.hasAttribute("data-piece");

/** @param {Thing} from @param {Thing} to */
const isTurned = (from, to) => isPiece(from) && isPiece(to) && from.name !== to.name;

// -- on the way -----------------------------------------------------------------------------------

/**
 * @param {Element} layer
 * @param {Pair} pair
 * @param {number} delay
 * @returns {Promise<unknown>} when it has arrived
 */
async function trip(layer, { from, to }, delay) {
  const timing = { duration: LASTS, delay, easing: EASE };
  const seen = to && isPiece(to) ? to.element : null;
  if (!from || !to) {
    return seen?.animate({ opacity: [0, 1] }, { ...timing, fill: "backwards" }).finished;
  }
  /** @type {[Element, Keyframe[]][]} */
  const sides = isTurned(from, to)
    ? turned(from, to)
    : seen
      ? [[copy(seen), [shift(to, from), HERE]]]
      : [[copy(from.element), [HERE, { ...shift(from, to), opacity: 0.3 }]]];
  const likeness = sides.map(([side]) => side);
  layer.append(...likeness);
  const hidden = seen?.animate({ opacity: [0, 0] }, { ...timing, fill: "both" });
  const flights = sides.map(([side, way]) => side.animate(way, { ...timing, fill: "both" }));
  if (seen) likenesses.set(seen, likeness);
  try {
    return await Promise.all(flights.map(({ finished }) => finished));
  } finally {
    hidden?.cancel();
    for (const side of likeness) side.remove();
    if (seen) likenesses.delete(seen);
  }
}

/**
 * A card turns over on its way: one side shows until half way, then the other.
 * @param {Thing} from
 * @param {Thing} to
 * @returns {[Element, Keyframe[]][]}
 */
function turned(from, to) {
  /** @param {keyof Box} size */
  const mean = (size) => (from.box[size] + to.box[size]) / 2;
  const box = { x: mean("x"), y: mean("y"), width: mean("width"), height: mean("height") };
  const [older, newer] = [from, to].map((side) => shift(side, { ...to, box }, true));
  const [gone, none] = [older, newer].map((edge) => ({ ...edge, opacity: 0 }));
  const [just, half] = [{ offset: 0.499 }, { offset: 0.5 }];
  return [
    [copy(from.element), [HERE, { ...older, ...just }, { ...gone, ...half }, { ...gone }]],
    [copy(to.element), [{ ...none }, { ...none, ...just }, { ...newer, ...half }, HERE]],
  ];
}

/**
 * Cards that only make room for another one all slide at once, and stay under those on top of them.
 * @param {SVGSVGElement} svg
 * @param {Pair} pair
 * @returns {boolean} whether it was no more than that
 */
function nudge(svg, { from, to }) {
  if (!from || !to || from.name !== to.name || !isPiece(from) || !isPiece(to)) return false;
  const [x, y] = [from.box.x - to.box.x, from.box.y - to.box.y];
  const parent = /** @type {SVGGElement} */ (/** @type {unknown} */ (to.element.parentElement));
  const matrix = parent.getScreenCTM()?.inverse().multiply(svg.getScreenCTM() ?? undefined);
  const alike = Math.abs(from.box.width - to.box.width) < to.box.width / 10;
  if (!matrix || !alike || Math.hypot(x, y) > to.box.width) return false;
  const start = `${x * matrix.a + y * matrix.c}px ${x * matrix.b + y * matrix.d}px`;
  to.element.animate({ translate: [start, "0px 0px"] }, { duration: LASTS, easing: EASE });
  return true;
}

/**
 * What brings a thing to another place: `translate` and `scale` come on top of the transform that
 * it is drawn with, and scaling is about the corner of the picture.
 * @param {Thing} thing
 * @param {Thing} place
 * @param {boolean} [edgewise] seen from the side, as a card that is being turned over
 */
function shift({ box }, place, edgewise = false) {
  const fit = Math.min(place.box.width / box.width, place.box.height / box.height) || 1;
  // Only a piece tells how large the same piece was there; a panel may be far larger.
  const high = Math.min(isPiece(place) ? 3 : 1, Math.max(0.2, fit));
  const wide = edgewise ? high / 10 : high;
  const x = place.box.x + place.box.width / 2 - wide * (box.x + box.width / 2);
  const y = place.box.y + place.box.height / 2 - high * (box.y + box.height / 2);
  return {
    translate: `${x.toFixed(2)}px ${y.toFixed(2)}px`,
    scale: `${wide.toFixed(3)} ${high.toFixed(3)}`,
    opacity: 1,
  };
}

/**
 * A likeness of a thing with empty copies of everything around it, which give it place and colour.
 * @param {Element} element
 */
function copy(element) {
  let whole = /** @type {Element} */ (element.cloneNode(true));
  let around = element.parentElement;
  for (; around && around.localName === "g"; around = around.parentElement) {
    const outer = /** @type {Element} */ (around.cloneNode(false));
    outer.append(whole);
    whole = outer;
  }
  const likeness = document.createElementNS(SVG, "g");
  likeness.append(whole);
  for (const each of likeness.querySelectorAll("*")) {
    for (const { name } of [...each.attributes]) {
      if (/^(data-|aria-|id$|role$|tabindex$)/.test(name)) each.removeAttribute(name);
    }
  }
  return likeness;
}

/** @param {Element} element */
function highlight(element) {
  element.classList.add("is-news");
  setTimeout(() => element.classList.remove("is-news"), 1500);
}

// -- points ---------------------------------------------------------------------------------------

/**
 * Make points that grew show by how much.
 * @param {Element} main
 * @param {Map<string, number>} before
 */
function grow(main, before) {
  for (const [whose, points] of scoresIn(main)) {
    const gained = points - (before.get(whose) ?? points);
    const shown = main.querySelector(`[data-score="${CSS.escape(whose)}"]`);
    if (shown && gained > 0) grown(shown, gained);
  }
}
