/** Dialogs: one that shows another page's fragment, and those that the page brings along. */

import { around, parsed, say, toast } from "./page.js";
import { explain } from "./tips.js";

/** Handle the links and buttons that open dialogs, and every way to close one. */
export function start() {
  document.addEventListener("click", (event) => {
    const link = around(event.target, "[data-dialog]");
    const inner = around(event.target, "dialog a[href^='#']");
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
      event.preventDefault();
      void read(link);
    } else if (inner) {
      // A chapter's link moves inside the dialog; the page's address is not about it.
      event.preventDefault();
      const id = inner.getAttribute("href")?.slice(1) ?? "";
      inner.closest("dialog")?.querySelector(`[id="${CSS.escape(id)}"]`)?.scrollIntoView();
    } else if (around(event.target, "dialog [data-close]")) {
      event.preventDefault();
      around(event.target, "[data-close]")?.closest("dialog")?.close();
    } else if (event.target instanceof HTMLDialogElement) {
      event.target.close();
    }
    const opens = around(event.target, "[data-opens]")?.getAttribute("data-opens");
    if (opens) openDialog(document.getElementById(opens));
  });
  addEventListener("popstate", () => {
    for (const each of document.querySelectorAll("dialog")) each.close();
  });
}

/**
 * Open a dialog. It has an entry in the history, so that "back" closes it.
 * @param {Element | null} dialog
 */
export function openDialog(dialog) {
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
  history.pushState({ dialog: true }, "");
  dialog.addEventListener("close", () => history.state?.dialog && history.back(), { once: true });
}

/**
 * Show the fragment that a link names in the page's dialog; where there is none, follow the link.
 * @param {Element} link
 */
async function read(link) {
  const dialog = document.getElementById("dialog");
  const body = dialog?.querySelector("[data-dialog-body]");
  try {
    const response = await fetch(link.getAttribute("data-dialog") ?? "");
    if (!response.ok || !dialog || !body) throw new Error(response.statusText);
    body.replaceChildren(...parsed(await response.text()).body.childNodes);
    explain(body);
    openDialog(dialog);
    body.scrollTop = 0;
  } catch {
    toast(say("failed"));
  }
}
