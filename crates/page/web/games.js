// All programs: a list with a search, and a page about each of them.

import { at, copyButton, element, listed, say, spoken } from "./words.js";

// Removes what people write in different ways; Chinese stays.
const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

const LINES = 2000;
/** @type {any} */
let data = null;
/** @type {() => Promise<any>} */
let unpack = async () => null;
/** @type {Promise<any> | null} */
let texts = null;
// The number of the last problem that the reader opened.
let opened = 0;

// The rows of a table of columns.
function rowsOf(columns) {
    const keys = Object.keys(columns);
    return columns[keys[0]].map((_, place) => Object.fromEntries(keys.map((key) => [key, columns[key][place]])));
}

/** Takes the data; `unpacked()` gives the texts of the problems; `changed()` is called when the reader searches. */
export function prepareGames(all, unpacked, changed) {
    unpack = unpacked;
    data = { ...all, programs: rowsOf(all.programs) };
    for (const program of data.programs) {
        const section = data.sections.find(({ games }) => games.includes(program.game));
        program.section = section;
        const { problems } = program;
        const short = (judge) => data.judges.find(({ name }) => name === judge).short;
        const exact = problems.flatMap(([judge, id]) => [id, judge + id, short(judge) + id]).concat(program.name);
        program.exact = new Set(exact.map(plain));
        const words = [program.title, program.chinese, program.rule, section?.name, section?.chinese, section?.words, program.words];
        program.found = plain([...exact, ...words.filter(Boolean)].join(" "));
    }
    at("search").addEventListener("submit", (event) => {
        event.preventDefault();
        at("list").querySelector("a")?.click();
    });
    at("search").addEventListener("input", changed);
}

// The name of a section or a program; without a Chinese name it is in English.
const name = (of) => (spoken() === "zh" && of.chinese) || of.title || of.name;
const judges = (program) => program.problems.map(([judge, id]) => `${judge} ${id}`);

// The programs that match; those whose problem number it is come first.
function found(query) {
    const wanted = plain(query);
    const exact = data.programs.filter((program) => program.exact.has(wanted));
    const words = query.split(/\s+/).map(plain).filter(Boolean);
    const others = data.programs.filter((program) => !exact.includes(program) && words.every((word) => program.found.includes(word)));
    return [exact, others];
}

/** The program for a problem, named as its judge names it, as { name, title }, or undefined. */
export function problem(typed) {
    const program = data.programs.find((program) => program.exact.has(plain(typed)));
    return program && { name: program.name, title: name(program) };
}

/** Shows the list of programs that match the search. */
export function showList(current) {
    const query = at("query").value;
    const byJudge = at("search").elements.by.value === "judge";
    const [exact, others] = query.trim() === "" ? [[], data.programs] : found(query);
    const groups = [];
    if (exact.length > 0) {
        groups.push([say("This problem"), exact.map((program) => [program, judges(program).join(", ")])]);
    }
    if (byJudge) {
        for (const judge of [...data.judges.map((judge) => judge.name), null]) {
            const problems = others.flatMap((program) => {
                const ids = program.problems.filter(([of]) => of === judge);
                const isNowhere = judge === null && program.problems.length === 0;
                return isNowhere ? [[program, program.name]] : ids.map(([, id]) => [program, id]);
            });
            problems.sort(([, a], [, b]) => a.localeCompare(b, "en", { numeric: true }));
            groups.push([judge ?? say("Judged nowhere"), problems]);
        }
    } else {
        for (const section of data.sections) {
            const programs = others.filter((program) => program.section === section);
            groups.push([name(section), programs.map((program) => [program, judges(program).join(", ") || program.name])]);
        }
    }
    const item = ([program, detail]) =>
        element(
            "li",
            {},
            element(
                "a",
                { href: `#game ${program.name}`, "aria-current": program.name === current ? "page" : false },
                name(program),
                " ",
                element("small", {}, detail),
            ),
        );
    const group = ([title, items]) =>
        items.length > 0 ? [element("h2", {}, title), element("ul", {}, ...items.map(item))] : [];
    at("list").replaceChildren(...groups.flatMap(group));
    const link = at("list").querySelector("[aria-current]");
    at("list").scrollTop = link === null ? 0 : link.offsetTop - at("list").clientHeight / 2;
    const count = exact.length + others.length;
    const english = [...data.programs, ...data.sections].filter((of) => !of.chinese).length;
    const without = spoken() === "zh" && english > 0 ? `，${say("{} names have no Chinese here and are shown in English.", english)}` : "";
    at("count").textContent = (count === 1 ? say("1 program") : say("{} programs", count)) + without;
}

/** A line in which `code` is marked. */
export function inline(line) {
    return line.split(/(`[^`]+`)/).map((part) => (/^`.+`$/.test(part) ? element("code", {}, part.slice(1, -1)) : part));
}

// A text of the documentation: paragraphs, lists and `code`.
function prose(text) {
    // Links lead into the documentation, which is not on the page.
    const plainly = text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/\[(`[^`\]]+`)\]/g, "$1");
    return plainly.split(/\n\n+/).filter(Boolean).map((paragraph) => {
        if (paragraph.startsWith("# ")) {
            return element("h4", { lang: "en" }, paragraph.slice(2));
        }
        return paragraph.startsWith("|") || paragraph.startsWith("    ")
            ? element("pre", { tabindex: "0", lang: "en" }, paragraph)
            : element("p", { lang: "en" }, ...inline(paragraph.replace(/\n/g, " ")));
    });
}

