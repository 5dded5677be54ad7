// The words of the theory, each with a sentence.

import { element, say, spoken } from "./words.js";

/** The words as they occur in sentences, and what they mean. */
export const TERMS = {
    "Grundy value": "The Grundy value of a position is the mex of the values of all positions that a move leaves. It is 0 exactly if the player to move loses, when both play as well as possible.",
    mex: "The mex of some numbers is the least number, from 0 on, that is not among them: the mex of 0, 1 and 3 is 2.",
    nimber: "A nimber is a Grundy value as a heap of Nim: a position with the value 3 is as good as 3 stones.",
    "nim-sum": "The nim-sum of some numbers: write them in binary, one below the other, and put 1 under each column that has an odd number of ones: 5 ^ 6 is 3. The value of several heaps is the nim-sum of their values.",
    "^": "5 ^ 6 is the nim-sum of 5 and 6, which is 3: what programmers call xor.",
    xor: "Xor is what programmers call the nim-sum; they write 5 ^ 6.",
    period: "Values have the period p from n on, if the value of each heap from n on comes again p heaps later.",
    saltus: "If values grow by the same number from each period to the next, that number is the saltus.",
    "octal code": "An octal code such as 0.77 has a digit for each number that may be taken: the first digit is for 1, the second for 2. A digit is a sum: 1 if these may be the whole heap, 2 if one heap may be left, 4 if two.",
    "misere play": "Under misere play whoever makes the last move loses; under normal play whoever makes it wins.",
    "misere quotient": "Under misere play positions that do the same in every sum are one state. These states, which can be multiplied as positions are put side by side, are the misere quotient; some of them are lost.",
    tame: "A game under misere play is tame if each of its heaps acts like some heaps of Nim side by side; others are wild.",
};

// The step of the course that shows a word.
const SHOWN = {
    "Grundy value": "values",
    mex: "mex",
    nimber: "sums",
    "nim-sum": "rows",
    "^": "rows",
    xor: "rows",
    period: "period",
    saltus: "period",
    "octal code": "kayles",
    "misere play": "misere",
    "misere quotient": "misere",
    tame: "misere",
};
const linked = (name) => element("a", { href: `#learn ${SHOWN[name]}`, onclick: close }, say("See it in the course"));

// The words in the reader's language as sentences have them, and a pattern that finds the first. Chinese has no blanks.
function finder() {
    const isChinese = spoken() === "zh";
    const names = new Map(Object.keys(TERMS).filter((name) => name !== "^").map((name) => [isChinese ? say(name).split("（")[0] : name, name]));
    const words = [...names.keys()].join("|");
    return { names, found: new RegExp(isChinese ? `(${words})| (\\^) ` : `(?<![\\w^])(${words})(?![\\w^])| (\\^) `) };
}

/** @type {any} */
let open = null;

function close() {
    open?.tip.remove();
    open?.button.setAttribute("aria-expanded", "false");
    open = null;
}

addEventListener("keydown", (event) => {
    if (event.key === "Escape" && open !== null) {
        open.button.focus();
        close();
    }
});
addEventListener("click", (event) => {
    if (open !== null && !open.tip.contains(event.target) && event.target !== open.button) {
        close();
    }
});

/** A word that is explained when it is pressed; shown as `text`, if given. */
export function term(name, text = say(name)) {
    const button = element("button", { type: "button", class: "term", "aria-expanded": "false" }, text);
    button.addEventListener("click", () => {
        const wasOpen = open?.button === button;
        close();
        if (!wasOpen) {
            const tip = element("span", { class: "tip", role: "note" }, say(TERMS[name]), " ", linked(name));
            button.after(tip);
            button.setAttribute("aria-expanded", "true");
            open = { button, tip };
            const over = tip.getBoundingClientRect().right - document.documentElement.clientWidth + 8;
            tip.style.marginLeft = over > 0 ? `${-over}px` : "";
        }
    });
    return button;
}

/** A sentence whose words of the theory can be pressed, each where it comes first. */
export function explained(text, seen = new Set()) {
    const { names, found } = finder();
    const parts = [];
    let rest = text;
    for (let match = found.exec(rest); match !== null; match = found.exec(rest)) {
        const word = match[1] ?? match[2];
        const name = names.get(word) ?? word;
        const at = match.index + (match[2] === undefined ? 0 : 1);
        parts.push(rest.slice(0, at), seen.has(name) ? word : term(name, word));
        seen.add(name);
        rest = rest.slice(at + word.length);
    }
    return [...parts, rest];
}

/** Shows all words, one below the other. */
export function showTerms(place) {
    place.replaceChildren(...Object.entries(TERMS).flatMap(([name, what]) => [element("dt", {}, say(name)), element("dd", {}, say(what), " ", linked(name))]));
}
