/** A replay steps in place: the pieces travel, and each move keeps its own address. */

import { autoplay } from "./autoplay.js";
import { around, parsed } from "./page.js";
import { tellLayout } from "./layout.js";

const REPLAY = "main[data-state=replay]";

let asked = 0;

/** @param {(main: HTMLElement) => void} adopt show another main element */
export function start(adopt) {
  if (!document.querySelector(REPLAY)) return;
  showCurrent();

  /** @param {string} address */
  const go = async (address) => {
    const ticket = ++asked;
    tellLayout();
    try {
      const response = await fetch(address, { headers: { "X-Fragment": "1" } });
      const main = parsed(await response.text()).querySelector("main");
      if (!main?.dataset.fragment) throw new Error(response.statusText);
      if (ticket !== asked) return false;
      adopt(document.adoptNode(main));
      showCurrent();
      return true;
    } catch {
      location.assign(address);
      return false;
    }
  };

  // What plays by itself leaves one place to go back to, not one for each move.
  const stop = autoplay(async (address) => {
    const shown = await go(address);
    if (shown) history.replaceState(null, "", address);
    return shown;
  });

  /** @param {string} address */
  const step = async (address) => {
    stop();
    if (await go(address)) history.pushState(null, "", address);
  };

  document.addEventListener("click", (event) => {
    const link = around(event.target, `${REPLAY} [data-region] a[href^='/replays/']`);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (!link || elsewhere || link.hasAttribute("download")) return;
    event.preventDefault();
    void step(link.getAttribute("href") ?? "");
  });
  // Not while it is dragged: the slider is in what a step replaces.
  document.addEventListener("change", ({ target }) => {
    const form = around(target, "form[data-scrub]");
    if (!form || !(target instanceof HTMLInputElement)) return;
    const seat = form.querySelector("[name=as]")?.getAttribute("value");
    const query = seat == null ? "" : `?as=${encodeURIComponent(seat)}`;
    void step(`${form.getAttribute("action")}/${target.value}${query}`);
  });
  document.addEventListener("keydown", (event) => {
    const name = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (!name || event.altKey || around(event.target, ".board, input, select, dialog")) return;
    document.querySelector(/** @type {"a"} */ (`[data-step=${name}]`))?.click();
  });
  addEventListener("popstate", () => {
    stop();
    void go(location.pathname + location.search);
  });
}

/** Scroll the list of moves to the current one, without moving the page. */
function showCurrent() {
  const move = document.querySelector(`${REPLAY} [aria-current=step]`);
  const list = move?.closest("ol");
  if (!move || !list) return;
  const [inner, outer] = [move.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    list.scrollTop += inner.top - outer.top - outer.height / 2;
  }
}
