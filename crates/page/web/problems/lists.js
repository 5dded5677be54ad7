// The programs beside the search; and before one is chosen, a problem for today and the public lists.

import { at, element, say, spoken } from "../words.js";
import { countDone, isDone } from "./done.js";
import { data, found, nameOf, numbersOf } from "./find.js";

const tick = (program) => (isDone(program.name) ? [" ", element("span", { class: "done", role: "img", "aria-label": say("done") }, "✓")] : []);

/** Shows the programs that match the search; `current` is the one that is shown. */
export function showList(current) {
    const query = at("query").value;
    const byJudge = at("search").elements.by.value === "judge";
    const { exact, others, lists } = query.trim() === "" ? { exact: [], others: data.programs, lists: [] } : found(query);
    const groups = [];
    if (exact.length > 0) {
        groups.push([say("This problem"), exact.map((program) => [program, numbersOf(program).join(", ")])]);
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
            groups.push([nameOf(section), programs.map((program) => [program, numbersOf(program).join(", ") || program.name])]);
        }
    }
    const item = ([program, detail]) =>
        element("li", {}, element("a", { href: `#game ${program.name}`, "aria-current": program.name === current ? "page" : false }, nameOf(program), ...tick(program), " ", element("small", {}, detail)));
    const group = ([title, items]) => (items.length > 0 ? [element("h2", {}, title), element("ul", {}, ...items.map(item))] : []);
    const listed = lists.length > 0 ? [element("h2", {}, say("Lists")), element("ul", {}, ...lists.map((list) => element("li", {}, listLink(list))))] : [];
    // An exact number comes first, then the lists.
    const [first, rest] = exact.length > 0 ? [groups.slice(0, 1), groups.slice(1)] : [[], groups];
    at("list").replaceChildren(...first.flatMap(group), ...listed, ...rest.flatMap(group));
    const link = at("list").querySelector("[aria-current]");
    at("list").scrollTop = link === null ? 0 : link.offsetTop - at("list").clientHeight / 2;
    const count = exact.length + others.length;
    const english = [...data.programs, ...data.sections].filter((of) => !of.chinese).length;
    const without = spoken() === "zh" && english > 0 ? `，${say("{} names have no Chinese here and are shown in English.", english)}` : "";
    at("count").textContent = (count === 1 ? say("1 program") : say("{} programs", count)) + without;
}

const answered = (list) => [...new Set(list.problems.filter(({ program, isLike }) => program && !isLike).map(({ program }) => program))];

function listLink(list) {
    const programs = answered(list);
    const here = list.problems.filter(({ program, isLike }) => program && !isLike).length;
    const done = countDone(programs);
    const counts = [say("{} of {} are here", here, list.problems.length), done > 0 && say("{} done", done)].filter(Boolean);
    return element("a", { href: `#games ${list.name}` }, nameOf(list), " ", element("small", {}, counts.join(spoken() === "zh" ? "，" : ", ")));
}

// The same for everyone on this day, and each in turn: the step has no divisor in common with the number of programs.
function today() {
    const judged = data.programs.filter(({ problems }) => problems.length > 0);
    const day = Math.floor((Date.now() - new Date().getTimezoneOffset() * 60000) / 86400000);
    const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
    let step = Math.round(judged.length * 0.618);
    while (gcd(step, judged.length) !== 1) {
        step += 1;
    }
    return judged[(day * step) % judged.length];
}

/** What is shown before a problem is chosen. */
export function overview() {
    const program = today();
    return [
        element("section", { class: "today" }, element("h2", {}, say("Problem of the day")), element("a", { class: "button", href: `#game ${program.name}` }, nameOf(program), ...tick(program), " ", element("small", { lang: "en" }, numbersOf(program).join(", ")))),
        element("h2", {}, say("Lists")),
        element("p", { class: "hint" }, say("Public lists of problems, as of November 2026. Marks stay on this device.")),
        element("ul", { class: "lists" }, ...data.lists.map((list) => element("li", {}, listLink(list)))),
    ];
}

/** A list in its order, or undefined. */
export function oneList(name) {
    const list = data.lists.find((list) => list.name === name.toLowerCase());
    if (list === undefined) {
        return undefined;
    }
    const item = ({ number, program, isLike }) => {
        const small = element("small", { lang: "en" }, number);
        if (!program) {
            return element("li", {}, small, " ", say("not here"));
        }
        return element("li", {}, element("a", { href: `#game ${program.name}` }, nameOf(program), ...tick(program), " ", small, isLike ? ` ${say("(the same game in other words)")}` : null));
    };
    return [
        element("h1", { tabindex: "-1" }, nameOf(list)),
        element("p", {}, say("{} of {} are here", list.problems.filter(({ program, isLike }) => program && !isLike).length, list.problems.length), spoken() === "zh" ? "，" : ", ", say("{} done", countDone(answered(list)))),
        element("ol", { class: "lists" }, ...list.problems.map(item)),
    ];
}
