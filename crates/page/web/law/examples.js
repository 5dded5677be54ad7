// What can be typed: examples, some of them in words, formulas to change, and the whole grammar.

import { inline } from "../problems/texts.js";
import { at, element, say, spoken } from "../words.js";

const EXAMPLES = [
    ["take 1 3 4", "take 1 3 4"],
    ["take 2..5", "take 2..5"],
    ["Kayles", "octal 0.77 to 300"],
    ["Grundy's game", "split unequal to 300"],
    ["misere play", "misere take 1 3 4"],
    ["a pasted table", "[0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2]"],
    ["the moves of a sum", "moves take 1 3 4 : 5 6 9"],
    ["two heaps", "pairs take any from one or the same from both to 20"],
    ["a picture", "plot octal 0.007 to 5000"],
    ["a formula", "n -> n - k for k in 1..n if gcd(n, k) == 1"],
];
// The beginning of the help; the rules also as they are written in Chinese.
const SAID = [
    ["take 1 3 4", "take 1, 3 or 4 from a heap", "取 1 3 4"],
    ["take 2..5", "take from 2 to 5", "取 2..5"],
    ["take up to half", "take at most half of the heap", "最多取一半"],
    ["take a divisor", "take a divisor of the heap's size", "取约数"],
    ["take any or split", "take any number, or split a heap into two", "取任意个或分成两堆"],
    ["take 1 2 with split", "take 1 or 2 from a row, also from its middle", "取 1 2，剩下的可分成两堆"],
    ["split unequal", "split a heap into two of different sizes", "分成不等的两堆"],
    ["octal 0.77", "an octal code, here Kayles", "八进制 0.77"],
    ["pairs take any from one or the same from both", "two heaps: any from one, or the same from both", "威佐夫博弈"],
    ["misere take 1 3 4", "whoever makes the last move loses", "反常 取 1 3 4"],
];

/** Shows them in the reader's language; `choose(request)` asks one. */
export function showExamples({ grammar, guide }, choose) {
    /** @type {(example: string[]) => HTMLElement} */
    const button = ([name, request]) => element("button", { type: "button", title: request, onclick: () => choose(request) }, say(name));
    at("examples").replaceChildren(...EXAMPLES.map(button).flatMap((made) => [made, " "]));
    /** @type {(example: string[]) => HTMLElement} */
    const said = ([english, what, chinese]) => {
        const rule = spoken() === "zh" ? chinese : english;
        return element("li", {}, button([rule, rule]), " ", say(what));
    };
    at("said-examples").replaceChildren(...SAID.map(said));
    const formula = ([rule, what]) => element("li", {}, button([rule, rule]), " ", say(what));
    at("formulas").replaceChildren(...guide.map(formula));
    showGrammar(grammar[spoken()]);
}

// The help of the program: lines of grammar unchanged, the text between them as paragraphs.
function showGrammar(grammar) {
    const isGrammar = (line) => /^(    |[A-Z]+ +=| +\|)/.test(line);
    const made = [];
    for (const block of grammar.trim().split("\n\n")) {
        /** @type {any} */
        let last = null;
        for (const line of block.split("\n")) {
            if (isGrammar(line)) {
                last = null;
                made.push(element("code", {}, line));
            } else if (last !== null) {
                last.append(" ", ...inline(line));
            } else {
                last = element("p", {}, ...inline(line));
                made.push(last);
            }
        }
    }
    at("grammar-text").replaceChildren(...made);
    at("grammar-text").lang = spoken() === "zh" ? "zh-CN" : "en";
}
