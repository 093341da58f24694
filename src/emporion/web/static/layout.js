/** Which layout the window has: the style sheets decide it, and the server is told by a cookie. */

import { cookie, setCookie } from "./page.js";

/** @returns {string} `desk`, `tablet` or `phone`, as `tokens.css` has it for a window of this shape */
export function layout() {
  return getComputedStyle(document.documentElement).getPropertyValue("--layout").trim() || "desk";
}

/** Tell the server, before anything is asked of it: another window may have told it otherwise. */
export function tellLayout() {
  if (cookie("layout") !== layout()) setCookie("layout", layout());
}

/** The board leaves as much room as the tools below it need: how many rows, words and width decide. */
const tools = new ResizeObserver(([entry]) => {
  if (!entry || entry.target.querySelector("details[open]")) return;
  const high = Math.ceil(entry.target.getBoundingClientRect().height);
  document.documentElement.style.setProperty("--tools-high", `${high}px`);
});

/** @param {Element} part a part of the page that has just come */
export function measureTools(part) {
  const foot = part.matches(".foot") ? part : part.querySelector(".foot");
  if (!foot?.closest(".is-table")) return;
  tools.disconnect();
  tools.observe(foot);
}