// A program with its texts, which are unpacked when the first problem is opened.
async function withTexts(program) {
    texts ??= unpack().then((all) => ({ ...all, programs: rowsOf(all.programs) }));
    const { programs, blocks, theory } = await texts;
    const text = programs[data.programs.indexOf(program)];
    const submissions = text.submissions.map(([language, numbers]) => [language, numbers.map((number) => blocks[number]).join("\n\n")]);
    return { ...program, ...text, submissions, theory: theory[program.game] ?? { text: "", items: {} } };
}

/** Shows one program; `ask(program, input)` answers. */
export async function showGame(which, ask) {
    const named = data.programs.find((program) => program.name === which);
    const place = at("game");
    const turn = (opened += 1);
    if (named === undefined) {
        place.replaceChildren(element("p", {}, which === "" ? say("Choose a problem, or type its number.") : say("There is no program {}.", which)));
        return;
    }
    const program = await withTexts(named);
    // The reader may have opened another one meanwhile.
    if (turn !== opened) {
        return;
    }
    const { theory } = program;
    const chinese = spoken() === "zh" ? program.statement : null;
    const { input, output, range, cost } = chinese ?? program;
    const terms = [
        ["Game", program.section ? name(program.section) : program.game],
        ["Input", input],
        ["Output", output],
        ["Range", range],
        ["Cost", cost],
    ];
    const list = (all) =>
        element("dl", {}, ...all.filter(([, text]) => text).flatMap(([term, text]) => [element("dt", {}, say(term)), element("dd", {}, ...inline(text))]));
    const heading = element("h1", { tabindex: "-1" }, name(program));
    const also = spoken() === "zh" || name(program) === program.title ? program.name : `${program.title} · ${program.name}`;
    const parts = [heading, element("p", { class: "hint", lang: "en" }, also)];
    const about = chinese ? [chinese.rule, chinese.why].filter(Boolean).map((text) => element("p", {}, ...inline(text))) : prose(program.rule + program.about);
    parts.push(...about, list(terms), element("h2", {}, say("Judged by")), judged(program));
    parts.push(element("h2", {}, say("Try it here")), ...tryIt(program, ask));
    parts.push(element("h2", {}, say("The file to submit")), ...submission(program));
    if (!chinese || theory.chinese) {
        parts.push(element("h2", {}, say("Theorem and source")));
    }
    if (chinese) {
        parts.push(...(theory.chinese ?? "").split("\n").filter(Boolean).map((text) => element("p", {}, ...inline(text))));
    } else {
        program.comments.forEach((text) => parts.push(...prose(text)));
        program.items.forEach((item) => parts.push(element("h3", {}, element("code", {}, item)), ...prose(theory.items[item])));
        if (theory.text) {
            parts.push(element("h3", {}, element("code", {}, `src/${program.game}`)), ...prose(theory.text));
        }
    }
    place.replaceChildren(...parts);
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

// The sample, to edit and run.
function tryIt(program, ask) {
    const input = element("textarea", { id: "input", rows: String(Math.min(12, program.sample.split("\n").length + 1)), spellcheck: "false" });
    input.value = program.sample;
    const output = element("pre", { id: "output", tabindex: "0", role: "region", "aria-label": say("Output") });
    const said = element("p", { role: "status" });
    const more = element("button", { type: "button", hidden: true });
    const shown = element("div", { hidden: true }, element("h3", {}, say("Output")), output, more);
    // As many lines as the browser lays out at once.
    const show = (text) => {
        const lines = text.split("\n");
        more.hidden = lines.length <= LINES;
        more.textContent = say("Show all {} lines", lines.length - 1);
        more.onclick = () => {
            output.textContent = text;
            more.hidden = true;
            output.focus();
        };
        output.textContent = more.hidden ? text : `${lines.slice(0, LINES).join("\n")}\n`;
    };
    const run = async () => {
        const given = input.value;
        const answer = await ask(program.name, given);
        show(answer.output);
        shown.hidden = false;
        const isSample = given === program.sample;
        said.className = answer.status === 0 ? "" : "wrong";
        said.textContent =
            answer.status !== 0 ? answer.faults : !isSample ? "" : answer.output === program.answer ? say("As in the sample.") : say("Not as in the sample.");
    };
    const reset = () => {
        input.value = program.sample;
        input.focus();
    };
    const kind = program.ours ? say("Input (the sample is ours)") : say("Input");
    return [
        element("label", { for: "input" }, kind),
        input,
        element(
            "div",
            { class: "buttons" },
            element("button", { type: "button", id: "run", onclick: run }, say("Run")),
            element("button", { type: "button", onclick: reset }, say("The sample again")),
        ),
        shown,
        said,
    ];
}

function submission(program) {
    if (program.submissions.length === 0) {
        return [element("p", {}, say("No judge needs this program; it is not submitted."))];
    }
    const compilers = program.judged.flatMap((line) => line.links).map(([, cpp]) => cpp);
    const files = program.submissions.map(([language, file]) => {
        const takes = program.problems.filter((_, place) => (compilers[place] === null) === (language === "Rust"));
        return { language, file, of: takes.map(([judge, id]) => `${judge} ${id}`) };
    });
    // The first one is for a judge, if there is any.
    files.sort((one, other) => Number(one.of.length === 0) - Number(other.of.length === 0));
    return files.flatMap(({ language, file, of }) => [
        element("p", { lang: "en" }, of.length === 0 ? language : `${language} (${of.join(", ")})`),
        element("div", { class: "buttons" }, copyButton(file, say("Copy the {} file", language), say("Copy the {} file", language))),
        element(
            "details",
            {},
            element("summary", {}, say("Show the file: {} lines of {}", file.trimEnd().split("\n").length, language)),
            element("pre", { tabindex: "0" }, file),
        ),
    ]);
}
