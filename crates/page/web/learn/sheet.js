// A sheet to print: eight exercises in black outlines, and their answers on a second page. The same words make the same sheet.

import { svg } from "../play/picture/svg.js";
import { at, element } from "../words.js";
import { view } from "./course.js";
import { has, judgeMove, positionOf, ROWS } from "./judge.js";
import { make, PINS } from "./make.js";
import { told } from "./sentences.js";
import { stepOf, textOf } from "./steps.js";
import { either, heapsOf, joined, listed, say } from "./texts.js";
import { leftBy, winners } from "./theory.js";

const COUNT = 8;

const circle = (cx, cy, r) => svg("circle", { class: "line", cx, cy, r });
const label = (x, y, words, size = 12) => svg("text", { x, y, "font-size": size, "text-anchor": "middle" }, String(words));
const picture = (width, height, ...parts) => svg("svg", { viewBox: `0 0 ${width} ${height}`, class: "outline", "aria-hidden": "true" }, ...parts);

// Heaps as rows of circles.
const heaps = (sizes) => picture(330, sizes.length * 20 + 4, ...sizes.flatMap((size, heap) => [label(14, heap * 20 + 17, `${sizes.length > 1 ? String.fromCharCode(65 + heap) : ""} ${size}`, 13), ...Array.from({ length: size }, (_, stone) => circle(40 + stone * 15 + Math.floor(stone / 5) * 5, heap * 20 + 12, 6))]));
// Boxes with something above and room below.
const boxes = (all, inside = (_box) => /** @type {any} */ ("")) => picture(330, 54, ...all.flatMap((one, place) => [label(18 + place * 23, 13, one), svg("rect", { class: "line", x: 8 + place * 23, y: 20, width: 20, height: 24, rx: 3 }), label(18 + place * 23, 37, inside(one), 13)]));
const grid = (size) => picture(190, 190, ...Array.from({ length: size * size }, (_, n) => svg("rect", { class: "line", x: 20 + (n % size) * 27, y: 4 + Math.floor(n / size) * 27, width: 27, height: 27 })), ...Array.from({ length: size }, (_, n) => [label(10, 22 + (size - 1 - n) * 27, n), label(33 + n * 27, 20 + size * 27, n)]).flat());
const upTo = (to) => Array.from({ length: to + 1 }, (_, n) => n);

// How a position is won: all winning moves, what the first leaves, and why that is lost.
async function moves(exercise) {
    const found = await positionOf(exercise);
    const [best = null] = winners(found);
    const { said } = await judgeMove(exercise, found, best);
    const words = best === null ? say("Let the other begin.|让对方先走。") : say("{moves}: {Q}.|{moves}：{Q}。", { moves: winners(found).map(({ words }) => words).join(say("; |；")), Q: heapsOf(leftBy(found, best)) });
    return joined([words, exercise.slug === "twins" ? say("The heaps are equal.|两堆一样多。") : told(said)]);
}
const takeAny = (exercise) => say("Take {S} from one heap. Heaps {sizes}: a winning move, or let the other begin?|每次从一堆取{S}。{sizes}：必胜的一步，还是让对方先走？", { S: exercise.set ? say("{S}| {S} 颗", { S: either(exercise.set) }) : say("any number|任意颗"), sizes: heapsOf(exercise.sizes) });
const worths = (exercise) => say("Worths: {worths}.|SG 值：{worths}。", { worths: exercise.sizes.map((size) => `${size}: ${exercise.values[size]}`).join(", ") });

