/** A list that goes on below its edge says so, and a click leads on. */

import { say } from "./page.js";

const LISTS = ".decision, .all-choices";
/** What is hidden of a list by less than this is its margin. */
const LITTLE = 6;
/** How much of a list a click brings into sight: a bit of what was seen stays. */
const PAGE = 0.8;

/** @type {WeakSet<Element>} */
const known = new WeakSet();
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) check(target.closest(LISTS));
});

/** Look after lists that change their size because the window does, or that are unfolded. */
export function start() {
  document.addEventListener("scroll", ({ target }) => target instanceof Element && check(target), {
    capture: true,
    passive: true,
  });
  document.addEventListener("toggle", ({ target }) => target instanceof Element && check(target), true);
}

/**
 * Look after the lists in a part of the page that has just come.
 * @param {Element} part
 */
export function watch(part) {
  for (const list of [part, ...part.querySelectorAll(LISTS)]) {
    if (!list.matches(LISTS) || known.has(list)) continue;
    known.add(list);
    // What is in it may grow while it does not.
    for (const each of [list, ...list.children]) sizes.observe(each);
    list.append(button(list));
    check(list);
  }
}

/**
 * Another question is read from its beginning.
 * @param {Element} main
 */
export function rewind(main) {
  for (const list of main.querySelectorAll(LISTS)) list.scrollTop = 0;
}

/** @param {Element | null} list */
function check(list) {
  if (!list || !known.has(list)) return;
  const { scrollHeight, clientHeight, scrollTop } = list;
  list.classList.toggle("has-more", scrollHeight - clientHeight - scrollTop > LITTLE);
}

/**
 * For people who use a pointer: with the keyboard the choices themselves lead there.
 * @param {Element} list
 */
function button(list) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "more";
  made.tabIndex = -1;
  made.setAttribute("aria-hidden", "true");
  const words = document.createElement("span");
  words.textContent = say("more");
  made.append(words);
  made.addEventListener("click", () => list.scrollBy({ top: list.clientHeight * PAGE }));
  return made;
}
