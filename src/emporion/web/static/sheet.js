/** On a phone a sheet covers part of the page: what may be chosen on the board is scrolled into view. */

import { layout } from "./layout.js";

/** The room that is left between what may be chosen and the edges. */
const MARGIN = 8;

/**
 * Bring what may be chosen into sight, with as little motion as can be. A person who reads further
 * below, types, or has unfolded the list of choices is not disturbed.
 * @param {HTMLElement} main
 */
export function reveal(main) {
  const sheet = main.querySelector(".sheet");
  const board = main.querySelector(".board");
  if (!sheet || !board || layout() !== "phone") return;
  const strip = main.querySelector(".seats")?.getBoundingClientRect();
  const bottom = sheet.getBoundingClientRect().top - MARGIN;
  document.documentElement.style.setProperty("--sheet", `${innerHeight - bottom}px`);
  const top = (strip?.height ?? 0) + MARGIN;
  const busy = bottom < innerHeight / 2 || document.activeElement?.matches("input");
  if (busy || main.dataset.asked !== "1" || board.getBoundingClientRect().bottom < top) return;
  const by = shift(lit(board), top, bottom);
  if (by) scrollBy({ top: by });
}

/**
 * @param {Element} board
 * @returns {{ top: number, bottom: number }[]} where what may be chosen is
 */
function lit(board) {
  return [...board.querySelectorAll("[data-action]")].map((each) => each.getBoundingClientRect());
}

/**
 * How far to scroll until all of it is in sight; or, where it needs more room than there is, at least
 * something.
 * @param {{ top: number, bottom: number }[]} places
 * @param {number} top
 * @param {number} bottom
 */
function shift(places, top, bottom) {
  if (!places.length) return 0;
  const all = {
    top: Math.min(...places.map((each) => each.top)),
    bottom: Math.max(...places.map((each) => each.bottom)),
  };
  if (all.bottom - all.top <= bottom - top) return into(all, top, bottom);
  const ways = places.map((each) => into(each, top, bottom));
  return ways.reduce((least, way) => (Math.abs(way) < Math.abs(least) ? way : least));
}

/**
 * @param {{ top: number, bottom: number }} place
 * @param {number} top
 * @param {number} bottom
 */
function into(place, top, bottom) {
  if (place.bottom > bottom) return place.bottom - bottom;
  return place.top < top ? place.top - top : 0;
}
