/** What is not lit answers a click, too: why it cannot be chosen now, or what it is. */

import { around, speak } from "./page.js";
import { answer, tell } from "./tips.js";

const BUTTON = "[data-action], [data-laid]";
const LOST_AFTER = 10_000;

/** The question that was asked last: only its answer is shown. */
let asked = 0;

/** Listen for clicks on the board that nothing comes of. */
export function start() {
  document.addEventListener("click", ({ target }) => {
    const found = around(target, ".board [data-means]") ?? around(target, ".board [data-tip]");
    if (found && !around(target, BUTTON)) void ask(found);
    else asked += 1;
  });
}

/**
 * Say why a thing on the board cannot be chosen; if it stands for nothing, say what it is.
 * @param {Element} thing
 * @param {boolean} [focused] whether it was asked by keyboard
 */
export async function ask(thing, focused = false) {
  const means = thing.closest("[data-means]")?.getAttribute("data-means") ?? null;
  const path = thing.closest("main")?.dataset.why;
  const number = ++asked;
  const said = means !== null && path ? await fetched(path, means) : "";
  const left = focused && document.activeElement !== thing;
  if (number !== asked || !thing.isConnected || left) return;
  if (said) {
    answer(thing, said, focused);
    speak(said);
  } else {
    tell(thing);
  }
}

/**
 * @param {string} path
 * @param {string} action
 * @returns {Promise<string>} why an action is not open now; nothing if that is not to be had
 */
async function fetched(path, action) {
  const address = new URL(path, location.href);
  address.searchParams.set("action", action);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(LOST_AFTER) });
    return response.ok ? String((await response.json()).said ?? "") : "";
  } catch {
    return "";
  }
}
