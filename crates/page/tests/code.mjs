// The functions in three languages, compiled and compared with the values, for every law that the tests' requests find.
//
//   node crates/page/tests/code.mjs target/page/programs.wasm

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Engine } from "../web/engine.js";
import { requests } from "./requests.mjs";

const root = new URL("../../../", import.meta.url).pathname;
const folder = `${root}target/page/code`;
mkdirSync(folder, { recursive: true });
const engine = new Engine(new WebAssembly.Module(readFileSync(process.argv[2])));

// Each function once, with the values that it must give.
const functions = new Map();
for (const request of requests(root)) {
    if (!/^ *(law|table|values)\b/.test(request) || /powers of 4294967296/.test(request)) {
        continue;
    }
    const { output } = engine.ask("answers", Buffer.from(request));
    const { answer } = JSON.parse(new TextDecoder().decode(output) || "{}");
    const code = answer?.law?.code;
    if (code) {
        // Values given by the reader are in the request.
        const all = answer.asked === "values" ? request.split("#")[0].match(/\d+/g) : answer.values;
        if (!functions.has(code.rust) || functions.get(code.rust).values.length < all.length) {
            functions.set(code.rust, { code, values: all });
        }
    }
}

const programs = { rust: "", cpp: "", python: "" };
const calls = { rust: "", cpp: "", python: "" };
const expected = [];
const failures = [];
let count = 0;
for (const { code, values } of functions.values()) {
    count += 1;
    const name = code.is_lost ? "is_lost" : "grundy";
    programs.rust += `mod m${count} {\n${code.rust}pub fn of(n: u64) -> u64 { ${name}(n) as u64 }\n}\n`;
    programs.cpp += `namespace m${count} {\n${code.cpp}}\n`;
    calls.rust += `    for n in 0..${values.length} { println!("{}", m${count}::of(n)); }\n`;
    calls.cpp += `    for (int n = 0; n < ${values.length}; n++) std::cout << m${count}::${name}(n) << '\\n';\n`;
    programs.python += `${code.python}\nfor n in range(${values.length}): print(int(${name}(n)))\n`;
    expected.push(...values.map((value) => (code.is_lost ? String(Number(BigInt(value) === 0n)) : BigInt(value).toString())));
}
const sources = {
    rust: ["code.rs", `#![allow(dead_code)]\n${programs.rust}fn main() {\n${calls.rust}}\n`],
    cpp: ["code.cpp", `#include <iostream>\n#include <vector>\n${programs.cpp}int main() {\n${calls.cpp}}\n`],
    python: ["code.py", programs.python],
};
const compilers = {
    rust: ["rustc", "--edition", "2021", "-o", `${folder}/rust`, `${folder}/code.rs`],
    cpp: ["g++", "-std=c++17", "-o", `${folder}/cpp`, `${folder}/code.cpp`],
};
for (const [language, [file, source]] of Object.entries(sources)) {
    writeFileSync(`${folder}/${file}`, source);
    const [compiler, ...rest] = compilers[language] ?? ["python3", "--version"];
    const compiled = spawnSync(compiler, rest, { encoding: "utf8" });
    if (compiled.error) {
        console.log(`SKIPPED: ${language}: there is no ${compiler} here`);
        continue;
    }
    if (compiled.status !== 0) {
        failures.push(`${language}: ${compiled.stderr.slice(0, 3000)}`);
        continue;
    }
    const command = language === "python" ? ["python3", [`${folder}/${file}`]] : [`${folder}/${language}`, []];
    const ran = spawnSync(...command, { encoding: "utf8", maxBuffer: 1 << 28 });
    const found = ran.stdout.trim().split("\n");
    const at = expected.findIndex((value, index) => value !== found[index]);
    if (ran.status !== 0 || at >= 0) {
        failures.push(`${language}: value ${at}: expected ${expected[at]}, found ${found[at]}; ${ran.stderr.slice(-500)}`);
    } else {
        console.log(`${language}: ${count} functions, ${found.length} values, all right`);
    }
}
failures.forEach((failure) => console.log(failure));
process.exitCode = failures.length > 0 ? 1 : 0;
