// Makes the page, one file, from the modules of `web`, the data and the WebAssembly of a folder.
//
//   node crates/page/build/build.mjs FOLDER FILE
//
// The file is in the order of need: what is above the first part is the whole of Play but for its engine. Each part is a
// script element that browsers do not run, compressed, as text; the script behind it says that it has arrived.

import { build } from "esbuild";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { encoded } from "../web/digits.js";
import { firstView } from "./first.mjs";

const [folder, file] = process.argv.slice(2);
const web = new URL("../web/", import.meta.url).pathname;
const PARTS = [
    ["engine", "engine.wasm"],
    ["list", "list.json"],
    ["programs", "programs.wasm"],
    ["texts", "texts.json"],
];

/** A module, or a style, with all that it imports, as one text. */
async function bundled(entry, options = {}) {
    const { outputFiles } = await build({
        entryPoints: [web + entry],
        bundle: true,
        minify: true,
        write: false,
        charset: "utf8",
        legalComments: "none",
        target: ["chrome80", "firefox78", "safari16.4"],
        ...options,
    });
    return outputFiles[0].text.trim();
}

const script = (entry, options) => bundled(entry, { format: "iife", loader: { ".css": "text" }, ...options });

// What the rules of the page allow: these texts, and no others.
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

// In a script element, a text ends at the first `</script`, and `<!--` begins a comment.
const inside = (text) => text.replace(/<(?=\/script|!--)/gi, "\\x3c");
const data = (json) => JSON.stringify(json).replace(/</g, "\\u003c");

/** The text with all places of `mark` filled; a mark that is not there is an error. */
function filled(text, mark, by) {
    if (!text.includes(mark)) {
        throw new Error(`crates/page/web/page.html: no ${mark}`);
    }
    return text.split(mark).join(by);
}

const words = JSON.parse(readFileSync(`${folder}/words.json`, "utf8"));
const html = readFileSync(`${web}page.html`, "utf8");
const style = await bundled("page.css");
const [early, start, boot, worker] = (await Promise.all(["early.js", "start.js", "boot.js", "worker.js"].map((entry) => script(entry)))).map(inside);
const main = await script("main.js", { globalName: "page", minify: false });
const engine = readFileSync(`${folder}/engine.wasm`);
const view = await firstView(html, main, words, engine);

const { views } = JSON.parse(readFileSync(`${folder}/list.json`, "utf8"));
const run = [early, start, boot, views.script, ...PARTS.map(([name]) => `arrived("${name}")`)];
const parts = PARTS.map(([name, from]) => {
    const packed = encoded(readFileSync(`${folder}/${from}.lzma`));
    return `<script type="text/plain" data-part="${name}">${packed}</script>\n<script>arrived("${name}")</script>\n`;
});
const play = [
    `<script type="text/plain" data-part="worker">${worker}</script>\n`,
    `<script type="application/json" data-part="words">${data(words)}</script>\n`,
    `<script type="application/json" data-part="known">${data(view.known)}</script>\n`,
    `<script type="text/plain" data-part="page">${boot}</script>\n<script>${start}</script>\n`,
];
let page = filled(view.html, "<style></style>", `<style>${style}</style>\n<script>${early}</script>`);
page = filled(page, "SCRIPTS", run.map(hash).join(" "));
page = filled(page, "STYLE", [style, views.style].map(hash).join(" "));
const [above, below] = [page.slice(0, page.indexOf("</body>")), page.slice(page.indexOf("</body>"))];
const all = [["HTML, style, first board", above], ["worker", play[0]], ["words in Chinese", play[1]], ["answers of the start", play[2]], ["script", play[3]], ...PARTS.map(([name], at) => [name, parts[at]]), ["end", below]];
writeFileSync(file, all.map(([, text]) => text).join(""));

// The parts in bytes, and how much has been sent up to the end of each.
const size = (text) => gzipSync(text, { level: 9 }).length;
let sent = "";
console.log(`${"part of the file".padEnd(26)}${"bytes".padStart(10)}${"compressed up to here".padStart(24)}`);
for (const [name, text] of all) {
    sent += text;
    console.log(`${name.padEnd(26)}${String(Buffer.byteLength(text)).padStart(10)}${String(size(sent)).padStart(24)}`);
}
