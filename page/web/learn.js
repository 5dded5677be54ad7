// The theory in a dozen steps, each of which is played: something to fill in, a position to win, problems that need just that.

import { problem } from "./games.js";
import { playHere } from "./play.js";
import { explained } from "./terms.js";
import { at, element, say } from "./words.js";

// Each with its sentences; what is filled in, if anything is: the outcomes or the values of a rule's heaps, or the period; a
// position to win, perhaps with the machine to begin; and three problems.
const STEPS = [
    {
        title: "Who moves last, wins",
        text: [
            "From a heap, two players take 1, 2 or 3 stones in turn. Who takes the last one wins.",
            "Whoever leaves 4 stones wins: whatever the other takes, the rest can be taken. So who leaves 8 can leave 4 later.",
        ],
        play: "take 1..3 : 10",
        problems: ["hdu1846", "cses1098", "leetcode292"],
    },
    {
        title: "Lost and won, from the end",
        text: [
            "Take 1, 3 or 4. A heap is lost if every move from it leaves a won heap, and won if some move leaves a lost one. An empty heap is lost: there is no move.",
            "So begin at 0 and go up. Which heaps are lost?",
        ],
        outcomes: ["take 1 3 4", 10],
        play: "take 1 3 4 : 12",
        problems: ["cses1729", "atcoder-dp-k", "leetcode1025"],
    },
    {
        title: "Two equal heaps",
        text: [
            "Now there are two heaps, and a move takes any number from one of them.",
            "If both are equal, who is to move loses: the other does the same in the other heap each time, and so has the last move.",
        ],
        play: "take any : 5 8",
        problems: ["cses2208", "hackerrank-tower-breakers-1", "arc105-d"],
    },
    {
        title: "Nim",
        text: [
            "With more heaps, write their sizes in binary, one below the other. A position is lost exactly if every column has an even number of ones, that is, if the nim-sum is 0.",
            "For every move changes some column from even to odd; and if some are odd, there is a move that makes all of them even. Switch on the values below the stones to see the columns.",
        ],
        play: "take any : 3 4 6",
        problems: ["acwing891", "cses1730", "hdu1850"],
    },
    {
        title: "The value of a heap",
        text: [
            "Other games are like Nim, if each position has the right number: its Grundy value, the mex of the values of what a move leaves. It is as if it were a heap of Nim of that size.",
            "Take 1, 3 or 4 again. From 2 a move leaves 1, whose value is 1; the least number that is not there is 0. What are the others?",
        ],
        values: ["take 1 3 4", 8],
        play: "take 1 3 4 : 5 7",
        problems: ["cf2004e", "lightoj1296", "cf603c"],
    },
    {
        title: "Several games at once",
        text: [
            "The value of several games side by side is the nim-sum of their values. It is lost exactly if that is 0 (Sprague 1935, Grundy 1939).",
            "So to win, find the values, and make their nim-sum 0.",
        ],
        play: "take 1 3 4 : 5 6 9",
        problems: ["hdu1536", "kattis-snim", "acwing893"],
    },
    {
        title: "Periods",
        text: [
            "These are the values of the heaps 0 to 27, if 1, 3 or 4 may be taken. They come again. After how many?",
            "Is that so for ever? At most 4 are taken, so a value depends on the 4 before it only. Once 4 values in a row have come again, all others must.",
        ],
        period: ["take 1 3 4", 27],
        play: "take 1 3 4 : 27 29",
        problems: ["abc297-g", "hdu1847", "cf1194d"],
    },
    {
        title: "Games that fall apart",
        text: [
            "In Kayles a move takes one stone of a row, or two that are neighbours; the row may fall into two. Then the value of what is left is the nim-sum of both.",
            "A row of 3 can become 2, or 1 and 1, or 1: the values 2, 0 and 1. So it has the value 3. Go on.",
        ],
        values: ["octal 0.77", 6],
        play: "octal 0.77 : 5 8",
        problems: ["hackerrank-bowling-pins", "cf305e", "leetcode294"],
    },
    {
        title: "Coins",
        text: [
            "Coins lie in a row. A move turns one or two of them, and the rightmost of these must show heads.",
            "Each coin that shows heads is a game of its own, for two coins that are turned at one place cancel. This one is Nim: heads at place n is a heap of n.",
        ],
        play: "turn up to 2 coins : 2 5 9",
        problems: ["hackerrank-nimble-game-1", "luogu-p3185", "luogu-p3179"],
    },
    {
        title: "A queen to the corner",
        text: [
            "The queen moves left, down, or diagonally to both. Who brings her to the corner wins. This is Wythoff's game: two heaps, any number from one or the same from both.",
            "It is no sum of two games, for a move may change both. The lost squares are (0, 0), (1, 2), (3, 5), (4, 7), ... and their mirror images: the golden ratio has it.",
        ],
        play: "pairs take any from one or the same from both : 5 8",
        problems: ["poj1067", "hdu2177", "cf282d"],
    },
    {
        title: "A game that remembers",
        text: [
            "First any number may be taken, but not the whole heap; then at most twice what was just taken.",
            "Lost are the Fibonacci numbers 1, 2, 3, 5, 8, 13, ... Write the heap as a sum of such numbers, no two of them neighbours, and take the least.",
        ],
        play: "take up to 2 times the last : 18",
        problems: ["fibonacci-nim", "luogu-p6487", "hdu2516"],
    },
    {
        title: "The last one loses",
        text: [
            "Under misere play who makes the last move loses. In Nim play as before, until a move would leave heaps of 1 only: then leave an odd number of them.",
            "For most other games values do not help any more. What helps is the misere quotient; or a search.",
        ],
        play: "misere take any : 3 4 5",
        problems: ["hdu1907", "lightoj1253", "misere-nim"],
    },
];

