// One problem: the task, a sample to run, the file to submit, the limits of its judges, the theory, and how to try one's own.

import { codePane } from "../law/code.js";
import { stored } from "../shell/chosen.js";
import { at, copyButton, element, listed, say, spoken } from "../words.js";
import { isDone, mark } from "./done.js";
import { data, nameOf, numbersOf, rowsOf } from "./find.js";
import { oneList, overview, showList } from "./lists.js";
import { tryIt } from "./run.js";
import { inline, prose } from "./texts.js";

/** @type {() => Promise<any>} */
let unpack = async () => null;
/** @type {Promise<any> | null} */
let texts = null;
// The number of the last problem that the reader opened.
let opened = 0;

/** `unpacked()` gives the texts of the problems; `changed()` is called when the reader searches. */
export function prepareProblems(unpacked, changed) {
    unpack = unpacked;
    at("search").addEventListener("submit", (event) => {
        event.preventDefault();
        at("list").querySelector("a")?.click();
    });
    at("search").addEventListener("input", () => {
        at("games").classList.toggle("searching", at("query").value.trim() !== "");
        changed();
    });
}

// A program with its texts, which are unpacked when the first problem is opened.
async function withTexts(program) {
    texts ??= unpack().then((all) => ({ ...all, programs: rowsOf(all.programs) }));
    texts.catch(() => (texts = null));
    const { programs, blocks, theory } = await texts;
    const text = programs[data.programs.indexOf(program)];
    const submissions = text.submissions.map(([language, numbers]) => [language, numbers.map((number) => blocks[number]).join("\n\n")]);
    return { ...program, ...text, submissions, theory: theory[program.game] ?? { text: "", items: {} } };
}

/** Shows a program, a list, or all lists; `ask(program, input)` answers. */
export async function showProblem(which, list, ask) {
    const named = data.programs.find((program) => program.name === which);
    const [view, place] = [at("games"), at("game")];
    const turn = (opened += 1);
    const isAsked = named === undefined && which === "" && list !== "" && oneList(list) === undefined;
    if (isAsked && at("query").value !== list) {
        at("query").value = list;
        showList("");
    }
    view.classList.toggle("reading", which !== "" || list !== "");
    view.classList.toggle("searching", isAsked);
    if (named === undefined) {
        place.replaceChildren(...(which === "" ? oneList(list) ?? overview() : [element("p", {}, say("There is no program {}.", which))]));
        return;
    }
    const program = await withTexts(named);
    // The reader may have opened another one meanwhile.
    if (turn === opened) {
        place.replaceChildren(...page(program, ask));
    }
}

const lines = (all) => element("dl", {}, ...all.filter(([, text]) => text).flatMap(([term, text]) => [element("dt", {}, say(term)), element("dd", {}, ...inline(text))]));
const section = (name, title, ...parts) => element("section", { class: name }, element("h2", {}, title), ...parts);

function page(program, ask) {
    const chinese = spoken() === "zh" ? program.statement : null;
    const { input, output, range } = chinese ?? program;
    const also = spoken() === "zh" || nameOf(program) === program.title ? program.name : `${program.title} · ${program.name}`;
    const rule = chinese ? element("p", { class: "task" }, ...inline(chinese.rule ?? "")) : element("p", { class: "task", lang: "en" }, ...inline(program.rule));
    return [
        element("h1", { tabindex: "-1" }, nameOf(program)),
        element("p", { class: "hint", lang: "en" }, also),
        rule,
        acts(program),
        element(
            "div",
            { class: "problem" },
            section("io", say("Try it here"), lines([["Input", input], ["Output", output], ["Range", range]]), ...tryIt(program, ask)),
            section("file", say("The file to submit"), ...submission(program)),
            section("judged", say("Judged by"), judged(program)),
            section("yours", say("Try yours"), ...yours(program)),
        ),
        theory(program, chinese),
    ];
}

