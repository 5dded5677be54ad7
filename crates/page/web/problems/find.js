// The problems, and how they are found: by number, name, judge, list or idea, in both languages.

import { spoken } from "../words.js";

// Removes what people write in different ways; Chinese stays.
const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** @type {any} */
export let data = null;

// The rows of a table of columns.
export function rowsOf(columns) {
    const keys = Object.keys(columns);
    return columns[keys[0]].map((_, place) => Object.fromEntries(keys.map((key) => [key, columns[key][place]])));
}

/** Takes the programs, sections, judges and lists. */
export function learnProblems(all) {
    data = { ...all, programs: rowsOf(all.programs) };
    for (const program of data.programs) {
        const section = data.sections.find(({ games }) => games.includes(program.game));
        program.section = section;
        program.lists = [];
        const short = (judge) => data.judges.find(({ name }) => name === judge).short;
        const exact = program.problems.flatMap(([judge, id]) => [id, judge + id, short(judge) + id]).concat(program.name);
        program.exact = new Set(exact.map(plain));
    }
    for (const list of data.lists) {
        list.found = plain([list.name, list.title, list.chinese].join(" "));
        list.problems = list.problems.flatMap(([judge, ids]) => ids.map((id) => listed(judge, id)));
        list.problems.forEach(({ program, isLike }) => program && !isLike && program.lists.push(list));
    }
    for (const program of data.programs) {
        const { section, lists } = program;
        const words = [...program.exact, program.title, program.chinese, program.rule, section?.name, section?.chinese, section?.words, program.words, ...lists.map((list) => list.found)];
        program.found = plain(words.filter(Boolean).join(" "));
    }
}

// A problem of a list: its program, or one that has the same game in other words.
function listed(judge, of) {
    const isLike = Array.isArray(of);
    const id = isLike ? of[0] : of;
    const program = isLike ? data.programs[of[1]] : data.programs.find(({ problems }) => problems.some(([its, own]) => its === judge && own === id));
    return { number: `${judge} ${id}`, program, isLike };
}

/** The name of a section, a list or a program; without a Chinese name it is in English. */
export const nameOf = (of) => (spoken() === "zh" && of.chinese) || of.title || of.name;

/** The numbers of a program's problems. */
export const numbersOf = (program) => program.problems.map(([judge, id]) => `${judge} ${id}`);

/** What matches: the programs whose problem number it is, the others, and the lists. */
export function found(query) {
    const wanted = plain(query);
    const words = query.split(/\s+/).map(plain).filter(Boolean);
    const has = (text) => words.every((word) => text.includes(word));
    const exact = data.programs.filter((program) => program.exact.has(wanted));
    const others = data.programs.filter((program) => !exact.includes(program) && has(program.found));
    return { exact, others, lists: words.length > 0 ? data.lists.filter((list) => has(list.found)) : [] };
}

/** The program for a problem, named as its judge names it, as { name, title }, or undefined. */
export function problem(typed) {
    const program = data.programs.find((program) => program.exact.has(plain(typed)));
    return program && { name: program.name, title: nameOf(program) };
}
