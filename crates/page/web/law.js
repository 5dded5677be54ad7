// The law finder.

import { inline, problem } from "./games.js";
import { bounded, onEnter, placeOf, readings, refused, requestOf } from "./request.js";
import { explained } from "./terms.js";
import { at, copyButton, element, say, spoken } from "./words.js";

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
// The numbers of values and moves shown at once; a button shows more.
const SHOWN = 2000;
const LISTED = 200;
const WIDEST = 80;
// Of two heaps, and of positions of more numbers, only a table of so many values is shown.
const WIDEST_TABLE = 20;
const IN_BOX = 600;

let answerTo = (_typed) => {};
/** @type {any} */
let [grammars, guides] = [{}, []];

/**
 * Fills the form; `grammar` is the help in each language, and `guide` has formulas, each with what it says; `go(typed)` is called for each request of the reader.
 */
export function prepareLaw(grammar, guide, go) {
    answerTo = (typed) => {
        at("typed").value = typed;
        go(typed);
    };
    [grammars, guides] = [grammar, guide];
    const typed = at("typed");
    at("request").addEventListener("submit", (event) => {
        event.preventDefault();
        go(typed.value);
    });
    onEnter(typed, () => go(typed.value));
    showExamples();
}

/** Shows the examples in the reader's language. */
export function showExamples() {
    if (grammars.en) {
        showGrammar(grammars[spoken()]);
    }
    /** @type {(example: string[]) => HTMLElement} */
    const button = ([name, request]) =>
        element("button", { type: "button", title: request, onclick: () => answerTo(request) }, say(name));
    at("examples").replaceChildren(...EXAMPLES.map(button).flatMap((made) => [made, " "]));
    /** @type {(example: string[]) => HTMLElement} */
    const said = ([english, what, chinese]) => {
        const rule = spoken() === "zh" ? chinese : english;
        return element("li", {}, button([rule, rule]), " ", say(what));
    };
    at("said-examples").replaceChildren(...SAID.map(said));
    const formula = ([rule, what]) => element("li", {}, button([rule, rule]), " ", say(what));
    at("formulas").replaceChildren(...guides.map(formula));
}

/** Answers the typed request, below the form; `later` answers requests made there, and gives nothing if stopped. */
export async function showLaw(typed, ask, later) {
    const [wrong, place] = [at("wrong"), at("answer")];
    wrong.replaceChildren();
    const request = requestOf(typed);
    if (request === null) {
        place.replaceChildren();
        return;
    }
    // The request itself comes first, so that an error is about its own words.
    const first = await answerOf(request.request, ask, request.isTyped);
    if (first.answer === undefined) {
        place.replaceChildren();
        refuse(wrong, request, first);
        return;
    }
    const { asked, rule, to, pairs: twoHeaps } = first.answer;
    if (first.answer.positions !== undefined || first.answer.position_moves !== undefined) {
        place.replaceChildren(...(await positions(first, ask, later)));
        return;
    }
    if (twoHeaps !== undefined || first.answer.pair_moves !== undefined) {
        place.replaceChildren(...(await pairs(first, ask, later)));
        return;
    }
    if (first.answer.anti_sg !== undefined) {
        const { law } = first.said;
        place.replaceChildren(...headed(first.said, rule), ...shared(), ...law.map((line) => element("p", { class: "law" }, ...explained(line))));
        return;
    }
    // The law, and below it the values; if there are very many, only the first.
    const isLaw = ["law", "table", "values"].includes(asked);
    const { said, answer } = isLaw ? first : await answerOf(bounded("law", rule, asked === "plot" ? to : 100), ask);
    let shown = answer.values ?? [];
    if (shown.length === 0 && answer.family === undefined) {
        shown = (await answerOf(bounded("table", rule, Math.min(to, SHOWN)), ask)).answer?.values ?? [];
    }
    const parts = [...law(said, answer, rule), ...games(first.games, rule)];
    if (shown.length > 0) {
        parts.push(values(shown.map(String), answer.law?.law?.linear ?? null, to));
    }
    const isOfState = answer.law?.proof?.kinds !== undefined || answer.law?.theorem?.last_take !== undefined;
    if (rule !== "" && shown.length > 0 && !isOfState) {
        const [picture, sum] = [pictureOf(rule, asked === "moves" ? 100 : to, later), sumOf(rule, first.answer.heaps ?? [], later)];
        if (asked === "plot") {
            picture.show(first.picture);
            parts.unshift(picture.element);
            parts.push(sum.element);
        } else if (asked === "moves") {
            sum.show(first.said);
            parts.unshift(sum.element);
            parts.push(picture.element);
        } else {
            parts.push(picture.element, sum.element);
        }
    }
    place.replaceChildren(...parts);
}

