/** The log and the chat share a place as tabs: a mark on a hidden tab shows that it has new lines. */

import { around } from "./page.js";

const MARK = "has-news";

/** A tab that is chosen has nothing new any more. */
export function start() {
  document.addEventListener("change", ({ target }) => {
    around(target, ".tab")?.classList.remove(MARK);
  });
}

/**
 * How many lines the chat has told so far.
 * @param {Element} main
 */
export function told(main) {
  return Number(main.querySelector(".chat [data-line]:last-child")?.getAttribute("data-line") ?? -1);
}

/**
 * Mark the chat's name if it has told more than before, and it is not the one that is shown.
 * @param {Element} main
 * @param {number} before
 */
export function mark(main, before) {
  const tab = main.querySelector(".tab:has(#show-chat:not(:checked))");
  if (tab && told(main) > before) tab.classList.add(MARK);
}
