// Places from 0 on: what stands on them, and the first that is empty.

import { element } from "../../words.js";
import { judgeCard, judgeMex, judgeRow, judgeWorth } from "../judge.js";
import { listed, say } from "../texts.js";
import { mark, pins, roving, slide, stones } from "./parts.js";

// The places, with what stands on each; `tap(place)` is called.
function shelf(count, tap) {
    const columns = Array.from({ length: count }, () => element("div", { class: "on-place" }));
    const buttons = columns.map((_, place) => element("button", { type: "button", "data-number": place, onclick: () => tap(place) }, String(place)));
    const label = () => buttons.forEach((button, place) => {
        const on = [...columns[place].children].map((part) => part.getAttribute("aria-label") ?? part.textContent).filter(Boolean);
        button.setAttribute("aria-label", on.length === 0 ? String(place) : say("{place}: {on}|{place}：{on}", { place, on: listed(on) }));
    });
    const holder = element("div", { class: "places" }, ...columns.map((column, place) => element("div", { class: "place" }, column, buttons[place])));
    roving(holder);
    label();
    return { holder, columns, buttons, label };
}

/** Stones on places. */
export function mex(screen) {
    const { exercise, place } = screen;
    const places = shelf(exercise.places, (number) => {
        const judged = judgeMex(exercise, number);
        mark(places.holder, judged.isRight ? [] : judged.at.map((at) => places.buttons[at]));
        if (judged.isRight) {
            places.buttons[number].classList.add("good");
            screen.done([]);
        } else if (screen.wrong(judged)) {
            places.buttons[exercise.right].classList.add("shown");
        }
    });
    exercise.on.forEach((at) => places.columns[at].append(stones(1)));
    places.columns.forEach((column) => column.querySelectorAll("svg").forEach((stone) => stone.setAttribute("aria-label", say("a stone|一颗石子"))));
    places.label();
    place.append(places.holder);
    screen.ask("");
    screen.acts();
}

// A card with a heap and its worth.
const worthCard = (heap, worth, name = "") => element("div", { class: `worth ${name}` }, element("small", {}, String(heap)), element("b", {}, worth));
const names = (words = say("heap|堆")) => element("div", { class: "worth names", "aria-hidden": "true" }, element("small", {}, words), element("b", {}, say("worth|值")));
/** Heaps with their worths in a line. */
export const strip = (values, words) => element("div", { class: "worths", role: "img", "aria-label": `${words}: ${values.map((value, heap) => `${heap}: ${value}`).join(", ")}` }, names(words), ...values.map((value, heap) => worthCard(heap, String(value))));

/** Heap after heap: what a move leaves stands on its worth. */
export function worths(screen) {
    const { exercise, isTest } = screen;
    const { set, values } = exercise;
    const upto = isTest ? 5 + (exercise.seed % 4) : exercise.upto;
    let heap = isTest ? upto : 1;
    const line = element("div", { class: "worths" });
    const places = shelf(7, tap);
    screen.place.append(line, places.holder);
    screen.acts();
    function draw() {
        const cards = Array.from({ length: upto + 1 }, (_, n) => worthCard(n, n < heap && !isTest ? String(values[n]) : "?", n === heap ? "here" : ""));
        line.replaceChildren(...(isTest ? [cards[heap]] : [names(), ...cards]));
        mark(places.holder, []);
        places.buttons.forEach((button) => button.classList.remove("shown", "good"));
        places.columns.forEach((column) => column.replaceChildren());
        for (const take of isTest ? [] : [...set].reverse().filter((one) => one <= heap)) {
            const rest = heap - take;
            const one = element("div", { class: "leaves", "data-rest": rest, "aria-label": say("heap {rest}|{rest} 颗", { rest }) }, String(rest));
            places.columns[values[rest]].append(one);
            slide(one, cards[rest]);
        }
        places.label();
        screen.ask(say("What is heap {heap} worth?|{heap} 颗的值是多少？", { heap }));
    }
    function tap(number) {
        const judged = judgeWorth(exercise, heap, number);
        if (!judged.isRight) {
            mark(places.holder, judged.at.map((at) => places.buttons[at]));
            const { rest } = judged.said[0];
            places.holder.querySelector(`[data-rest="${rest}"]`)?.classList.add("named");
            if (isTest ? screen.wrong(judged) : screen.slip(judged, heap)) {
                places.buttons[values[heap]].classList.add("shown");
            }
            return;
        }
        screen.fine();
        heap += 1;
        if (heap <= upto) {
            draw();
            places.buttons[number].focus({ preventScroll: true });
            return;
        }
        line.replaceChildren(names(), ...Array.from({ length: upto + 1 }, (_, n) => worthCard(n, String(values[n]))));
        places.buttons[number].classList.add("good");
        screen.done([]);
    }
    draw();
}

