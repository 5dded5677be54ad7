// The games that are chosen by a card: a name, a picture, a rule of one sentence, and a first position that is won.

import { at, element, say, write } from "../words.js";
import { put, svg, use } from "./picture/svg.js";

const NIM = "take any";
/** Each with its name, its rule in a sentence, the rule as it is typed, and the heaps with which it opens. */
export const CARDS = [
    { id: "nim", words: ["Nim", "Take any number from one heap."], rule: NIM, heaps: "3 4 5" },
    { id: "take", words: ["1, 3 or 4", "Take only 1, 3 or 4 from a heap."], rule: "take 1 3 4", heaps: "5 6 9" },
    { id: "kayles", words: ["Kayles", "Knock down one pin or two neighbours."], rule: "octal 0.77", heaps: "5 7" },
    { id: "crosses", words: ["Treblecross", "Three crosses side by side win."], rule: "crosses 11", heaps: "0" },
    { id: "queen", words: ["Wythoff's queen", "Walk her left, down or diagonally home."], rule: "pairs take any from one or the same from both", heaps: "8 6" },
    { id: "memory", words: ["Fibonacci Nim", "Take at most twice the last take."], rule: "take up to 2 times the last", heaps: "20" },
    { id: "coins", words: ["Coins", "Turn a head to tails, and one left of it."], rule: "turn up to 2 coins", heaps: "2 5 8" },
    { id: "split", words: ["Splits", "Split a row into two different lengths."], rule: "split unequal", heaps: "6 8" },
    { id: "misere", words: ["Last one loses", "Nim, but who takes the last stone loses."], rule: "misere take any", heaps: "3 4 5" },
    { id: "knight", words: ["A knight's way", "Jump two steps one way, one the other."], rule: "pairs take (2,1) (1,2) (2,-1) (-1,2)", heaps: "6 7" },
    { id: "chomp", words: ["Chomp", "Bite a piece; the last one loses."], rule: "misere (a, b, c) -> (x, min(b, x), min(c, x)) for x in 0..a-1; (a, x, min(c, x)) for x in 0..b-1; (a, b, x) for x in 0..c-1", heaps: "4 3 2" },
    { id: "own", words: ["Your own rule", "Type what a move may do."], rule: null, heaps: "" },
];

/** The card of a rule, if it has one. */
export const cardOf = (rule) => CARDS.find((card) => card.rule === rule || (card.id === "crosses" && rule.startsWith("crosses "))) ?? null;

const disc = (x, y, scale, more) => put(x, y, scale, {}, use("disc"), more);
const cell = (x, y, size, name = "") => svg("rect", { class: `cell ${name}`, x, y, width: size, height: size, rx: 3 });
const cross = (x, y) => put(x, y, 0.26, { class: "cross" }, svg("path", { d: "M-25-24 26 25M25-26-26 24" }));
const squares = (columns, size, left) => Array.from({ length: 2 * columns }, (_, n) => cell(left + (n % columns) * size, 6 + Math.floor(n / columns) * size, size, ((n % columns) + Math.floor(n / columns)) % 2 ? "dark" : ""));
const ART = {
    nim: () => [0, 1, 0, 1, 2].map((stone, n) => put(n < 2 ? 24 : 54, 44 - 12 * stone, 0.28, {}, use(`stone-${stone}`))),
    take: () => [1, 3, 4].map((number, n) => disc(16 + n * 24, 28, 0.22, svg("text", { class: "number", y: 17, "font-size": 50 }, String(number)))),
    kayles: () => [15, 31, 65].map((x) => put(x, 50, 0.4, {}, use("pin"))),
    crosses: () => [5, 29, 53].flatMap((x, n) => [cell(x, 17, 22), n < 2 ? cross(x + 11, 28) : null]),
    queen: () => [...squares(3, 22, 7), svg("circle", { class: "goal", cx: 18, cy: 39, r: 7 }), put(62, 18, 0.25, {}, use("queen"))],
    memory: () => [8, 23, 38, 57, 72].map((x) => disc(x, 28, 0.15, null)),
    coins: () => ["tails", "heads", "tails"].map((side, n) => put(16 + n * 24, 28, 0.23, {}, use(side))),
    split: () => [[12, 27], [46, 61]].flat().map((x) => disc(x, 28, 0.14, null)).concat(/** @type {any} */ (svg("path", { class: "cut", d: "M36.500 12V44" }))),
    misere: () => [put(40, 40, 0.36, {}, use("stone-0")), svg("path", { class: "never", d: "M24 12 56 48" })],
    knight: () => [...squares(3, 22, 7), put(62, 18, 0.25, {}, use("knight")), svg("path", { class: "path", d: "M56 24 22 40" })],
    chomp: () => [...squares(3, 22, 7).slice(0, 5), svg("circle", { class: "goal", cx: 18, cy: 39, r: 6 })],
    own: () => [svg("rect", { class: "ghost", x: 14, y: 13, width: 52, height: 30, rx: 7 }), svg("path", { class: "caret", d: "M27 20v16" })],
};

function made({ id }) {
    const picture = svg("svg", { class: "board", viewBox: "0 0 80 56", "aria-hidden": "true" }, ...ART[id]());
    return element("button", { type: "button", class: "card", "data-card": id, "aria-pressed": "false" }, picture, element("span", {}, element("b"), element("small")));
}

/** Shows the cards, which the file has in English; `choose(card)` is called for one that is pressed. */
export function showCards(choose) {
    const shelf = at("cards");
    shelf.firstElementChild ?? shelf.append(...CARDS.map(made));
    for (const card of CARDS) {
        const button = shelf.querySelector(`[data-card=${card.id}]`);
        ["b", "small"].forEach((name, place) => write(button.querySelector(name), say(card.words[place])));
        button.onclick = () => choose(card);
    }
}

/** Marks the card of a rule, or that of one's own rule, and moves it into sight. */
export function markCard(rule) {
    const { id } = cardOf(rule) ?? CARDS[CARDS.length - 1];
    const shelf = at("cards");
    shelf.querySelectorAll(".card").forEach((card) => {
        const isHere = card.dataset.card === id;
        if (isHere && card.getAttribute("aria-pressed") === "false") {
            [shelf.scrollLeft, shelf.scrollTop] = [card.offsetLeft - shelf.offsetLeft - 12, card.offsetTop - shelf.offsetTop - 80];
        }
        card.setAttribute("aria-pressed", String(isHere));
    });
}
