/** What every part needs of the page: its words, its notices, its cookies, its forms. */

const SHOWN_FOR = 6000;
const YEAR = 365 * 24 * 3600;

/**
 * A sentence of the page: `say("copied")` is `data-say-copied` of the body. The script has none.
 * @param {string} name
 */
export function say(name) {
  return document.body.getAttribute(`data-say-${name}`) ?? "";
}

/**
 * Show a notice for a while; one that stays goes when the returned function is called.
 * @param {string} text
 * @param {{ stays?: boolean }} [how]
 * @returns {() => void}
 */
export function toast(text, { stays = false } = {}) {
  const place = document.getElementById("toasts");
  if (!place || !text) return () => {};
  const shown = document.createElement("p");
  shown.className = "toast";
  shown.textContent = text;
  // The same words twice are one notice.
  for (const other of place.children) if (other.textContent === text) other.remove();
  place.append(shown);
  const remove = () => shown.remove();
  if (!stays) setTimeout(remove, SHOWN_FOR);
  return remove;
}

/** @type {HTMLElement | null} */
let voice = null;

/**
 * Say something to people who listen to the page instead of seeing it. What says it has to be there
 * before its words are.
 * @param {string} text
 */
export function speak(text) {
  if (!voice) {
    voice = document.createElement("p");
    voice.className = "unseen";
    voice.setAttribute("role", "status");
    document.body.append(voice);
  }
  voice.textContent = text;
}

/**
 * @param {string} name
 * @returns {string} the cookie's value, or nothing
 */
export function cookie(name) {
  const found = document.cookie.split("; ").find((each) => each.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : "";
}

/**
 * @param {string} name
 * @param {string} value
 */
export function setCookie(name, value) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
}

/** @returns {boolean} whether the reader asks for stillness */
export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * @param {EventTarget | null} target
 * @param {string} selector
 * @returns {HTMLElement | SVGElement | null} the nearest such element around an event's target
 */
export function around(target, selector) {
  return target instanceof Element ? target.closest(selector) : null;
}

/**
 * @param {string} html
 * @returns {Document}
 */
export function parsed(html) {
  return new DOMParser().parseFromString(html, "text/html");
}

/**
 * What a form says, as a plain post would say it.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} [submitter]
 */
export function fields(form, submitter = null) {
  const said = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === "string") said.append(name, value);
  }
  return said;
}
