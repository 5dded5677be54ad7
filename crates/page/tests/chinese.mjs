// The law finder in Chinese compared with English: the same data, numbers and columns, and no English sentence.
//
//   node crates/page/tests/chinese.mjs target/page/programs.wasm

import { readFileSync } from "node:fs";
import { Engine } from "../web/engine.js";
import { requests } from "./requests.mjs";

const root = new URL("../../../", import.meta.url).pathname;
const engine = new Engine(new WebAssembly.Module(readFileSync(process.argv[2])));
const TITLES = [
    "A game based on the Euclidean algorithm and a winning strategy for it",
    "A modification of the game of Nim",
    "How to beat your Wythoff games' opponent on three fronts",
    "Take-away games",
    "Nimhoff games",
    "How far can Nim in disguise be stretched?",
    "Winning Ways",
    "Turning Turtles",
    "Mock Turtles",
    "Lasker Nim",
];
const faults = [];
const answer = (program, request) => {
    const { status, output } = engine.ask(program, new TextEncoder().encode(request));
    return { status, lines: new TextDecoder().decode(output).trim().split("\n").filter(Boolean).map((line) => JSON.parse(line)) };
};
const texts = (said) => Object.values(said).flat().filter((text) => typeof text === "string");
// One language may write "one" where the other writes "1 move".
const numbers = (all) => [...new Set(all.join(" ").match(/\d+/g) ?? [])].filter((number) => number !== "1").sort().join(" ");
const isEnglish = (text) => {
    // A rule of the grammar stands in quotes.
    const plain = TITLES.reduce((text, title) => text.replaceAll(title, ""), text).replace(/"[^"]*"/g, "");
    return /[A-Za-z]{3,}[ ,]+[A-Za-z]{3,}/.test(plain);
};

const count = { right: 0, wrong: 0 };
for (const request of requests(root)) {
    const [english, chinese] = [answer("answers", request), answer("answers-zh", request)];
    if (english.status !== chinese.status || english.lines.length !== chinese.lines.length) {
        faults.push(`${request}: another status`);
        continue;
    }
    english.lines.forEach((line, at) => {
        const other = chinese.lines[at];
        if (line.wrong !== undefined) {
            count.wrong += 1;
            // Quoted input, and words that may be typed, are not translated.
            const own = other.wrong.replace(/"[^"]*"|（[^）]*）|：[^，]*/g, "");
            const isRight = line.column === other.column && numbers([line.wrong]) === numbers([other.wrong]) && /[一-鿿]/.test(other.wrong) && !isEnglish(own);
            isRight || faults.push(`${request}: ${line.wrong} | ${other.wrong}`);
            return;
        }
        count.right += 1;
        if (JSON.stringify(line.answer) !== JSON.stringify(other.answer)) {
            faults.push(`${request}: other data`);
        }
        const [said, told] = [line.said, other.said].map(texts);
        if (numbers(said) !== numbers(told)) {
            faults.push(`${request}: other numbers: ${said.join(" / ").slice(0, 300)} | ${told.join(" / ").slice(0, 300)}`);
        }
        told.map((text) => text.replaceAll(line.answer.rule || " ", "")).filter(isEnglish).forEach((text) => faults.push(`${request}: English: ${text}`));
    });
}
faults.slice(0, 40).forEach((fault) => console.log(`FAILED ${fault}`));
console.log(`law finder in Chinese: ${count.right} answers and ${count.wrong} faults as in English, ${faults.length} not`);
process.exitCode = faults.length > 0 ? 1 : 0;
