/** The table's socket: it tells the newest version, or to look again. It reconnects with growing delays. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 20_000;
/** A connection that is back this soon is not reported as lost. */
const PATIENCE = 900;
/** A connection that takes longer than this to open may never open. */
const SLOW = 5000;
/** Hidden for longer than this, a page may have missed something without noticing. */
const LONG = 20_000;
/** How often to check whether the machine has slept. */
const GLANCE = 5000;

/**
 * @typedef {object} Handlers
 * @property {(version: number) => void} heard a version was told
 * @property {() => void} lost there has been no connection for a while
 * @property {() => void} found there is one, again or for the first time
 * @property {() => void} woken somebody looks at the page after a long time, or at who is there
 */

/**
 * @param {string} path
 * @param {Handlers} handlers
 */
export function listen(path, handlers) {
  const address = new URL(path, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  /** @type {WebSocket | null} */
  let socket = null;
  let tries = 0;
  let again = 0;
  let complaint = 0;
  let hidden = 0;

  const open = () => {
    clearTimeout(again);
    if (socket && socket.readyState <= WebSocket.OPEN) return;
    const opened = new WebSocket(address);
    socket = opened;
    complaint ||= window.setTimeout(handlers.lost, SLOW);
    opened.addEventListener("open", () => {
      tries = 0;
      clearTimeout(complaint);
      complaint = 0;
      handlers.found();
    });
    opened.addEventListener("message", (event) => {
      const told = JSON.parse(event.data);
      if (typeof told.version === "number") handlers.heard(told.version);
      else if (told.again) handlers.woken();
    });
    opened.addEventListener("close", () => {
      if (socket !== opened) return;
      if (tries === 0) {
        clearTimeout(complaint);
        complaint = window.setTimeout(handlers.lost, PATIENCE);
      }
      // The jitter keeps all pages from connecting to a restarted server at the same moment.
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++);
      again = window.setTimeout(open, wait * (0.5 + Math.random() / 2));
    });
  };

  /** A connection from before a long sleep may be dead without knowing it. */
  const renew = () => {
    const left = socket;
    socket = null;
    left?.close();
    open();
    handlers.woken();
  };

  addEventListener("online", renew);
  // A page with an open socket cannot go into the browser's back/forward cache.
  addEventListener("pagehide", () => {
    const left = socket;
    socket = null;
    left?.close();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) open();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      hidden = Date.now();
      return;
    }
    if (hidden && Date.now() - hidden > LONG) renew();
    else open();
  });
  // Closing a laptop's lid hides no page; but the clock has jumped when it opens.
  let last = Date.now();
  setInterval(() => {
    const slept = Date.now() - last > LONG + GLANCE;
    last = Date.now();
    if (slept && !document.hidden) renew();
  }, GLANCE);
  open();
}
