// The board: draws a position, shows each move before it is made, and takes it from mouse, finger and keyboard.

import BOARD from "./board.css";
import TOKENS from "../tokens.css";
import { at, listed, say } from "../words.js";
import { now } from "./game.js";
import { letter } from "./look.js";
import { board } from "./picture/board.js";
import { coins } from "./picture/coins.js";
import { crosses } from "./picture/crosses.js";
import { discs } from "./picture/discs.js";
import { heaps } from "./picture/heaps.js";
import { rows } from "./picture/rows.js";
import { clamp, svg } from "./picture/svg.js";

const KINDS = { stones: heaps, memory: discs, rows, coins, crosses, board };
// The size for which the first board is drawn, before there is a window.
const [WIDTH, HEIGHT] = [900, 540];

/** @type {any} */
let [picture, scene, element] = [null, null, null];
/** @type {any} */
let chosen = null;
// Whether what is chosen is only pointed at.
let isHover = false;
/** @type {any[]} */
let hinted = [];
// Called with each choice, and with a choice that is to be made: those of Play, and those of the scene that is drawn.
let ofPlay = { changed: (_how) => {}, make: (_choices, _parts) => {}, press: () => false };
let { changed, make, press } = ofPlay;

/** `changed(how)` is called when the reader chooses, `make(choices, parts)` to make a move, `press()` before all else. */
export function prepareTable(calls) {
    ofPlay = calls;
}

/** What is chosen: { choices, ... }; no choice means that it is no move. Null if nothing is. */
export const selection = () => chosen;
export const isPointed = () => isHover;
export const hasPicture = () => picture !== null;
/** What the picture knows, for what is drawn over it. */
export const drawnPicture = () => ({ picture, scene, element });

/** Chooses a move of the engine, as if the reader had; marks it as a hint, if it is one. */
export function chooseMove(choice, isHint = false) {
    if (picture !== null) {
        hinted = isHint ? [picture.of(choice)] : [];
        choose(picture.of(choice), "hint");
    }
}

export function clearChoice() {
    hinted = [];
    choose(null);
}

// Whether the reader may choose.
const isMine = () => scene?.isMine === true;

/**
 * Draws a position into the board of Play, or into `place` with `calls` of its own. Gives the parts that travel.
 * @param {any} next
 */
export function drawTable({ place = at("drawing"), calls = ofPlay, ...next }) {
    ({ changed, make, press } = calls);
    const [width, height] = [place.clientWidth || WIDTH, place.clientHeight || HEIGHT];
    scene = { ...next, width, height, foot: next.foot ?? clamp(4, height * 0.02, 20) };
    picture = KINDS[scene.look.terms](scene);
    [chosen, hinted, isHover] = [null, [], false];
    element = svg("svg", { class: "board", viewBox: `0 0 ${width} ${height}`, tabindex: "0", role: "application", "aria-roledescription": say("board"), "aria-label": described(scene.look) });
    element.append(...picture.layers, svg("g", { id: "over" }), svg("g", { id: "bubble", class: "bubble" }));
    listen(element);
    const hadFocus = place.contains(document.activeElement);
    place.replaceChildren(element);
    if (hadFocus) {
        element.focus({ preventScroll: true });
    }
    return picture.leaving;
}

/** Forgets the picture: the position is shown in another way. */
export function noTable() {
    [picture, chosen, hinted] = [null, null, []];
}

/** The position in words. */
export function described(look = now()) {
    const all = look.heaps;
    return {
        stones: () => say("Heaps: {}", listed(all.map((heap, at) => (all.length > 1 ? `${letter(at)} ${heap}` : String(heap))))),
        memory: () => say("A heap of {}", all[0]),
        rows: () => say("Rows: {}", listed(all)),
        coins: () => say("Coins, heads at {}", listed(all)),
        crosses: () => say("A row of {} cells, crosses in {}", look.cells, listed(all.filter((cell) => cell > 0)) || say("none")),
        board: () => say("A board, the piece at {}", `(${all.join(", ")})`),
    }[look.terms]?.() ?? listed(look.said.heaps);
}

/** Shows what is chosen, and the hint. */
export function showChoice() {
    if (picture === null) {
        return;
    }
    element.querySelectorAll(".up, .hinted, .bad, .at").forEach((part) => part.classList.remove("up", "chosen", "hinted", "bad", "at"));
    hinted.forEach((hint) => picture.show(hint, "hinted"));
    const bubble = element.querySelector("#bubble");
    const shown = picture.show(chosen ?? picture.idle, isHover ? "up" : "up chosen");
    if (chosen === null || shown === null) {
        bubble.replaceChildren();
        return;
    }
    const { x, y, size, text } = shown;
    const [wide, high] = [(text.length * 0.62 + 1.3) * size, size * 1.9];
    const middle = clamp(wide / 2 + 4, x, scene.width - wide / 2 - 4);
    bubble.setAttribute("class", `bubble${chosen.choices.length > 0 ? "" : " bad"}`);
    bubble.replaceChildren(
        svg("rect", { x: middle - wide / 2, y: y - high / 2, width: wide, height: high, rx: high / 2 }),
        svg("text", { x: middle, y: y + size * 0.36, "font-size": size }, text),
    );
}

function choose(next, how = "", hover = false) {
    [chosen, isHover] = [next, hover && next !== null];
    showChoice();
    changed(how);
}