// The answer to a request as data, with its sentences; or what is wrong, and where.
async function answerOf(request, ask, isTyped = false) {
    const name = isTyped ? "typed" : "answers";
    const { output, faults } = await ask(spoken() === "zh" ? `${name}-zh` : name, request);
    // If it was stopped, or 32 bits are not enough, there is no column.
    return output === "" ? { column: null, wrong: faults } : JSON.parse(output);
}

// Two heaps: the table, what is known about it, and the picture of the lost pairs; or the winning moves.
async function pairs(first, ask, later) {
    const { asked, rule, to } = first.answer;
    if (asked === "moves") {
        const { verdict, moves } = first.said;
        return [...headed(first.said, rule), ...shared(), element("p", { class: "law" }, ...explained(verdict)), element("ol", { class: "moves" }, ...moves.map((line) => element("li", {}, line)))];
    }
    if (asked === "values") {
        const { said, answer } = first;
        return [...law(said, { law: answer.pairs.law }, rule), ...squares([{ rows: to <= WIDEST_TABLE ? answer.pairs.values : [] }])];
    }
    const { said, answer } = first;
    const table = asked === "table" ? first : await answerOf(bounded("table", rule, Math.min(to, WIDEST_TABLE)), ask);
    const picture = pictureOf(rule, to, later);
    if (asked === "plot") {
        picture.show(first.picture);
    }
    return [...law(said, { law: answer.pairs.law }, rule), ...squares([{ rows: table.answer?.pairs.values ?? [] }]), picture.element];
}

// Positions of several numbers: what is known about them, the first values, and who wins; or the winning moves of a sum.
async function positions(first, ask, later) {
    const { rule, positions: known, sum } = first.answer;
    if (known === undefined) {
        const winning = sumOf(rule, sum, later);
        winning.show(first.said);
        return [...headed(first.said, rule), ...shared(rule), winning.element];
    }
    const most = Math.min(WIDEST_TABLE, Math.floor(IN_BOX ** (1 / known.sides.length)) - 1);
    const sides = known.sides.map((side) => Math.min(side, most));
    const { answer } = await answerOf(`table ${rule} to ${sides.join(" ")}`, ask);
    // The last number changes first.
    const cut = (all, size) => Array.from({ length: all.length / size }, (_, at) => all.slice(at * size, (at + 1) * size));
    const boxes = (sides, all, before) =>
        sides.length > 2
            ? cut(all, all.length / (sides[0] + 1)).flatMap((part, n) => boxes(sides.slice(1), part, [...before, n]))
            : [{ name: before.length > 0 ? `(${[...before, "a", "b"].join(", ")})` : null, rows: cut(all, sides[1] + 1) }];
    const made = boxes(sides, answer?.positions.values ?? [], []);
    const start = known.sides.map((_, place) => 2 + place);
    return [...law(first.said, {}, rule), ...squares(made), sumOf(rule, [start], later).element];
}

// Values of two numbers, with these at the edges; each table has a name, if there are several.
function squares(all) {
    if (all.every(({ rows }) => rows.length === 0)) {
        return [];
    }
    const head = (n, scope) => element("th", { scope }, String(n));
    const cell = (value) => element("td", { class: value === 0 ? "zero" : "" }, String(value));
    const square = ({ name, rows }) => {
        const body = rows.map((row, a) => element("tr", {}, head(a, "row"), ...row.map(cell)));
        const columns = element("tr", {}, element("td", {}, "a \\ b"), ...rows[0].map((_, b) => head(b, "col")));
        return element("table", {}, name && element("caption", {}, name), element("thead", {}, columns), element("tbody", {}, ...body));
    };
    return [
        element("h2", {}, say("Values")),
        element("p", { class: "key hint" }, element("span", { class: "zero" }, "0"), say("zeros")),
        element("div", { class: "values", tabindex: "0", role: "region", "aria-label": say("Values") }, ...all.map(square)),
    ];
}

// A heading that begins with a rule, which is the same in all languages; and the rule in words.
function headed({ name, rule: words }, rule) {
    const parts = rule && name.startsWith(rule) ? [element("span", { lang: "en" }, rule), name.slice(rule.length)] : [name];
    return [element("h2", {}, ...parts), element("p", { class: "rule" }, words)];
}

