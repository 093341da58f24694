/** A newer main part of the page replaces the older one; what a person has begun stays. */

import { remember } from "./keep.js";
import { parsed } from "./page.js";

/** @type {WeakMap<Element, string>} elements as the server sent them, before we touched them */
const sent = new WeakMap();

/**
 * Note how regions and lines were sent: comparing with that shows what has changed.
 * @param {Element} root
 */
export function note(root) {
  for (const each of root.querySelectorAll("[data-region], [role=log] > *")) {
    sent.set(each, each.outerHTML);
  }
}

/** @param {Element} main @returns {HTMLElement[]} */
const regions = (main) => [...main.querySelectorAll(/** @type {"div"} */ ("[data-region]"))];

/** @param {Element} region */
const name = (region) => region.getAttribute("data-region") ?? "";

/**
 * Put a newer main element's regions in the place of the older ones.
 * @param {HTMLElement} main
 * @param {HTMLElement} fresh
 * @param {{ before?: (main: Element) => void, after?: (region: Element) => void }} [on] called before
 *   all changes; and after each, with the region or, where the page is built otherwise now, all of it
 */
export function swap(main, fresh, { before = () => {}, after = () => {} } = {}) {
  note(fresh);
  for (const { name, value } of [...fresh.attributes]) main.setAttribute(name, value);
  for (const { name } of [...main.attributes]) {
    if (!fresh.hasAttribute(name)) main.removeAttribute(name);
  }
  const [older, newer] = [regions(main), regions(fresh)];
  if (older.map(name).join() !== newer.map(name).join() || !older.length) {
    before(main);
    const giveBack = reading(main);
    main.replaceChildren(...fresh.childNodes);
    giveBack(main);
    after(main);
    return;
  }
  /** @type {{ old: HTMLElement, region: HTMLElement, giveBack: (fresh: HTMLElement) => void }[]} */
  const changes = [];
  before(main);
  newer.forEach((region, place) => {
    const old = older[place];
    if (!old || sent.get(old) === sent.get(region)) return;
    const bare = shell(region);
    if (bare !== null && bare === shell(old)) {
      sent.set(old, sent.get(region) ?? "");
      tell(old, region);
      after(old);
    } else {
      changes.push({ old, region, giveBack: reading(old) });
    }
  });
  // Read everything before changing anything: in between, the browser would lay out the page again.
  for (const { old, region } of changes) old.replaceWith(region);
  for (const { region, giveBack } of changes) giveBack(region);
  for (const { region } of changes) after(region);
}

/**
 * Remember what a person has done in a part of the page, and whether its logs showed their newest
 * lines. The returned function restores both.
 * @param {HTMLElement} old
 * @returns {(fresh: HTMLElement) => void}
 */
function reading(old) {
  const atEnd = [...old.querySelectorAll("[role=log]")].every(isAtEnd);
  const giveBack = remember(old);
  return (fresh) => {
    giveBack(fresh);
    if (atEnd) showNewest(fresh);
  };
}

/**
 * A region as it was sent, without the lines of its logs.
 * @param {Element} region
 * @returns {string | null} null if it has no log
 */
function shell(region) {
  const html = sent.get(region) ?? "";
  if (!html.includes('role="log"')) return null;
  const { body } = parsed(html);
  const logs = body.querySelectorAll("[role=log]");
  for (const log of logs) log.replaceChildren();
  return logs.length ? body.innerHTML : null;
}

/**
 * Bring the logs of a region up to date line by line: screen readers read only what is new.
 * @param {Element} old
 * @param {Element} fresh
 */
function tell(old, fresh) {
  const newer = fresh.querySelectorAll("[role=log]");
  old.querySelectorAll("[role=log]").forEach((log, place) => {
    const atEnd = isAtEnd(log);
    /** @type {Map<string, Element[]>} */
    const known = new Map();
    for (const line of log.children) {
      const html = sent.get(line) ?? "";
      known.set(html, [...(known.get(html) ?? []), line]);
    }
    const lines = [...(newer[place]?.children ?? [])].map(
      (line) => known.get(sent.get(line) ?? "")?.shift() ?? line,
    );
    for (const left of [...known.values()].flat()) left.remove();
    lines.forEach((line, index) => {
      if (log.children[index] !== line) log.insertBefore(line, log.children[index] ?? null);
    });
    if (atEnd) toEnd(log);
  });
}

/** @param {Element} log */
const isAtEnd = (log) => {
  const { scrollHeight, clientHeight, scrollTop } = scroller(log);
  return scrollHeight - clientHeight - scrollTop < 8;
};

/** @param {Element} log */
const toEnd = (log) => {
  const box = scroller(log);
  box.scrollTop = box.scrollHeight;
};

/**
 * The element that scrolls when a log is long: the log, or an element around it in its region.
 * @param {Element} log
 */
function scroller(log) {
  /** @type {Element | null} */
  let box = log;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) {
    box = box.hasAttribute("data-region") ? null : box.parentElement;
  }
  return box ?? log;
}

/**
 * Show the newest lines of all logs, which stand last.
 * @param {ParentNode} root
 */
export function showNewest(root) {
  for (const log of root.querySelectorAll("[role=log]")) toEnd(log);
}
