// The theory in a dozen steps that the reader plays: something to fill in, a position to win, problems that need just that.

import { inline, problem } from "./games.js";
import { playHere } from "./play/play.js";
import { bounded } from "./request.js";
import { explained } from "./terms.js";
import { at, element, listed, say, told } from "./words.js";

// Each step has its sentences; perhaps something to fill in: the outcomes or the values of a rule's heaps, or the period; a
// position to win, perhaps with the machine to begin; and three problems.
const STEPS = [
    {
        title: "Whoever moves last wins",
        text: [
            "Two players take 1, 2 or 3 stones from a heap in turn. Whoever takes the last stone wins.",
            "Leave 4 stones. Your opponent takes 1, 2 or 3; you take the 3, 2 or 1 that remain, and win.",
            "Leave 8, and the same trick leaves 4: always make the two moves add up to 4.",
        ],
        play: "take 1..3 : 10",
        problems: ["hdu1846", "cses1098", "leetcode292"],
    },
    {
        title: "Lost and won, from the end",
        text: [
            "New rule: take 1, 3 or 4 stones. Whoever takes the last stone still wins.",
            "Call a heap lost if the player who must move now will lose, and won if that player can win. The heap of 0 is lost: no move is left. A heap is won if some move leaves a lost heap. Otherwise it is lost.",
            "From 1 you can leave 0, which is lost: so 1 is won. From 2 you can only leave 1, which is won: so 2 is lost. Go on.",
            "Then use your table: which move from 12 leaves a lost heap?",
        ],
        outcomes: ["take 1 3 4", 10],
        play: "take 1 3 4 : 12",
        problems: ["loj10241", "atcoder-dp-k", "leetcode1025"],
    },
    {
        title: "Two equal heaps",
        text: [
            "Now there are two heaps, and a move takes any number from one of them.",
            "If the heaps are equal, the player to move loses. Whatever that player takes from one heap, the opponent takes from the other. The heaps are equal again, and the opponent takes the last stone.",
            "So if the heaps differ, make them equal.",
        ],
        play: "take any : 5 8",
        problems: ["cses2208", "hackerrank-tower-breakers-1", "arc105-d"],
    },
    {
        title: "Nim",
        text: [
            "With more heaps, write their sizes in binary, that is, as sums of 4, 2 and 1: 3 is 2 + 1, or 011; 4 is 100; 6 is 4 + 2, or 110. Write them one below the other, and count the ones in each column.",
            "If every count is even, the player to move loses. If some count is odd, that player can win. The row that has 1 under each odd column and 0 under the others is the nim-sum.",
            "To find the move, take the leftmost odd column, and a heap that has a one there. In that heap change the digit in every odd column. The new number is smaller: leave that many.",
            "Of 3, 4 and 6 only the last column is odd: 011 becomes 010, so leave 2 of the 3. Tick “Why?” to see the columns.",
        ],
        play: "take any : 3 4 6",
        problems: ["acwing891", "cses1730", "hdu1850"],
    },
    {
        title: "The value of a heap",
        text: [
            "Give every heap a number, its Grundy value. The empty heap has 0. For another heap look at the values of all heaps that one move can leave, and take the least of 0, 1, 2, ... that is missing among them: their mex.",
            "The heap then acts like a heap of Nim of that size. A heap with the value 3 can be moved to the values 0, 1 and 2, like 3 stones in Nim; and if a move goes to a larger value, the opponent can move it back.",
            "Take 1, 3 or 4 again. Heap 1 can only become 0, whose value is 0; the least missing number is 1. Heap 2 can only become 1, whose value is 1; the least missing number is 0. Go on.",
            "In the game below use the table: a heap with the value 0 is as good as no heap.",
        ],
        values: ["take 1 3 4", 8],
        play: "take 1 3 4 : 5 7",
        problems: ["cf2004e", "lightoj1296", "hdu1847"],
    },
    {
        title: "Several games at once",
        text: [
            "Play several heaps at once; each move is made in one of them. Put the value in the place of each heap, and play Nim with these numbers. The player to move loses if their nim-sum is 0, and can win if it is not (Sprague 1935, Grundy 1939).",
            "The heaps 0 to 8 have the values 0, 1, 0, 1, 2, 3, 2, 0, 1 if 1, 3 or 4 may be taken. So 5, 6 and 7 are like heaps of 3, 2 and 0 in Nim.",
        ],
        play: "take 1 3 4 : 5 6 7",
        problems: ["hdu1536", "kattis-snim", "acwing893"],
    },
    {
        title: "Periods",
        text: [
            "Here are the values of the heaps 0 to 27, if 1, 3 or 4 may be taken. The row of values repeats. How long is the part that repeats? That length is the period.",
            "Is that so forever? A value is found from the values 1, 3 and 4 places before it. So if 4 values in a row are the same as the 4 values 7 places before, the next one is the same, too, and the next, and so on forever.",
            "So heap 29 has the value of heap 1, which is 28 less.",
        ],
        period: ["take 1 3 4", 27],
        play: "take 1 3 4 : 2 29",
        problems: ["abc297-g", "cses1729", "cf1194d"],
    },
    {
        title: "Games that fall apart",
        text: [
            "In Kayles a move takes 1 stone of a row, or 2 that are side by side. If the row falls into two rows, these are two games at once: take the nim-sum of their values.",
            "Row 1 has the value 1, and row 2 has the value 2. From row 3: take an end stone, and 2 are left, with the value 2. Take the middle one, and 1 and 1 are left, with the value 0. Take two, and 1 is left, with the value 1. The mex of 2, 0 and 1 is 3. Go on.",
        ],
        values: ["octal 0.77", 6],
        play: "octal 0.77 : 5 6",
        problems: ["hackerrank-bowling-pins", "cf305e", "leetcode294"],
    },
    {
        title: "Coins",
        text: [
            "Coins lie in a row. A move turns one or two of them, and the rightmost coin that you turn must go from heads to tails. If all show tails, no move is left, and the player to move loses.",
            "Heads at place 9 is like a heap of 9. Turn coin 9 alone, and the heap is gone. Turn coin 9 and coin 4, and the heap of 9 becomes one of 4. If coin 4 showed heads before, both heaps of 4 are gone: two equal heaps cancel. So this game is Nim.",
        ],
        play: "turn up to 2 coins : 2 5 9",
        problems: ["hackerrank-nimble-game-1", "luogu-p3185", "luogu-p3179"],
    },
    {
        title: "A queen to the corner",
        text: [
            "The queen moves left, down, or diagonally down and left, as far as you like. Whoever brings her to the corner (0, 0) wins.",
            "Column 5 and row 8 are (5, 8): two heaps of 5 and 8. Left takes from the first, down takes from the second, and diagonally takes the same number from both. This is Wythoff's game. Nim-sums do not help here, because one move can change both heaps.",
            "The lost squares are (0, 0), (1, 2), (3, 5), (4, 7) and so on, and their mirror images. To go on: the first number is the least that was not used yet, and the second is larger by 0, 1, 2, 3, ... The next one is (6, 10).",
        ],
        play: "pairs take any from one or the same from both : 5 8",
        problems: ["poj1067", "hdu2177", "cf282d"],
    },
    {
        title: "A game that remembers",
        text: [
            "The first player takes any number, but not all. After that you may take at most twice what your opponent has just taken. Whoever takes the last stone wins.",
            "The Fibonacci numbers are 1, 2, 3, 5, 8, 13, ...: each is the sum of the two before it. If the first heap is one of them, the first player loses.",
            "Else write the heap as a sum of these numbers, no two of which stand side by side in the list: 18 is 13 + 5. Take the smallest, 5. The next part is more than twice as large, so your opponent cannot take all of it. Do so at every turn.",
        ],
        play: "take up to 2 times the last : 18",
        problems: ["fibonacci-nim", "luogu-p6487", "hdu2516"],
    },
    {
        title: "The last one loses",
        text: [
            "In misere play whoever takes the last stone loses.",
            "In Nim, make the nim-sum 0 as before. But when your move leaves only heaps of 1, leave an odd number of them: from then on each move takes one heap, and your opponent gets the last.",
            "For most other games this does not work. Then a computer tries all positions, or there is a theory of misere quotients, which you do not need here.",
        ],
        play: "misere take any : 3 4 5",
        problems: ["hdu1907", "lightoj1253", "misere-nim"],
    },
];

