// The law finder: the rule as it was understood, the law in words, whether it is proved and why, the values, the code.

import { problem } from "../problems/find.js";
import { bounded, onEnter, placeOf, readings, refused, requestOf } from "../request.js";
import { explained } from "../terms.js";
import { at, copyButton, element, say, spoken } from "../words.js";
import { gamesOf, whichGame } from "./alike.js";
import { codePane } from "./code.js";
import { showExamples } from "./examples.js";
import { familyOf } from "./family.js";
import { pictureOf } from "./picture.js";
import { sumOf } from "./sums.js";
import { squares, values } from "./values.js";
import { inWords } from "./words.js";

// The number of values that are asked for at once.
const SHOWN = 2000;
// Of two heaps, and of positions of more numbers, only a table of so many values is shown.
const WIDEST_TABLE = 20;
const IN_BOX = 600;
// A longer sentence is not written large.
const LARGE = 130;
const LANGUAGES = [["cpp", "C++"], ["rust", "Rust"], ["python", "Python"]];

let answerTo = (_typed) => {};
/** @type {any} */
let guides = null;

/** Fills the form; `data` has the grammar in each language and formulas; `go(typed)` is called for each request of the reader. */
export function prepareLaw(data, go) {
    guides = data;
    answerTo = (typed) => {
        at("typed").value = typed;
        go(typed);
    };
    const typed = at("typed");
    at("request").addEventListener("submit", (event) => {
        event.preventDefault();
        go(typed.value);
    });
    onEnter(typed, () => go(typed.value));
    speakLaw();
}

/** Shows the examples in the reader's language. */
export const speakLaw = () => showExamples(guides, answerTo);

/** Answers the typed request, below the form; `later` answers requests made there, and gives nothing if stopped. */
export async function showLaw(typed, ask, later) {
    const [wrong, place] = [at("wrong"), at("answer")];
    wrong.replaceChildren();
    const request = requestOf(typed);
    at("law-about").hidden = request !== null;
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
    const { pairs: twoHeaps, pair_moves: pairMoves, positions: known, position_moves: moves, anti_sg: antiSg } = first.answer;
    const show = known !== undefined || moves !== undefined ? ofPositions : twoHeaps !== undefined || pairMoves !== undefined ? ofPairs : antiSg !== undefined ? ofAntiSg : ofHeaps;
    place.replaceChildren(...(await show(first, ask, later)).filter(Boolean));
}

// The answer to a request as data, with its sentences; or what is wrong, and where.
async function answerOf(request, ask, isTyped = false) {
    const name = isTyped ? "typed" : "answers";
    const { output, faults } = await ask(spoken() === "zh" ? `${name}-zh` : name, request);
    // If it was stopped, or 32 bits are not enough, there is no column.
    return output === "" ? { column: null, wrong: faults } : JSON.parse(output);
}

const pictureTo = (rule, to, later) => pictureOf(rule, async () => (await answerOf(bounded("plot", rule, to), later)).picture);
const sumWith = (rule, heaps, later) => sumOf(rule, heaps, (typed) => answerOf(typed, later));

// Heaps: the law, and below it the values; if there are very many, only the first.
async function ofHeaps(first, ask, later) {
    const { asked, rule, to } = first.answer;
    const isLaw = ["law", "table", "values"].includes(asked);
    const { said, answer } = isLaw ? first : await answerOf(bounded("law", rule, asked === "plot" ? to : 100), ask);
    let shown = answer.values ?? [];
    if (shown.length === 0 && answer.family === undefined) {
        shown = (await answerOf(bounded("table", rule, Math.min(to, SHOWN)), ask)).answer?.values ?? [];
    }
    const isKnown = answer.law?.law || answer.law?.theorem || answer.is_outcome || answer.family;
    const which = isKnown && !answer.is_outcome && shown.length > 0 ? whichGame(shown, rule, later, answerTo) : null;
    const parts = [head(said, { ...answer, values: shown }, rule, which)];
    if (first.games) {
        parts.push(element("section", {}, ...gamesOf(first.games, rule, answerTo)));
    }
    const code = codeOf(answer.law?.code ?? answer.family?.code);
    const table = shown.length > 0 ? values(shown.map(String), answer.law?.law?.linear ?? null, to) : answer.family ? familyOf(answer.family) : null;
    parts.push(element("div", { class: code ? "law-parts" : "" }, ...[code, table].filter(Boolean)));
    const isOfState = answer.law?.proof?.kinds !== undefined || answer.law?.theorem?.last_take !== undefined;
    if (rule === "" || shown.length === 0 || isOfState) {
        return parts;
    }
    const [picture, sum] = [pictureTo(rule, asked === "moves" ? 100 : to, later), sumWith(rule, first.answer.heaps ?? [], later)];
    if (asked === "plot") {
        picture.show(first.picture);
        return [picture.element, ...parts];
    }
    if (asked === "moves") {
        sum.show(first.said);
        return [sum.element, ...parts, picture.element];
    }
    return [...parts, picture.element, sum.element];
}

