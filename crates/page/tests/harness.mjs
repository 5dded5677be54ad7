// What the browser tests share: each test has a page of its own, opened from the disk.
//
// CHROMIUM names the browser. ONLY selects the tests whose names contain its text.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { begun } from "./chromium.mjs";

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
export const root = new URL("../../../", import.meta.url).pathname;
export const address = pathToFileURL(resolve(process.argv[2])).href;
const pictures = process.argv[3];

const browser = await begun("the page in a browser");
let passed = 0;

/** A test. Any message on the console fails it, and so does any network request. */
export async function test(name, hash, act, options = {}) {
    if (process.env.ONLY && !name.includes(process.env.ONLY)) {
        return;
    }
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US", ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(15000);
    const said = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    page.on("request", (request) => /^(file|data|blob):/.test(request.url()) || said.push(request.url()));
    try {
        await page.goto(address + hash);
        await page.locator("html[data-ready]").waitFor({ state: "attached" });
        await act(page, context);
        assert.deepEqual(said, [], "messages on the console");
        passed += 1;
        console.log(`ok ${name}`);
    } catch (error) {
        console.log(`FAILED ${name}: ${error.message.slice(0, 1500)}`);
        process.exitCode = 1;
    }
    await context.close();
}

export async function finish() {
    await browser.close();
    console.log(`${passed} tests passed`);
}

export const picture = (page, name) => pictures && page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
if (pictures) {
    mkdirSync(pictures, { recursive: true });
}
export const visible = (locator) => locator.waitFor({ state: "visible" });

export async function accessible(page) {
    // The page's own rules forbid added scripts, so axe runs as an evaluation.
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run());
    const found = violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
    assert.deepEqual(found, []);
}
