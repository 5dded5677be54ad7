// Why a position is won or lost: the engine's sentences, one lit at a time, and what is drawn beside them and over the board.

import { element, say } from "../words.js";
import { now } from "../play/game.js";
import { drawnPicture } from "../play/table.js";
import { namesOf } from "../play/track.js";
import { clamp, text } from "../play/picture/svg.js";
import { explained } from "../terms.js";
import { answersOf } from "./answers.js";
import { drawCrosses } from "./crosses.js";
import { mexOf } from "./mex.js";
import { drawPairs } from "./pairs.js";
import { columnsOf, drawRows, rowsOf } from "./rows.js";
import { drawStars, stripHeight } from "./stars.js";
import { drawValues, hasValues } from "./values.js";

// The step that is lit; its picture stands out.
let lit = 0;

/** The explanation that is shown: of the move that is chosen, or of the position. */
/** @type {any} */
let shown = null;
/** Explains a move, or with null the position; whether that is another explanation. */
export function explain(why) {
    const isOther = why !== shown;
    shown = why;
    return isOther;
}
const current = () => shown ?? now().why ?? null;

/** The question, as a title. */
export const titleOf = () => current()?.heading?.said ?? say("Why?");

/** The reasons, as elements; `hint()` shows the best move. */
export function whyOf(hint) {
    const why = current();
    if (why === null) {
        return [];
    }
    const seen = new Set();
    const isShort = innerWidth < 720 || document.documentElement.classList.contains("present");
    lit = Math.min(lit, Math.max(0, why.steps.length - 1));
    const light = (to) => {
        lit = to;
        items.forEach((item, place) => {
            item.classList.toggle("lit", place === lit);
            item.hidden = isShort && place !== lit;
        });
        before.disabled = lit === 0;
        after.disabled = lit === items.length - 1;
        count.textContent = `${lit + 1} / ${items.length}`;
    };
    const items = why.steps.map(({ key, said }, place) =>
        element("li", { "data-key": key, onclick: () => light(place) }, element("p", {}, ...explained(said, seen)), key === "V1" && why.mex ? mexOf(why) : null, key === "N1" || key === "P" ? blocksOf(why) : null, key === "XT" || key === "XL" ? answersOf(why) : null),
    );
    const before = element("button", { type: "button", "aria-label": say("The step before"), onclick: () => light(lit - 1) }, "‹");
    const after = element("button", { type: "button", "aria-label": say("The next step"), onclick: () => light(lit + 1) }, "›");
    const count = element("span", { class: "hint" });
    const walk = element("div", { class: "walk", hidden: !isShort || items.length < 2 }, before, count, after);
    light(lit);
    const move = why.best && !why.lost && shown === null ? element("button", { type: "button", class: "main", onclick: hint }, say("Show the move")) : null;
    return [element("ol", { class: "steps" }, ...items), walk, why.others ? element("p", { class: "hint" }, why.others.said) : null, move].filter((part) => part !== null);
}

// The heaps as sums of blocks.
function blocksOf({ pieces }) {
    const blocks = (number) => (number === 0 ? "0" : [...number.toString(2)].flatMap((digit, at, all) => (digit === "1" ? [2 ** (all.length - 1 - at)] : [])).join(" + "));
    return element("p", { class: "sums" }, ...pieces.filter(({ value }) => value > 0).map(({ value }) => element("span", {}, `${value} = ${blocks(value)}`)));
}

/** How much room below the position the reasons take. */
export function footOf(look, height) {
    const why = look.why;
    const line = lineOf(height);
    if (!why || look.count === 0) {
        return 0;
    }
    const rows = rowsOf(why).length;
    // The names of stretches stand above their columns.
    const names = look.terms === "rows" && rows > 0 ? 0.8 * line : 0;
    return names + (rows > 0 ? (rows + 0.3) * line : 0) + (hasValues(why) && look.terms !== "rows" ? line : 0) + (why.chain === "pairs" ? line * 1.2 : 0) + stripHeight(look, line);
}

/** How much room at each side the names of rows take, and below each row the braces. */
export const sideOf = (look, height) => (rowsOf(look.why ?? { rows: [] }).length > 0 ? lineOf(height) * 2.6 : 0);
export const underOf = (look, height) => (hasValues(look.why ?? { chain: "", pieces: [] }) ? lineOf(height) * 1.1 : 0);

export const lineOf = (height) => clamp(22, height * 0.068, 64);

/** The parts of a heap that are drawn apart. */
export const cutOf = (look) => look.why?.parts?.cut ?? null;

/** Draws the reasons over the board, or takes them away. */
export function drawWhy(isShown) {
    const { picture, scene, element: board } = drawnPicture();
    const over = board?.querySelector("#over");
    if (!over) {
        return;
    }
    over.replaceChildren();
    picture.marks?.replaceChildren();
    const { look } = scene;
    const { why } = look;
    if (!isShown || !why) {
        return;
    }
    const line = lineOf(scene.height);
    const rows = rowsOf(why);
    let y = picture.below + line * 0.1;
    if (hasValues(why)) {
        over.append(...drawValues(why, picture, line, y));
        y += look.terms === "rows" ? 0 : line;
    }
    if (look.terms === "crosses") {
        over.append(...drawCrosses(why, picture, line));
    }
    if (why.chain === "pairs") {
        over.append(...drawPairs(why, columnsOf(look, picture, scene.width), line, y));
    }
    if (rows.length > 0) {
        if (look.terms === "rows") {
            const [columns, names] = [columnsOf(look, picture, scene.width), namesOf(scene.track)];
            over.append(...[...columns].map(([at, x]) => text(x, scene.height - (rows.length + 0.55) * line, line * 0.5, "value", names[at])));
        }
        over.append(...drawRows(why, rows, columnsOf(look, picture, scene.width), scene, line, scene.height - (rows.length + 0.15) * line));
    }
    if (why.stars) {
        const { marks, strips } = drawStars(look, picture, scene, line);
        picture.marks?.append(...marks);
        over.append(...strips);
    }
}