const ofAntiSg = async ({ said, answer }, _ask, _later) => [head(said, answer, answer.rule)];

// Two heaps: what is known about them, the table, and the picture of the lost pairs; or the winning moves.
async function ofPairs(first, ask, later) {
    const { asked, rule, to } = first.answer;
    const { said, answer } = first;
    if (asked === "moves") {
        return [head({ ...said, law: [said.verdict] }, {}, rule), element("ol", { class: "moves" }, ...said.moves.map((line) => element("li", {}, line)))];
    }
    const found = { law: answer.pairs.law };
    const code = codeOf(found.law?.code);
    const parts = (rows) => element("div", { class: code ? "law-parts" : "" }, ...[code, ...squares([{ rows }])].filter(Boolean));
    if (asked === "values") {
        return [head(said, found, rule), parts(to <= WIDEST_TABLE ? answer.pairs.values : [])];
    }
    const table = asked === "table" ? first : await answerOf(bounded("table", rule, Math.min(to, WIDEST_TABLE)), ask);
    const picture = pictureTo(rule, to, later);
    if (asked === "plot") {
        picture.show(first.picture);
    }
    return [head(said, found, rule), parts(table.answer?.pairs.values ?? []), picture.element];
}

// Positions of several numbers: what is known about them, the first values, and who wins; or the winning moves of a sum.
async function ofPositions(first, ask, later) {
    const { rule, positions: known, sum } = first.answer;
    if (known === undefined) {
        const winning = sumWith(rule, sum, later);
        winning.show(first.said);
        return [head({ ...first.said, law: [] }, {}, rule), winning.element];
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
    return [head(first.said, {}, rule), ...squares(made), sumWith(rule, [start], later).element];
}

// The rule as it was understood; the law large, and as a formula; whether it is proved and why; and what goes on from there.
function head(said, answer, rule, which = /** @type {any} */ (null)) {
    const { law: found, family } = answer;
    const { name, rule: words, law: lines, known, why, quotient } = said;
    const named = rule && name.startsWith(rule) ? [element("span", { lang: "en" }, rule), name.slice(rule.length)] : [name];
    const seen = new Set();
    const large = answer.values ? inWords(answer) : [];
    // The rules of a family are listed below; and a list of pairs is no sentence to begin with.
    const own = family ? lines.filter((text) => !/^[A-Z]\w* = \d/.test(text)) : lines;
    const ordered = large.length > 0 ? [...large, ...own] : [...own].sort((one, other) => Number(isList(one)) - Number(isList(other)));
    const badged = (text, isProved, reason) => element("p", { class: "known" }, element("span", { class: `badge ${isProved ? "proved" : "observed"}` }, text), " ", ...explained(reason, seen));
    const line = (text, place) => {
        const size = place === 0 && text.length <= LARGE ? " large" : place < large.length ? " second" : "";
        const sentence = (text) => element("p", { class: `law${size}` }, ...explained(size === " large" ? begun(text) : text, seen));
        // Whether it is proved may stand before or behind a sentence.
        const [, how, rest] = /^([^:：]+)[:：] ?(.*)$/.exec(text) ?? [];
        const is = (word) => how?.startsWith(say(word)) ?? false;
        if (!is("proved") && !is("observed")) {
            return [sentence(text)];
        }
        return size === "" ? [badged(how, is("proved"), rest)] : [sentence(rest), badged(how, is("proved"), "")];
    };
    const made = [element("h2", {}, ...named), element("p", { class: "rule" }, words), ...ordered.flatMap(line)];
    if (known !== "") {
        made.splice(2 + Math.max(1, large.length), 0, badged(known, found.is_proved, why));
    }
    if (quotient) {
        made.push(element("p", {}, ...explained(quotient, seen)));
    }
    const acts = [
        rule && !family ? element("a", { class: "button main", href: `#play ${rule}` }, say("Play this game")) : null,
        copyButton(location.href, say("Copy the link of this answer"), say("Share")),
        which?.button,
    ];
    made.push(element("div", { class: "buttons" }, ...acts.filter(Boolean)));
    which && made.push(which.place);
    return element("section", { class: "law-head" }, ...made);
}

// A sentence written large begins with a capital letter; a formula does not.
const begun = (text) => (/^[a-z]{2}/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text);

const isList = (line) => /[:：][^:：]*\d+\)? \(?\d+/.test(line);

const codeOf = (code) =>
    code && element("section", {}, element("h2", {}, say("Code")), codePane(LANGUAGES.map(([key, name]) => ({ name, text: code[key], label: say("Copy the function of {}", name) }))));

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
