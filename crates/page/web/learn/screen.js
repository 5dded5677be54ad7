// One exercise on the screen: its board, its buttons, what is said of an answer, and whether it counts.

import { endMotion } from "../play/motion.js";
import { at, element } from "../words.js";
import { told } from "./sentences.js";
import { joined, say } from "./texts.js";

// After so many mistakes running the board shows the way.
const RUNNING = 2;

/** @type {string[]} */
let unsaid = [];
/** Announces texts, all of a moment at once. */
export function announce(text) {
    unsaid.length === 0 && setTimeout(() => {
        at("said").textContent = joined(unsaid.filter(Boolean));
        unsaid = [];
    }, 40);
    unsaid.push(text);
}

/** @type {any} */
let observer = null;

/**
 * A screen for an exercise. `kept` is what was answered before; `changed(state)` is called with each answer, `over(counts)`
 * when it is right; in a test, `failed()` with the first mistake.
 */
export function screenOf({ exercise, parts, kept, isTest = false, isFirst = false, changed, over, failed, law, link, isShown }) {
    const { place, acts, ask, note, text } = parts;
    const state = { mistakes: kept?.mistakes ?? 0, isOver: kept?.isOver ?? false, said: kept?.said ?? null };
    const slips = new Set();
    let running = 0;
    let isStarted = false;
    /** @type {any} */
    let drawing = null;
    /** @type {any} */
    let board = null;

    const show = (said, name) => {
        note.className = `feedback ${name}`;
        note.replaceChildren(element("p", {}, said));
    };
    const showKept = () => state.said !== null && show(told(state.said), state.isOver ? "right" : "wrong");
    const isOverNow = () => state.isOver;
    const fail = (judged, isCounted) => {
        running += 1;
        const isShownNow = running >= RUNNING;
        if (!state.isOver && isCounted) {
            state.mistakes += 1;
        }
        const said = isShownNow && !isTest ? [...judged.said, { key: "easier" }] : judged.said;
        if (!state.isOver) {
            state.said = said;
            changed({ ...state }, isShownNow);
        }
        show(told(said), "wrong");
        announce(told(said));
        if (isTest) {
            failed();
            return false;
        }
        return isShownNow;
    };
    const screen = {
        exercise,
        isTest,
        isFirst,
        place,
        isShown,
        law,
        link,
        get board() {
            if (board === null) {
                board = element("div", { class: "drawing" });
                place.append(board);
            }
            return board;
        },
        say: announce,
        /** What is asked now. */
        ask(words) {
            ask.textContent = words;
            isStarted && announce(words);
        },
        text(words) {
            text.textContent = words;
        },
        note: (words) => {
            show(words, "wrong");
            announce(words);
        },
        /** The buttons under the board; the focus stays among them. */
        acts(...buttons) {
            const focused = /** @type {any} */ (document.activeElement);
            const before = acts.contains(focused) ? [...acts.querySelectorAll("button")].indexOf(focused) : -1;
            acts.replaceChildren(...buttons);
            if (before >= 0) {
                const all = [...acts.querySelectorAll("button")];
                (all[before] ?? all[0] ?? ask).focus({ preventScroll: true });
            }
        },
        /** Puts the focus on a part of the board, if the reader was in the exercise. */
        lead(part) {
            const isHere = document.activeElement === document.body || place.contains(document.activeElement) || acts.contains(document.activeElement);
            isHere && (part?.matches("button, svg") ? part : part?.querySelector("button"))?.focus({ preventScroll: true });
        },
        /** `draw(width, height)` gives the picture, or draws it; it is drawn again with each size. */
        draws(draw) {
            drawing = draw;
            screen.redraw();
            observer?.disconnect();
            if (typeof ResizeObserver === "function") {
                let size = "";
                observer = new ResizeObserver(() => {
                    const now = `${screen.board.clientWidth} ${screen.board.clientHeight}`;
                    if (size !== "" && size !== now && isShown() && screen.board.clientWidth > 0) {
                        endMotion();
                        screen.redraw();
                    }
                    size = now;
                });
                observer.observe(screen.board);
            }
        },
        redraw() {
            const made = drawing(screen.board.clientWidth || 600, screen.board.clientHeight || 360);
            made && screen.board.replaceChildren(made);
        },
        /** Another board. */
        clear() {
            observer?.disconnect();
            [drawing, board] = [null, null];
            place.replaceChildren();
        },
        /** A mistake; whether the board is to show the way. */
        wrong: (judged) => fail(judged, true),
        /** The same, of which the first is forgiven; several on one place are one. */
        slip(judged, where) {
            slips.add(String(where));
            return fail(judged, slips.size > 1);
        },
        /** A part is right. */
        fine() {
            running = 0;
            if (!state.isOver) {
                state.said = null;
            }
            note.className = "feedback";
            note.replaceChildren();
        },
        /** The answer is right; the game may go on. */
        judged(said) {
            running = 0;
            const all = [{ key: "right" }, ...said];
            const words = said.length === 0 ? say("Right.|对。") : told(all);
            show(words, "right");
            announce(words);
            if (!state.isOver) {
                Object.assign(state, { isOver: true, said: all });
                changed({ ...state }, false);
                over(state.mistakes === 0);
            }
        },
        /** The exercise is over. */
        done(said, isJudged = false) {
            ask.textContent = "";
            acts.replaceChildren();
            isJudged && state.isOver && note.firstChild !== null ? null : screen.judged(said);
            parts.next.hidden || parts.next.focus({ preventScroll: true });
        },
    };
    showKept();
    return { screen, start: () => (isStarted = true), isOver: isOverNow };
}
