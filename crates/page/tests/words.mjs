// Every sentence of the page is in Chinese in `crates/page/zh.txt`, with the same number of places for numbers, and no other
// sentence is there. The course has its Chinese beside its English (learn.mjs).

import { readdirSync, readFileSync } from "node:fs";

const root = new URL("../", import.meta.url).pathname;
const read = (file) => readFileSync(root + file, "utf8");
const chinese = new Map(
    read("zh.txt").split("[words]")[1].split("\n[")[0].split("\n").filter((line) => line.includes(" = ")).map((line) => line.split(" = ")),
);
const TEXT = /"((?:[^"\\]|\\.)*)"/g;
const texts = (code) => [...code.matchAll(TEXT)].map(([, text]) => text);
const said = new Set();
for (const file of readdirSync(`${root}web`, { recursive: true }).map(String).filter((name) => name.endsWith(".js") && name !== "start.js" && !name.startsWith("learn/"))) {
    const code = read(`web/${file}`);
    for (const [, first] of code.matchAll(/\bsay\(((?:[^"(),]*"(?:[^"\\]|\\.)*")+)/g)) {
        texts(first).forEach((text) => said.add(text));
    }
    // Lists whose first or second texts the page shows.
    for (const [, name, list] of code.matchAll(/^(?:export )?const (EXAMPLES|SAID|TERMS) = ([\s\S]*?)[\]}];$/gm)) {
        const all = list.split("\n").filter((line) => line.trim() !== "");
        const place = name === "SAID" ? 1 : 0;
        const lines = name === "TERMS" ? [] : all.map((line) => texts(line)[place]);
        lines.filter(Boolean).forEach((text) => said.add(text));
        if (name === "TERMS") {
            for (const [, quoted, plain, what] of list.matchAll(/^ {4}(?:"([^"]+)"|(\w+)): "(.*)",$/gm)) {
                [quoted ?? plain, what].forEach((text) => said.add(text));
            }
        }
    }
}
// A card has a name and a sentence.
for (const [, words] of read("web/play/cards.js").matchAll(/ words: \[(.*?)\],/g)) {
    texts(words).forEach((text) => said.add(text));
}
// A program's page has a list of terms.
for (const [, text] of read("web/problems/problem.js").matchAll(/\["(\w+)", [a-z(]/g)) {
    said.add(text);
}
// The compilers of the judges.
for (const line of read("../catalogue/judges.txt").split("\n").filter((line) => line && !line.startsWith("#"))) {
    const compiler = line.split("|")[2].trim();
    compiler.startsWith("no Rust") || said.add(compiler);
}
// The guide to formulas says what each does.
for (const [, what] of read("../../docs/formulas.md").matchAll(/^\| `.*` \| (.*) \|$/gm)) {
    said.add(what);
}
const page = read("web/page.html");
[...page.matchAll(/data-say>([^<]+)</g), ...page.matchAll(/data-label="([^"]+)"/g)].forEach(([, text]) => said.add(text));

const places = (text) => text.split("{}").length;
// Texts that are the same in both languages.
const same = /^(Nim|Kayles|Treblecross|take [\d .]+|[\^+−{}]*|Copy|C\+\+)$/;
const missing = [...said].filter((text) => !chinese.has(text) && !same.test(text));
const unneeded = [...chinese.keys()].filter((text) => !said.has(text));
const uneven = [...said].filter((text) => chinese.has(text) && places(text) !== places(chinese.get(text)));
for (const [what, all] of [["no Chinese", missing], ["nowhere shown", unneeded], ["other places for numbers", uneven]]) {
    all.forEach((text) => console.log(`FAILED ${what}: ${text}`));
    process.exitCode = all.length > 0 ? 1 : process.exitCode;
}
if (said.size < 200) {
    console.log(`FAILED only ${said.size} sentences were found`);
    process.exitCode = 1;
}
console.log(`${said.size} sentences of the page`);
