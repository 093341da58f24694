/** Points fly to the score one step at a time, though the page knows their sum already. */

const FLIES = 600;
const SHOWN = 1500;

/** @param {Element} main @returns {Map<string, number>} the points by whose they are */
export function scoresIn(main) {
  return new Map(
    [...main.querySelectorAll("[data-score]")].map((each) => [
      each.getAttribute("data-score") ?? "",
      parseInt(each.textContent ?? "", 10) || 0,
    ]),
  );
}

/**
 * Say beside a score by how much it grew, for a while.
 * @param {Element} score
 * @param {number} gained
 */
export function grown(score, gained) {
  score.setAttribute("data-gained", `+${gained}`);
  score.classList.add("is-grown");
  setTimeout(() => {
    score.classList.remove("is-grown");
    score.removeAttribute("data-gained");
  }, SHOWN);
}

/** The scores of a page while its lines are told. */
export class Scores {
  /**
   * @param {Element} main as it was
   * @param {Element} fresh as it will be
   * @param {HTMLElement[]} lines what is told between
   */
  constructor(main, fresh, lines) {
    const [before, after] = [scoresIn(main), scoresIn(fresh)];
    /** @type {Map<string, number>} */
    const gained = new Map();
    for (const [whose, points] of lines.map(scored)) {
      gained.set(whose, (gained.get(whose) ?? 0) + points);
    }
    /**
     * Scores that the lines account for in full: only these are held back. (Where a score is what it
     * would be if the game ended now, the lines only say what it is made of.)
     * @type {Map<string, { shown: number, final: number }>}
     */
    this.held = new Map();
    for (const [whose, points] of gained) {
      const [was, is] = [before.get(whose), after.get(whose)];
      if (was !== undefined && is === was + points) this.held.set(whose, { shown: was, final: is });
    }
  }

  /** @param {Element} main a page that has just come: show the scores as far as they are told */
  hold(main) {
    for (const [whose, { shown }] of this.held) write(main, whose, shown);
  }

  /** @param {Element} main show the scores as they are */
  release(main) {
    for (const [whose, { final }] of this.held) write(main, whose, final);
  }

  /**
   * @param {Element} main
   * @param {HTMLElement[]} lines
   * @param {Element | null} from where the points come from
   */
  add(main, lines, from) {
    for (const [whose, points] of lines.map(scored)) {
      const score = found(main, whose);
      if (!score || !points) continue;
      const held = this.held.get(whose);
      if (held) {
        held.shown += points;
        write(main, whose, held.shown);
      }
      grown(score, points);
      if (from) fly(from, score, points);
    }
  }
}

/** @param {HTMLElement} line @returns {[string, number]} who scores by a line, and how much */
const scored = (line) => [line.dataset.scores ?? "", Number(line.dataset.points ?? 0)];

/** @param {Element} main @param {string} whose */
const found = (main, whose) =>
  whose ? main.querySelector(`[data-score="${CSS.escape(whose)}"]`) : null;

/** @param {Element} main @param {string} whose @param {number} points */
function write(main, whose, points) {
  const score = found(main, whose);
  if (score) score.textContent = String(points);
}

/**
 * @param {Element} from
 * @param {Element} to
 * @param {number} points
 */
function fly(from, to, points) {
  const token = document.createElement("span");
  token.className = "flight";
  token.setAttribute("aria-hidden", "true");
  token.textContent = `+${points}`;
  document.body.append(token);
  const [start, end] = [from, to].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return `${left + width / 2}px ${top + height / 2}px`;
  });
  const timing = { duration: FLIES, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" };
  const flight = token.animate({ translate: [start ?? "", end ?? ""], opacity: [1, 1, 0.2] }, timing);
  const remove = () => token.remove();
  flight.finished.then(remove, remove);
}
