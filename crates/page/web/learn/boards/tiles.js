// Heaps as tiles, lost or won, with their moves as arcs; and then one move on a larger heap.

import { clamp, svg, text } from "../../play/picture/svg.js";
import { element } from "../../words.js";
import { judgeMove, judgeTile } from "../judge.js";
import { either, listed, say } from "../texts.js";
import { leftBy, position } from "../theory.js";

const STAR = "M0-1 .24-.32.95-.31.38.12.59.81 0 .4-.59.81-.38.12-.95-.31-.24-.32Z";

export async function tiles(screen) {
    const { exercise, isTest } = screen;
    const { set, upto, sizes, values } = exercise;
    const [last] = sizes;
    const found = await position(exercise.rule, sizes);
    /** @type {number[]} */
    let named = [];
    let heap = isTest ? last : 1;
    let isShown = false;
    const known = (n) => (isTest ? n === 0 : n < heap && n <= upto);
    const end = () => (heap > upto ? last : upto);
    const to = (n) => set.filter((take) => take <= n).map((take) => n - take);

    const draw = (width, height) => {
        const count = end() + 1;
        const pitch = Math.min(width / count, 92);
        const size = Math.min(pitch * 0.88, height * 0.3);
        const number = Math.max(14, size * 0.36);
        const left = (width - pitch * (count - 1)) / 2;
        const middle = height * 0.62;
        const x = (n) => left + n * pitch;
        const arcs = to(heap).map((n) => svg("path", { class: `arc${named.includes(n) ? " named" : ""}`, d: `M${x(heap)} ${middle - size * 0.6}Q${(x(heap) + x(n)) / 2} ${middle - size * 0.6 - clamp(30, (heap - n) * pitch * 0.5, height * 0.5)} ${x(n)} ${middle - size * 0.6}` }));
        const tile = (n) => {
            const isLostOne = values[n] === 0;
            const name = `tile${n === heap ? " here" : ""}${named.includes(n) ? " named" : ""}${known(n) ? (isLostOne ? " lost" : " won") : ""}`;
            const state = known(n) ? (isLostOne ? svg("path", { class: "cold", d: STAR, transform: `translate(${x(n)} ${middle + size * 0.24}) scale(${size * 0.2})` }) : svg("circle", { class: "warm", cx: x(n), cy: middle + size * 0.24, r: size * 0.12 })) : text(x(n), middle + size * 0.24, size * 0.34, "tag", n === heap ? "?" : "");
            return [svg("rect", { class: name, x: x(n) - size / 2, y: middle - size / 2, width: size, height: size, rx: size * 0.16 }), text(x(n), middle - size * 0.2, number, "", n), state];
        };
        const words = known(0) && heap > 0 ? listed(Array.from({ length: count }, (_, n) => n).filter((n) => known(n) && values[n] === 0)) : "0";
        return svg("svg", { class: "board tiles", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": say("Heap {heap}; a move leaves {to}. Lost: {lost}.|{heap} 颗，走一步留下 {to}。必败：{lost}。", { heap, to: to(heap).length > 0 ? either(to(heap).reverse()) : say("nothing|空堆"), lost: words }) }, ...arcs, ...Array.from({ length: count }, (_, n) => tile(n)).flat());
    };
    screen.draws(draw);

    function askTile() {
        screen.ask(say("Heap {heap}: lost, or won?|{heap} 颗：必败，还是必胜？", { heap }));
        screen.acts(
            element("button", { type: "button", class: "choose", onclick: () => said(true) }, say("★ Lost|★ 必败")),
            element("button", { type: "button", class: "choose", onclick: () => said(false) }, say("● Won|● 必胜")),
        );
    }
    function said(isSaidLost) {
        const judged = judgeTile(exercise, heap, isSaidLost);
        if (!judged.isRight) {
            named = judged.at;
            screen.redraw();
            screen.slip(judged, heap);
            return;
        }
        named = [];
        screen.fine();
        heap = heap === upto ? last : heap + 1;
        screen.redraw();
        heap > upto ? askMove() : askTile();
    }
    function askMove() {
        screen.ask(isTest ? say("A heap of {heap}: what do you take?|{heap} 颗：你取几颗？", { heap: last }) : say("A heap of {heap}: leave me a lost one. What do you take?|{heap} 颗：给我留下必败的堆。你取几颗？", { heap: last }));
        const buttons = found.choices.map((choice) => element("button", { type: "button", class: `choose${isShown && choice.value === 0 ? " shown" : ""}`, onclick: () => move(choice) }, choice.words));
        screen.acts(...buttons);
    }
    async function move(choice) {
        const judged = await judgeMove(exercise, found, choice);
        named = leftBy(found, choice);
        if (judged.isRight) {
            screen.redraw();
            screen.done(judged.said);
            return;
        }
        screen.redraw();
        if (screen.wrong(judged)) {
            isShown = true;
            named = leftBy(found, found.choices.find(({ value }) => value === 0));
            screen.redraw();
            askMove();
        }
    }
    heap > upto ? askMove() : askTile();
}