// The judge, the mark and the link.
function acts(program) {
    const links = program.judged.flatMap(({ links }) => links);
    const first = links.findIndex(([link]) => link !== null);
    const judge = first < 0 ? [] : [element("a", { class: "button", href: links[first][0], rel: "noreferrer", lang: "en" }, `${numbersOf(program)[first]} ↗`)];
    const done = element("button", { type: "button", class: "mark", "aria-pressed": String(isDone(program.name)) }, say("Done"));
    done.addEventListener("click", () => {
        const wanted = !isDone(program.name);
        const isKept = mark(program.name, wanted);
        done.setAttribute("aria-pressed", String(isDone(program.name)));
        isKept || (done.textContent = say("Not kept: this browser stores nothing"));
        showList(program.name);
    });
    return element("div", { class: "buttons" }, ...judge, done, copyButton(location.href, say("Copy the link of this problem"), say("Share")), element("a", { class: "button back", href: "#games" }, say("All problems")));
}

function judged(program) {
    if (program.judged.length === 0) {
        return element("p", {}, say("No judge has this problem."));
    }
    let from = 0;
    const item = ({ links, limits, sizes }, place) => {
        const said = spoken() === "zh" ? program.statement?.sizes[place] ?? sizes : sizes;
        const problems = program.problems.slice(from, (from += links.length));
        const names = problems.map(([judge, id], number) => {
            const [link, cpp] = links[number];
            const { compiler } = data.judges.find((of) => of.name === judge);
            const shown = link === null ? `${judge} ${id}` : element("a", { href: link, rel: "noreferrer" }, `${judge} ${id}`);
            const takes = cpp !== null ? [say("no Rust; C++ as {}", listed(cpp.split(", ")))] : ["Rust ", ...inline(say(compiler))];
            const [open, close] = spoken() === "zh" ? ["（", "）；"] : [" (", "); "];
            return [shown, open, ...takes, close];
        });
        return element("li", {}, ...names.flat(), ...inline(say("{}; {}", spoken() === "zh" ? limits.replace(", ", "，").replace(" (not confirmed)", say("(not confirmed)")) : limits, said)));
    };
    return element("ul", {}, ...program.judged.map(item));
}

function submission(program) {
    if (program.submissions.length === 0) {
        return [element("p", {}, say("No judge needs this program; it is not submitted."))];
    }
    const compilers = program.judged.flatMap((line) => line.links).map(([, cpp]) => cpp);
    const files = program.submissions.map(([language, text]) => {
        const takes = program.problems.filter((_, place) => (compilers[place] === null) === (language === "Rust"));
        const of = takes.map(([judge, id]) => `${judge} ${id}`);
        return { name: language, text, label: say("Copy the {} file", language), note: of.join(", "), place: program.problems.indexOf(takes[0]) };
    });
    // The first one is for the first judge, if there is any.
    files.sort((one, other) => Number(one.place < 0) - Number(other.place < 0) || one.place - other.place);
    return [codePane(files, (name, count) => say("Show the file: {} lines of {}", count, name))];
}

// What stands in a text that tells how it is solved is closed.
function theory(program, chinese) {
    const { theory } = program;
    const game = program.section ? nameOf(program.section) : program.game;
    const parts = [lines([["Game", game], ["Cost", (chinese ?? program).cost]])];
    if (chinese) {
        const all = [chinese.why, ...(theory.chinese ?? "").split("\n")];
        parts.push(...all.filter(Boolean).map((text) => element("p", {}, ...inline(text))));
    } else {
        parts.push(...prose(program.about));
        program.comments.forEach((text) => parts.push(...prose(text)));
        program.items.forEach((item) => parts.push(element("h3", {}, element("code", {}, item)), ...prose(theory.items[item])));
        if (theory.text) {
            parts.push(element("h3", {}, element("code", {}, `src/${program.game}`)), ...prose(theory.text));
        }
    }
    return element("details", { class: "theory" }, element("summary", {}, say("Theorem and source: they tell how it is solved")), ...parts);
}

// The line that judges a solution of one's own.
function yours(program) {
    const ending = stored("code") === "Rust" ? "rs" : stored("code") === "Python" ? "py" : "cpp";
    const line = `grundy try ${program.name} mine.${ending}`;
    return [
        element("p", {}, say("The command grundy judges your own program on many inputs, and shows the smallest one that fails.")),
        element("div", { class: "line" }, element("code", {}, line), copyButton(line, say("Copy the line"))),
    ];
}
