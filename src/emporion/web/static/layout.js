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