/** A row of pins: a card for all that one throw can leave. */
export function cards(screen) {
    const { exercise, place, isTest } = screen;
    const { row, values, right } = exercise;
    const all = isTest ? [] : exercise.cards;
    /** @type {any} */
    let chosen = null;
    let left = all.length;
    const places = shelf(8, tap);
    const name = ({ parts }) => parts.join(" + ");
    const buttons = all.map((card) => element("button", { type: "button", class: "pin-card", "aria-pressed": "false", "aria-label": say("A card: {parts}|卡片：{parts}", { parts: name(card) }), onclick: () => choose(card) }, name(card)));
    const pool = roving(element("div", { class: "pool", role: "group", "aria-label": say("Cards|卡片") }, ...buttons));
    place.append(element("div", { class: "pins-of", role: "img", "aria-label": say("A row of {row} pins|{row} 个瓶的一排", { row }) }, pins(row)), isTest ? "" : strip(values, say("pins|瓶数")), pool, places.holder);
    screen.acts();
    const ask = () => screen.ask(left === 0 ? say("What is the row of {row} worth?|{row} 个瓶的一排，值是多少？", { row }) : chosen === null ? say("Tap a card.|点一张卡片。") : say("{parts}: tap its worth.|{parts}：点它的值。", { parts: name(chosen) }));
    function choose(card) {
        chosen = card;
        buttons.forEach((button, at) => button.setAttribute("aria-pressed", String(all[at] === card)));
        ask();
    }
    function tap(number) {
        if (left > 0) {
            if (chosen === null) {
                screen.note(say("Tap a card first.|先点一张卡片。"));
                return;
            }
            const judged = judgeCard(exercise, chosen, number);
            mark(places.holder, judged.isRight ? [] : [places.buttons[number]]);
            if (!judged.isRight) {
                if (screen.slip(judged, name(chosen))) {
                    places.buttons[chosen.value].classList.add("shown");
                }
                return;
            }
            screen.fine();
            places.buttons.forEach((button) => button.classList.remove("shown"));
            const button = buttons[all.indexOf(chosen)];
            const laid = element("div", { class: "leaves", "aria-label": name(chosen) }, name(chosen));
            places.columns[number].append(laid);
            slide(laid, button);
            button.disabled = true;
            button.classList.add("used");
            const next = buttons.find((other) => !other.disabled);
            next && (next.tabIndex = 0);
            left -= 1;
            // The next card, if only one is left.
            chosen = left === 1 ? all[buttons.findIndex((other) => !other.disabled)] : null;
            buttons.forEach((other, at) => other.setAttribute("aria-pressed", String(chosen !== null && all[at] === chosen)));
            places.label();
            ask();
            return;
        }
        const judged = judgeRow(exercise, number);
        mark(places.holder, judged.isRight ? [] : judged.at.map((at) => places.buttons[at]));
        if (judged.isRight) {
            places.buttons[number].classList.add("good");
            screen.done([]);
        } else if (screen.wrong(judged)) {
            places.buttons[right].classList.add("shown");
        }
    }
    ask();
}
