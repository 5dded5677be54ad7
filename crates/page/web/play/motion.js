// How a move is seen: what is taken travels to who takes it, pins tip over, crosses are drawn, coins turn, the piece walks.

import { svg } from "./picture/svg.js";

const EASE = "cubic-bezier(.2, .8, .2, 1)";
/** How long a move of one's own, and of the other, is under way. */
export const OWN = 380;
export const OTHER = 600;
/** With less motion nothing travels: a fade, and a pause in which the mark is seen. */
const FADE = 300;

/** @type {any[]} */
let running = [];
let waking = () => {};
// Whether a move is being seen.
let isUnderWay = false;

export const isCalm = () => typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
export const isMoving = () => isUnderWay;

/** Ends all motion at once. */
export function endMotion() {
    running.forEach((animation) => animation.finish());
    running = [];
    isUnderWay = false;
    waking();
    waking = () => {};
}

// A pause that `endMotion` ends.
function pause(ms) {
    return new Promise((done) => {
        const timer = setTimeout(done, ms);
        waking = () => {
            clearTimeout(timer);
            done(null);
        };
    });
}

/** Shows the parts that a move takes or changes under way; they go down to the reader, up to the other. */
export async function travel(element, leaving, isOwn, height) {
    const time = isOwn ? OWN : OTHER;
    const layer = svg("g", { class: "leaving" });
    element.append(layer);
    const calm = isCalm();
    let longest = calm && !isOwn ? OTHER : calm ? FADE : time;
    const mine = (running = /** @type {any[]} */ ([]));
    const play = (node, frames, options = {}) => {
        const timing = { duration: calm ? FADE : time, delay: 0, easing: EASE, fill: "both", ...options };
        longest = Math.max(longest, timing.delay + timing.duration);
        mine.push(node.animate(frames, timing));
    };
    leaving.forEach(({ node, tips, strokes, flips, from, piece }, place) => {
        if (node !== null) {
            layer.append(node);
            const inner = node.firstChild;
            if (calm) {
                play(inner, [{ opacity: 1 }, { opacity: 0 }]);
            } else if (tips) {
                play(inner, [{ transform: "rotate(0deg)", opacity: 1 }, { transform: "rotate(70deg)", opacity: 1, offset: 0.6 }, { transform: "rotate(82deg) translateY(10px)", opacity: 0 }], { delay: place * 50, easing: "cubic-bezier(.5, 0, .8, .6)" });
            } else {
                const scale = node.transform?.baseVal.consolidate()?.matrix.d ?? 1;
                play(inner, [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.5 }, { transform: `translateY(${((isOwn ? 1 : -1) * height * 0.5) / scale}px)`, opacity: 0 }], { delay: place * Math.min(25, 100 / leaving.length) });
            }
        } else if (calm) {
            const shown = strokes ?? [flips ?? piece];
            shown.forEach((part) => play(part, [{ opacity: 0 }, { opacity: 1 }]));
        } else if (strokes) {
            strokes.forEach((stroke, at) => play(stroke, [{ strokeDasharray: 80, strokeDashoffset: 80 }, { strokeDasharray: 80, strokeDashoffset: 0 }], { duration: 240, delay: at * 200, easing: "ease-out" }));
        } else if (flips) {
            play(flips, [{ transform: "scaleX(1)" }, { transform: "scaleX(.06)", offset: 0.5 }, { transform: "scaleX(1)" }], { duration: 380 });
        } else if (piece) {
            play(piece, [{ transform: `translate(${from[0]}px, ${from[1]}px)` }, { transform: "none" }]);
        }
    });
    // The board may be drawn anew meanwhile, and an animation of what is gone does not end.
    isUnderWay = true;
    await pause(longest);
    isUnderWay = false;
    mine.forEach((animation) => animation.finish());
    layer.remove();
    if (running === mine) {
        running = [];
    }
}
