/**
 * The one script of the pages. Every page works without it; with it a table is alive: news come by
 * themselves, decisions are answered in place, pieces travel, things explain themselves.
 */

import * as dialog from "./dialog.js";
import * as keep from "./keep.js";
import * as keys from "./keys.js";
import * as more from "./more.js";
import * as notify from "./notify.js";
import * as replay from "./replay.js";
import * as settings from "./settings.js";
import * as steps from "./steps.js";
import * as table from "./table.js";
import * as tabs from "./tabs.js";
import * as tips from "./tips.js";
import * as why from "./why.js";

// A click while something is told skips to its end, and does nothing else. A long press swallows
// the click that follows it, so it must hear of clicks before the table does; and the table must see
// the page as it was sent before anything in it is explained.
steps.start(table.isWaiting);
tips.start();
table.start();
tips.explain(document.body);
keep.start();
keys.start(table.choose, why.ask);
why.start();
more.start();
notify.start();
tabs.start();
dialog.start();
replay.start(table.adopt);
settings.start({ adopt: table.adopt, refetch: table.refetch });
document.documentElement.classList.add("is-live");