/** Shows a step, by its number from 1; `ask(program, input)` answers. */
export async function showLearn(which, ask) {
    const number = Math.min(STEPS.length, Math.max(1, Number(which) || 1));
    const step = STEPS[number - 1];
    const item = ({ title }, at) => element("li", {}, element("a", { href: `#learn ${at + 1}`, "aria-current": at + 1 === number ? "step" : false }, say(title)));
    at("steps").replaceChildren(...STEPS.map(item));
    const seen = new Set();
    const made = [element("h2", { id: "step-title", tabindex: "-1" }, `${number}. ${say(step.title)}`), ...step.text.map((text) => element("p", {}, ...explained(say(text), seen)))];
    const [rule, to] = step.outcomes ?? step.values ?? step.period ?? [null, 0];
    if (rule !== null) {
        const { output } = await ask("answers", `table ${rule} to ${to}`);
        const { values } = JSON.parse(output).answer;
        made.push(step.period ? period(values) : fillIn(values, step.outcomes !== undefined));
    }
    made.push(element("h3", {}, say("Win this one")));
    // The table of the last step is kept.
    at("table-place").append(at("table"));
    at("step").replaceChildren(...made);
    const place = element("div", {});
    at("step").append(place);
    await playHere(place, step.play);
    const link = (name) => element("li", {}, element("a", { href: `#game ${name}` }, problem(name).title));
    const next = number < STEPS.length ? element("a", { class: "button", href: `#learn ${number + 1}` }, say("Next: {}", say(STEPS[number].title))) : element("a", { class: "button", href: "#games" }, say("All problems"));
    at("step").append(element("h3", {}, say("Problems that need just this")), element("ul", {}, ...step.problems.map(link)), element("p", {}, next));
}

// A field for each heap, of which the first is given.
function fillIn(values, isOutcome) {
    const right = values.map((value) => (isOutcome ? (value === 0 ? say("lost") : say("won")) : String(value)));
    const fields = right.map((text, n) => {
        const label = say("heap of {}", n);
        if (n === 0) {
            return element("output", { "aria-label": label }, text);
        }
        return isOutcome
            ? element("select", { "aria-label": label }, ...["?", say("lost"), say("won")].map((option) => element("option", {}, option)))
            : element("input", { type: "text", inputmode: "numeric", "aria-label": label, autocomplete: "off" });
    });
    const said = element("p", { role: "status" });
    const check = () => {
        const wrong = fields.flatMap((field, n) => {
            const isRight = n === 0 || field.value.trim() === right[n];
            field.classList.toggle("mistake", !isRight);
            return isRight ? [] : [n];
        });
        said.textContent = wrong.length === 0 ? say("All right.") : say("Not yet right: the heaps {}.", wrong.join(", "));
    };
    const cells = fields.map((field, n) => element("div", {}, element("span", { "aria-hidden": "true" }, String(n)), field));
    return element("form", { class: "fill", onsubmit: (event) => { event.preventDefault(); check(); } }, ...cells, element("button", { type: "submit" }, say("Check")), said);
}

// The values, and a field for their period.
function period(values) {
    const right = values.findIndex((_, length) => length > 0 && values.every((value, n) => n < length || value === values[n - length]));
    const field = element("input", { type: "text", inputmode: "numeric", id: "period", autocomplete: "off" });
    const said = element("p", { role: "status" });
    const check = (event) => {
        event.preventDefault();
        said.textContent = Number(field.value) === right ? say("All right.") : say("Not yet right.");
    };
    return element(
        "form",
        { class: "fill", onsubmit: check },
        element("pre", { tabindex: "0" }, values.join(" ")),
        element("label", { for: "period" }, say("The period")),
        field,
        element("button", { type: "submit" }, say("Check")),
        said,
    );
}