// For each step the question, the picture, and the answer with its reason.
const PRINTED = {
    last: ({ set, sizes: [heap] }) => [say("Take {S}; who takes the last one wins. You begin with {heap}. What do you take?|每次取 {S} 颗，谁取到最后一颗谁赢。有 {heap} 颗，你先走，取几颗？", { S: either(set), heap }), heaps([heap]), say("{take}: a multiple of {around} is left.|取 {take} 颗：留下 {around} 的倍数。", { take: heap % (set.length + 1), around: set.length + 1 })],
    back: async (exercise) => [say("Take {S}. Mark the lost heaps. What do you take from {heap}?|每次取 {S} 颗。标出必败的堆。{heap} 颗时你取几颗？", { S: either(exercise.set), heap: exercise.sizes[0] }), boxes(upTo(exercise.upto)), `${say("Lost: {lost}.|必败：{lost}。", { lost: listed(upTo(exercise.upto).filter((heap) => exercise.values[heap] === 0)) })} ${await moves(exercise)}`],
    twins: async (exercise) => [takeAny(exercise), heaps(exercise.sizes), await moves(exercise)],
    binary: ({ reads, right }) => [reads ? say("Which number is it?|这是几？") : say("Which pieces make {right}? Write 1 or 0.|哪几份凑成 {right}？写 1 或 0。", { right }), boxes(ROWS, (row) => (reads ? Number(has(right, row)) : "")), reads ? String(right) : ROWS.map((row) => Number(has(right, row))).join("")],
    rows: ({ sizes, right }) => [say("What is the nim-sum of {sizes}?|{sizes} 的异或和是几？", { sizes: listed(sizes) }), heaps(sizes), say("{right}: the odd rows are {rows}.|{right}：奇数行是 {rows}。", { right, rows: listed(ROWS.filter((row) => has(right, row))) || say("none|没有") })],
    nim: async (exercise) => [takeAny(exercise), heaps(exercise.sizes), await moves(exercise)],
    mex: ({ on, right, places }) => [say("What is the mex of {on}?|{on} 的 mex 是几？", { on: listed(on) || say("nothing|空集") }), boxes(upTo(places - 1)), say("{right}: the least that is missing.|{right}：没有出现的最小的数。", { right })],
    values: ({ set, upto, values }) => [say("Take {S}. Write the worth under each heap.|每次取 {S} 颗。在每一堆下写出它的值。", { S: either(set) }), boxes(upTo(upto)), listed(values)],
    sums: ({ set, heap, right }) => [say("A heap of {heap} (take {S}) beside a heap of Nim. How many stones of Nim, so that who begins loses?|左边 {heap} 颗（每次取 {S} 颗），右边是 Nim。右边放几颗，先走的人输？", { heap, S: either(set) }), heaps([heap]), say("{right}: both sides are worth {right}.|{right}：两边的值都是 {right}。", { right })],
    grundy: async (exercise) => [takeAny(exercise), heaps(exercise.sizes), `${worths(exercise)} ${await moves(exercise)}`],
    kayles: async (exercise) => (exercise.two ? [textOf(stepOf("kayles"), exercise, "two"), heaps(exercise.sizes), `${worths(exercise)} ${await moves(exercise)}`] : [say("Knock down {pins} side by side of a row of {row}. What is the row worth?|每次击倒相邻的 {pins} 个瓶，一排有 {row} 个。这一排的值是多少？", { pins: either(PINS[exercise.rule]), row: exercise.row }), heaps([exercise.row]), say("{right}: left are {cards}.|{right}：留下 {cards}。", { right: exercise.right, cards: exercise.cards.map(({ parts, value }) => `${parts.join("+")}: ${value}`).join(", ") })]),
    period: ({ set, values, right }) => [say("The worths for taking {S}: what is their period?|每次取 {S} 颗的 SG 值，周期是多少？", { S: either(set) }), element("p", { class: "printed-values" }, values.slice(0, 33).join(" ")), say("{right}: the last {most} worths come again.|{right}：连续 {most} 个值重复。", { right, most: set[set.length - 1] })],
    board: ({ size, steps, queen, right }) => [say("A move is {steps}. Star the lost squares.|走法：{steps}。给必败的格子标上星。", { steps: queen ? say("left, down or diagonally, any distance|向左、向下或斜向左下，任意远") : steps.map(([a, b]) => say("{a} left, {b} down|左 {a} 下 {b}", { a, b })).join(" / ") }), grid(size), right.map((square) => `(${square.replace(",", ", ")})`).join(" ")],
    misere: async (exercise) => [say("Who takes the last stone loses. Heaps {sizes}: a winning move, or let the other begin?|谁取到最后一颗谁输。{sizes}：必胜的一步，还是让对方先走？", { sizes: heapsOf(exercise.sizes) }), heaps(exercise.sizes), await moves(exercise)],
};

/** The exercises of a sheet: question, picture and answer of each. */
export async function sheetOf(slugs, seed) {
    const made = [];
    const seen = new Set();
    // The same exercise does not come twice, unless there are too few.
    for (let place = 0; made.length < COUNT; place++) {
        const exercise = await make(slugs[made.length % slugs.length], 1, seed + place);
        const key = JSON.stringify({ ...exercise, seed: 0 });
        if (seen.has(key) && place < 8 * COUNT) {
            continue;
        }
        seen.add(key);
        const [question, drawn, answer] = await PRINTED[exercise.slug](exercise);
        made.push({ exercise, question, drawn, answer });
    }
    return made;
}

/** What the address of a sheet names. */
export function readSheet(rest) {
    const words = rest.trim().split(/\s+/);
    const slugs = words.filter((word) => word in PRINTED);
    const seed = Number(words.find((word) => /^\d{1,9}$/.test(word)) ?? 1);
    return { slugs: slugs.length > 0 ? slugs : ["last"], seed };
}

export async function showSheet(rest, calls) {
    const isShown = view();
    const { slugs, seed } = readSheet(rest);
    const all = await sheetOf(slugs, seed);
    if (!isShown()) {
        return;
    }
    const address = `sheet ${slugs.join(" ")} ${seed}`;
    calls.address(address);
    const title = slugs.map((slug) => say(stepOf(slug).title)).join(" · ");
    const blank = (words) => element("span", { class: "blank" }, words, element("i", {}));
    at("steps").replaceChildren();
    at("step").replaceChildren(
        element("div", { class: "sheet-acts buttons" }, element("button", { type: "button", class: "main", onclick: () => print() }, say("Print|打印")), element("a", { class: "button", href: `#sheet ${slugs.join(" ")} ${seed + COUNT}` }, say("Other exercises|换一些题")), element("a", { class: "button", href: `#learn ${slugs[0]}` }, say("Back to the step|回到这一步"))),
        element("div", { class: "printed" },
            element("h1", { id: "step-title", tabindex: "-1" }, title),
            element("p", { class: "who" }, blank(say("Name|姓名")), blank(say("Date|日期"))),
            element("ol", {}, ...all.map(({ question, drawn }) => element("li", {}, element("p", {}, question), drawn, element("i", { class: "answer-line" })))),
            element("p", { class: "hint" }, element("code", {}, `${location.href.split("#")[0]}#${address}`)),
        ),
        element("div", { class: "printed answers-page" }, element("h2", {}, say("Answers|答案")), element("ol", {}, ...all.map(({ answer }) => element("li", {}, answer)))),
    );
    document.documentElement.dataset.step = address;
}