// Buttons to share a finding, and to play the game.
function shared(rule) {
    const play = rule ? [" ", element("a", { class: "button", href: `#play ${rule}` }, say("Play this game"))] : [];
    return [element("p", {}, copyButton(location.href, say("Copy the link of this answer"), say("Share")), ...play)];
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

// Shows what is wrong, below its word.
function refuse(wrong, { request }, fault) {
    const [column, area] = [placeOf(fault, request), at("typed")];
    wrong.replaceChildren(...refused(fault.wrong, column, area));
    if (column === null) {
        return;
    }
    // As they would be typed.
    const plain = (meant) => meant.replace(/^law /, "");
    wrong.append(...readings(fault, (meant) => answerTo(plain(meant)), plain));
    const named = problem(area.value);
    if (named) {
        const link = element("a", { href: `#game ${named.name}` }, named.title);
        wrong.append(element("p", {}, `${say("It is a problem:")} `, link));
    }
}

// Where no law was found: the games with these values, or the name of the rule's game.
function games(found, rule) {
    if (!found) {
        return [];
    }
    const { count, first } = found;
    const line = (game) => {
        const own = game.rule === "" || game.rule === rule ? [] : [element("button", { type: "button", onclick: () => answerTo(game.rule) }, game.rule), " "];
        return element("li", {}, ...own, game.known);
    };
    const list = first.length > 0 ? [element("ul", { class: "games" }, ...first.map(line))] : [];
    if (rule !== "") {
        return list;
    }
    const head = count === 0 ? say("No game here has these values.") : say("Games with these values: {}", count);
    return [element("p", {}, head), ...list];
}

/** @param {any} answer */
function law(said, answer, rule) {
    const { law: found, family } = answer;
    const { law: lines, known, why, quotient } = said;
    const made = [...headed(said, rule), ...shared(family === undefined ? rule : "")];
    const seen = new Set();
    made.push(...lines.map((line) => element("p", { class: "law" }, ...explained(line, seen))));
    if (known !== "") {
        const badge = element("span", { class: `badge ${found.is_proved ? "proved" : "observed"}` }, known);
        made.push(element("p", {}, badge, ...explained(why, seen)));
    }
    if (quotient) {
        made.push(element("p", {}, ...explained(quotient, seen)));
    }
    if (found?.code) {
        made.push(element("h3", {}, say("Code")));
        for (const [key, language] of [["rust", "Rust"], ["cpp", "C++"], ["python", "Python"]]) {
            made.push(
                element(
                    "div",
                    { class: "code" },
                    element("span", {}, language),
                    element("pre", { tabindex: "0", role: "group", "aria-label": language }, found.code[key]),
                    copyButton(found.code[key], say("Copy the function of {}", language)),
                ),
            );
        }
    }
    return made;
}

// The values, in lines of whole periods, or of the width that the reader sets.
function values(all, period, end) {
    const section = element("section", {}, element("h2", {}, say("Values")));
    const fit = Math.max(4, Math.min(20, Math.floor((innerWidth - 110) / 32)));
    const around = period && period.period <= WIDEST ? period.period * Math.max(1, Math.floor((fit + 4) / period.period)) : fit;
    const slider = element("input", { type: "range", min: "1", max: String(WIDEST), value: String(around), id: "width" });
    const width = element("output", { for: "width" }, String(around));
    const table = element("table", {});
    const box = element("div", { class: "values", tabindex: "0", role: "region", "aria-label": say("Values") }, table);
    let count = Math.min(all.length, SHOWN + 1);
    const draw = () => {
        const columns = Number(slider.value);
        width.textContent = slider.value;
        const rows = [];
        for (let n = 0; n < count; n += columns) {
            const row = element("tr", {}, element("th", { scope: "row" }, `${n}:`));
            for (let k = n; k < Math.min(n + columns, count); k++) {
                const marks = [all[k] === "0" && "zero"];
                if (period) {
                    marks.push(k < period.preperiod ? "before" : k < period.preperiod + period.period && "first");
                }
                const cell = row.insertCell();
                cell.textContent = all[k];
                cell.className = marks.filter(Boolean).join(" ");
            }
            rows.push(row);
        }
        table.replaceChildren(element("tbody", {}, ...rows));
    };
    slider.addEventListener("input", draw);
    draw();
    const key = element("p", { class: "key hint" }, element("span", { class: "zero" }, "0"), say("zeros"), " ");
    if (period) {
        if (period.preperiod > 0) {
            key.append(element("span", { class: "before" }, say("before the period")), " ");
        }
        key.append(element("span", { class: "first" }, say("the first period")));
    }
    section.append(
        element("div", { class: "width" }, element("label", { for: "width" }, say("Values in a row")), slider, width),
        key,
        box,
    );
    if (all.length > count) {
        const more = element("button", { type: "button" }, say("Show more"));
        more.addEventListener("click", () => {
            count = Math.min(all.length, count * 4);
            more.hidden = count === all.length;
            draw();
        });
        section.append(element("p", {}, more));
    } else if (end >= all.length && end > SHOWN) {
        section.append(element("p", { class: "hint" }, say("The first {} values are shown.", all.length)));
    }
    return section;
}

// The picture of the values, which is computed when the reader asks for it.
function pictureOf(rule, end, ask) {
    const figure = element("figure", {});
    const section = element("section", { "aria-label": say("Picture") }, element("h2", {}, say("Picture")), figure);
    const button = element("button", { type: "button" }, say("Draw the values"));
    figure.append(button);
    const show = (text) => {
        /** @type {any} */
        const svg = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
        svg.setAttribute("role", "img");
        svg.setAttribute("aria-label", say("The values of {}", rule));
        const whole = svg.viewBox.baseVal;
        const [x, y, width, height] = [whole.x, whole.y, whole.width, whole.height];
        let [left, top, part] = [x, y, 1];
        const place = (toLeft, toTop, toPart) => {
            part = Math.min(1, Math.max(1 / 32, toPart));
            left = Math.min(x + width * (1 - part), Math.max(x, toLeft));
            top = Math.min(y + height * (1 - part), Math.max(y, toTop));
            svg.setAttribute("viewBox", [left, top, width * part, height * part].join(" "));
        };
        const zoom = (factor) => {
            const to = Math.min(1, Math.max(1 / 32, part * factor));
            place(left + (width * (part - to)) / 2, top + (height * (part - to)) / 2, to);
        };
        const shift = (dx, dy) => place(left + dx * width * part, top + dy * height * part, part);
        const acts = [
            ["+", say("Larger"), () => zoom(0.5)],
            ["−", say("Smaller"), () => zoom(2)],
            ["←", say("To the left"), () => shift(-0.25, 0)],
            ["→", say("To the right"), () => shift(0.25, 0)],
            ["↑", say("Up"), () => shift(0, -0.25)],
            ["↓", say("Down"), () => shift(0, 0.25)],
            [say("Whole"), say("The whole picture"), () => place(x, y, 1)],
        ];
        const buttons = acts.map(([sign, label, onclick]) => element("button", { type: "button", "aria-label": label, title: label, onclick }, sign));
        const hadFocus = document.activeElement === button;
        figure.replaceChildren(element("div", { class: "buttons" }, ...buttons), svg);
        if (hadFocus) {
            buttons[0].focus();
        }
    };
    button.addEventListener("click", async () => {
        const { picture } = await answerOf(bounded("plot", rule, end), ask);
        if (picture !== undefined) {
            show(picture);
        }
    });
    return { element: section, show };
}

// Who wins a sum of heaps, or of positions, and how.
function sumOf(rule, heaps, ask) {
    const written = heaps.map((heap) => (Array.isArray(heap) ? `(${heap.join(", ")})` : heap));
    const field = element("input", { type: "text", id: "heaps", value: written.join(" ") || "5 6 9", autocomplete: "off" });
    const list = element("div", { role: "status" });
    const form = element(
        "form",
        { class: "heaps" },
        element("div", {}, element("label", { for: "heaps" }, say("Heaps")), field),
        element("button", { type: "submit" }, say("Who wins?")),
    );
    const show = ({ worth, verdict, moves }) => {
        const items = (some) => some.map((line) => element("li", {}, line));
        const made = element("ol", { class: "moves" }, ...items(moves.slice(0, LISTED)));
        list.replaceChildren(
            element("p", { class: "law" }, ...explained(verdict)),
            element("ul", { class: "moves" }, ...items(worth.slice(0, LISTED))),
            made,
        );
        if (moves.length > LISTED) {
            const more = element("button", { type: "button" }, say("Show all {}", moves.length));
            more.addEventListener("click", () => {
                made.append(...items(moves.slice(LISTED)));
                more.remove();
            });
            list.append(more);
        }
    };
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const typed = `moves ${rule} : ${field.value}`;
        const found = await answerOf(typed, ask);
        if (found.said !== undefined) {
            show(found.said);
        } else {
            const column = placeOf(found, typed);
            const place = column === null ? "" : `${say("Column {}", Math.max(1, column - typed.indexOf(":") - 1))}: `;
            list.replaceChildren(element("p", { class: "wrong" }, place + found.wrong));
        }
    });
    return { element: element("section", { "aria-label": say("Winning moves") }, element("h2", {}, say("Winning moves")), form, list), show };
}