// The number of the shown step.
let shownStep = 0;

/** Shows a step, by its number from 1; `ask(program, input)` answers. */
export async function showLearn(which, ask) {
    const number = Math.min(STEPS.length, Math.max(1, Number.parseInt(which, 10) || 1));
    const step = STEPS[number - 1];
    const item = ({ title }, at) => element("li", {}, element("a", { href: `#learn ${at + 1}`, "aria-current": at + 1 === number ? "step" : false }, say(title)));
    at("steps").replaceChildren(...STEPS.map(item));
    const seen = new Set();
    const made = [element("h2", { id: "step-title", tabindex: "-1" }, `${number}. ${say(step.title)}`), ...step.text.map((text) => element("p", {}, ...explained(say(text), seen)))];
    const [rule, to] = step.outcomes ?? step.values ?? step.period ?? [null, 0];
    if (rule !== null) {
        const { output } = await ask("answers", bounded("table", rule, to));
        const { values } = JSON.parse(output).answer;
        made.push(step.period ? period(values) : fillIn(values, step.outcomes !== undefined));
    }
    made.push(element("h3", {}, say("Win this one")));
    // If only the language changes, what was typed stays.
    const kept = shownStep === number ? [...at("step").querySelectorAll("form.fill input, form.fill select")].map((field) => field.selectedIndex ?? field.value) : [];
    shownStep = number;
    // Keeps the table of the last step.
    at("table-place").append(at("table"));
    at("step").replaceChildren(...made);
    [...at("step").querySelectorAll("form.fill input, form.fill select")].slice(0, kept.length).forEach((field, place) => {
        field[field.selectedIndex === undefined ? "value" : "selectedIndex"] = kept[place];
    });
    const place = element("div", {});
    at("step").append(place);
    await playHere(place, step.play);
    const link = (name) => element("li", {}, element("a", { href: `#game ${name}` }, ...inline(problem(name).title)));
    const next = number < STEPS.length ? element("a", { class: "button", href: `#learn ${number + 1}` }, say("Next: {}", say(STEPS[number].title))) : element("a", { class: "button", href: "#games" }, say("All problems"));
    at("step").append(element("h3", {}, say("Problems like this")), element("ul", {}, ...step.problems.map(link)), element("p", {}, next));
}

// What was typed, with digits of any width.
const typedIn = (field) => field.value.normalize("NFKC").trim();

// A field for each heap; the first is given.
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
            const isRight = n === 0 || typedIn(field) === right[n];
            field.classList.toggle("mistake", !isRight);
            return isRight ? [] : [n];
        });
        const empty = wrong.filter((n) => ["", "?"].includes(typedIn(fields[n])));
        const others = wrong.filter((n) => !empty.includes(n));
        const parts = [
            others.length === 1 ? say("Not yet right: the heap {}.", others[0]) : others.length > 1 ? say("Not yet right: the heaps {}.", listed(others)) : "",
            empty.length === 1 ? say("Still empty: the heap {}.", empty[0]) : empty.length > 1 ? say("Still empty: the heaps {}.", listed(empty)) : "",
        ];
        said.textContent = wrong.length === 0 ? say("All right.") : told(parts);
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
        said.textContent = Number(typedIn(field)) === right ? say("All right.") : say("Not yet right.");
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
