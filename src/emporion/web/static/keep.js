/** What a person has begun outlives a change of the page: words, choices, scrolling, focus. */

import { around } from "./page.js";

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */

const FIELDS = "textarea, select, input:not([type=hidden], [type=file])";

/** @type {WeakSet<Element>} details that a person has opened or closed */
const turned = new WeakSet();

/** Notice what a person opens and closes; everything else follows the page. */
export function start() {
  document.addEventListener("click", ({ target }) => {
    const details = around(target, "summary")?.parentElement;
    if (details) turned.add(details);
  });
}

/**
 * Remember what a person has done in a part of the page.
 * @param {HTMLElement} old
 * @returns {(fresh: HTMLElement) => void} gives it back to what is in its place afterwards
 */
export function remember(old) {
  const focus = old.contains(document.activeElement) ? focused() : null;
  const filled = fieldsOf(old)
    .filter(isFilled)
    .map((field) => ({ field, wanted: key(field) }));
  const opened = [...old.querySelectorAll("details")]
    .filter((each) => turned.has(each))
    .map((each) => ({ open: each.open, wanted: key(each) }));
  const scrolled = all(old)
    .filter((each) => each.scrollTop || each.scrollLeft)
    .map((each) => ({ top: each.scrollTop, left: each.scrollLeft, wanted: key(each) }));
  const page = { left: scrollX, top: scrollY };

  return (fresh) => {
    const fields = filled.length ? fieldsOf(fresh) : [];
    for (const { field, wanted } of filled) fill(fields.find(known(wanted)), field);
    const details = [...fresh.querySelectorAll("details")];
    for (const { open, wanted } of opened) {
      const found = details.find(known(wanted));
      if (!found) continue;
      found.open = open;
      turned.add(found);
    }
    const boxes = scrolled.length ? all(fresh) : [];
    for (const { top, left, wanted } of scrolled) {
      boxes.find(known(wanted))?.scrollTo({ top, left });
    }
    if (scrollX !== page.left || scrollY !== page.top) scrollTo({ ...page, behavior: "instant" });
    focus?.(fresh);
  };
}

/**
 * A part of the page with everything in it except pictures: nothing in these scrolls, and they are
 * most of the page.
 * @param {Element} part
 * @returns {Element[]}
 */
function all(part) {
  const found = [part];
  for (const each of found) {
    for (const child of each.children) if (child.localName !== "svg") found.push(child);
  }
  return found;
}

/** @param {Element} part @returns {Field[]} */
const fieldsOf = (part) => [...part.querySelectorAll(/** @type {"input"} */ (FIELDS))];

/**
 * The mark that identifies an element in a newer page.
 * @param {Element} each
 */
function key(each) {
  if (each.id) return `#${each.id}`;
  const form = each.closest("form")?.getAttribute("action");
  const summary = each.querySelector(":scope > summary")?.textContent?.trim();
  const choice = each.matches("[type=radio], [type=checkbox]") ? each.getAttribute("value") : "";
  const marks = ["name", "data-region", "data-id", "class"].map((one) => each.getAttribute(one));
  return [each.localName, form, summary, choice, ...marks].join("|");
}

/**
 * @param {string} wanted
 * @returns {(each: Element) => boolean}
 */
const known = (wanted) => (each) => key(each) === wanted;

/**
 * Whether a field is no longer as the page brought it.
 * @param {Field} field
 */
function isFilled(field) {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  const ticked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return ticked || field.value !== field.defaultValue;
}

/**
 * @param {Field | undefined} field
 * @param {Field} old
 */
function fill(field, old) {
  if (!field) return;
  const ticks = field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);
  if (ticks) field.checked = /** @type {HTMLInputElement} */ (old).checked;
  else field.value = old.value;
}

/**
 * Remember where the focus is. A button comes back only with the same words on it: the same number
 * may mean something else by now. Where it is gone, the question is next. (The board's things are
 * known by other marks, so keys.js looks after them.)
 * @returns {(fresh: Element) => void} how to give it back
 */
function focused() {
  const active = /** @type {HTMLElement} */ (document.activeElement);
  const wanted = identity(active);
  const typing = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
  const selected = typing ? [active.selectionStart, active.selectionEnd] : [null, null];
  return (fresh) => {
    if (active.closest(".board")) return;
    const again =
      all(fresh).find((each) => identity(each) === wanted) ??
      fresh.querySelector("#asked") ??
      document.querySelector("main #asked") ??
      document.querySelector("main");
    if (!(again instanceof HTMLElement)) return;
    again.focus({ preventScroll: true });
    const [start, end] = selected;
    if (start != null && end != null && "setSelectionRange" in again) {
      /** @type {HTMLInputElement} */ (again).setSelectionRange(start, end);
    }
  };
}

/** @param {Element} each */
function identity(each) {
  const action = each.getAttribute("data-action");
  const words = action === null ? "" : each.textContent?.trim();
  const value = each.matches("button") ? each.getAttribute("value") : "";
  const ways = ["data-step", "href", "data-copy"].map((one) => each.getAttribute(one));
  const way = ways.find((one) => one !== null);
  return [key(each), action, words, value, way].join("|");
}