/** Makes the chosen move. */
export function makeChosen() {
    if (chosen !== null && chosen.choices.length > 0) {
        make(chosen.choices, chosen.parts ?? null);
    }
}

/** One number less or more of what is chosen, or the move before or after. */
export function stepChoice(by) {
    if (picture === null || !isMine()) {
        return;
    }
    const from = isHover || chosen === null ? picture.idle : chosen;
    if (picture.walk) {
        choose(picture.walk(from, by), "step");
    } else if (picture.more && from.from >= 0 && from.cuts.length === 0) {
        const next = picture.step(from, 0, by);
        choose(picture.isSame(from, next) && next.to - next.from === from.to - from.from ? picture.more(from, by) : next, "step");
    } else {
        choose(picture.step(from, 0, by), "step");
    }
}

// Where a pointer is, in the picture's numbers.
function pointOf(event) {
    const box = element.getBoundingClientRect();
    const scale = Math.min(box.width / scene.width, box.height / scene.height) || 1;
    return [(event.clientX - box.left - (box.width - scene.width * scale) / 2) / scale, (event.clientY - box.top - (box.height - scene.height * scale) / 2) / scale];
}

function listen(svgElement) {
    /** @type {any} */
    let [from, dragged, isTaken] = [null, null, false];
    svgElement.addEventListener("pointerdown", (event) => {
        isTaken = press();
        if (isTaken || event.button !== 0 || !isMine()) {
            return;
        }
        from = picture.at(...pointOf(event));
        dragged = null;
        if (from !== null && picture.drag) {
            svgElement.setPointerCapture(event.pointerId);
        }
    });
    svgElement.addEventListener("pointermove", (event) => {
        if (!isMine()) {
            return;
        }
        const target = picture.at(...pointOf(event));
        svgElement.classList.toggle("able", target !== null);
        if (from !== null && picture.drag && event.buttons === 1) {
            const wider = target === null ? null : picture.drag(from, target);
            if (wider !== null && (dragged !== null || !picture.isSame(picture.drag(from, from) ?? picture.idle, wider))) {
                dragged = wider;
                choose(wider);
            }
        } else if (event.pointerType === "mouse" && (chosen === null || isHover)) {
            const next = target === null ? null : picture.press && !picture.waits ? picture.press(target, picture.idle, true) : target;
            if (next === null ? chosen !== null : chosen === null || !picture.isSame(chosen, next)) {
                choose(next, "hover", true);
            }
        }
    });
    svgElement.addEventListener("pointerleave", () => isHover && choose(null, "hover"));
    svgElement.addEventListener("pointercancel", () => ([from, dragged] = [null, null]));
    svgElement.addEventListener("pointerup", () => {
        if (dragged !== null) {
            choose(dragged, "press");
        }
    });
    svgElement.addEventListener("click", (event) => {
        const wasDragged = dragged !== null;
        [from, dragged] = [null, null];
        if (isTaken || wasDragged || !isMine()) {
            return;
        }
        const target = picture.at(...pointOf(event));
        const before = isHover || chosen === null ? picture.idle : chosen;
        if (target === null) {
            choose(null, "press");
        } else if (!picture.waits && before !== picture.idle && before.choices.length > 0 && picture.isSame(before, target)) {
            // The second press on what is chosen makes the move.
            makeChosen();
        } else {
            choose(picture.press ? picture.press(target, before) : target, "press");
        }
    });
    svgElement.addEventListener("keydown", (event) => {
        const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
        const isKey = arrow !== undefined || ["Home", "End", "Enter", " ", "Escape"].includes(event.key);
        if (!isKey || event.altKey || event.ctrlKey || event.metaKey) {
            return;
        }
        event.preventDefault();
        if (press() || !isMine()) {
            return;
        }
        const before = isHover || chosen === null ? picture.idle : chosen;
        if (event.key === "Escape") {
            choose(null, "key");
        } else if (event.key === "Enter" || event.key === " ") {
            if (event.key === " " && picture.toggle) {
                choose(picture.toggle(before), "key");
            } else if (before.choices.length > 0) {
                makeChosen();
            } else {
                choose(before === picture.idle ? picture.step(before, 1, 0) : before, "key");
            }
        } else if (arrow === undefined) {
            choose(picture.step(before, event.key === "Home" ? -1000 : 1000, 0), "key");
        } else if (event.shiftKey && picture.more) {
            choose(picture.more(before, arrow[0] + arrow[1]), "key");
        } else {
            choose(picture.step(before, arrow[0], arrow[1]), "key");
        }
    });
}

/** The picture as a file of its own, in the colours of a light page. */
export function asFile() {
    const copy = element.cloneNode(true);
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    ["tabindex", "role", "aria-roledescription"].forEach((name) => copy.removeAttribute(name));
    copy.querySelectorAll(".cursor").forEach((part) => part.remove());
    const art = at("art").cloneNode(true);
    art.querySelectorAll("symbol[id^='i-']").forEach((icon) => icon.remove());
    copy.prepend(...art.childNodes);
    // As text, because the page's own rules allow no other style.
    const style = `<style>${TOKENS}\n${BOARD}\nsvg{background:var(--board)}</style>`;
    return new XMLSerializer().serializeToString(copy).replace(">", `>${style}`);
}
