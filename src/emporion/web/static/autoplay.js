/** A replay that goes on by itself, until it is stopped or over. */

import { around } from "./page.js";

const PLAY = "[data-play]";
const SPEED = "[data-speed]";
const KEPT = "replay-speed";

/** Where a space is the thing's own. */
const OWN = "a, button, input, select, textarea, summary, dialog, .board";

/**
 * The button says whether it plays, so whatever brings another button has stopped it.
 * @param {(address: string) => Promise<boolean>} goTo show a move; whether it is shown
 * @returns {() => void} stops it
 */
export function autoplay(goTo) {
  let timer = 0;

  const isPlaying = () => document.querySelector(PLAY)?.getAttribute("aria-pressed") === "true";

  /** @param {boolean} plays */
  const say = (plays) => {
    clearTimeout(timer);
    document.querySelector(PLAY)?.setAttribute("aria-pressed", String(plays));
  };

  const wait = () => {
    clearTimeout(timer);
    const seconds = document.querySelector(/** @type {"select"} */ (SPEED))?.value ?? "2";
    timer = window.setTimeout(() => void advance("next"), 1000 * Number(seconds));
  };

  /** @param {"next" | "first"} name */
  const advance = async (name) => {
    if (!isPlaying()) return;
    const address = document.querySelector(`[data-step=${name}]`)?.getAttribute("href");
    if (!address) say(false);
    else if ((await goTo(address)) && isPlaying()) wait();
  };

  const toggle = () => {
    if (isPlaying()) {
      say(false);
      return;
    }
    say(true);
    // A replay that is over begins again.
    void advance(document.querySelector("[data-step=next]") ? "next" : "first");
  };

  recall();
  document.addEventListener("click", ({ target }) => {
    if (around(target, PLAY)) toggle();
  });
  document.addEventListener("change", ({ target }) => {
    const chosen = around(target, SPEED);
    if (!(chosen instanceof HTMLSelectElement)) return;
    localStorage.setItem(KEPT, chosen.value);
    if (isPlaying()) wait();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== " " || event.repeat || event.defaultPrevented || around(event.target, OWN)) return;
    event.preventDefault();
    toggle();
  });
  return () => say(false);
}

/** The speed that was chosen last. */
function recall() {
  const speed = document.querySelector(/** @type {"select"} */ (SPEED));
  const kept = localStorage.getItem(KEPT);
  if (speed && [...speed.options].some((each) => each.value === kept)) speed.value = kept ?? "";
}
