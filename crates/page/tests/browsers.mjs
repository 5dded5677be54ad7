// The page in Firefox and in WebKit: a stone is pressed, a game of each kind is played and explained, and each view is seen in
// both languages. A browser that is not here is skipped.
//
//   node crates/page/tests/browsers.mjs target/page/grundy.html

import assert from "node:assert/strict";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { found } from "./chromium.mjs";
import { tour } from "./tour.mjs";
import { driven } from "./webdriver.mjs";

const address = `${pathToFileURL(resolve(process.argv[2])).href}#play`;
const firefox = found("firefox-esr") || found("firefox");
const prefs = { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-US" };
const BROWSERS = [
    { name: "Firefox", program: "geckodriver", needs: firefox ? "" : "firefox", capabilities: { browserName: "firefox", "moz:firefoxOptions": { binary: firefox, args: ["-headless"], prefs } } },
    { name: "WebKit", program: "WebKitWebDriver", needs: process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? "" : "display (xvfb-run)", capabilities: { browserName: "MiniBrowser" } },
];

// Runs in the page: waits until it has begun.
const ready = () =>
    new Promise((done) => {
        const timer = setInterval(() => document.documentElement.dataset.ready && done(clearInterval(timer)), 20);
    });

// Runs in the page: the middle of the top stone of the last heap.
function stone() {
    const all = document.querySelectorAll("#drawing .halo");
    const { x, y, width, height } = all[all.length - 1].getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}

async function look({ program, capabilities }) {
    const browser = await driven(program, capabilities);
    try {
        await browser.open(address);
        await browser.run(ready);
        await browser.press(...(await browser.run(stone)));
        assert.match(await browser.run(() => document.getElementById("do").textContent), /^Take \d+ from [ABC]$/, "a press on a stone");
        assert.deepEqual(await browser.run(tour, 30000), []);
        return browser.name;
    } finally {
        await browser.end();
    }
}

for (const browser of BROWSERS) {
    const missing = found(browser.program) ? browser.needs : browser.program;
    if (missing) {
        console.log(`SKIPPED: the page in ${browser.name}: there is no ${missing} here`);
        continue;
    }
    try {
        console.log(`ok ${await look(browser)}: a game of each kind, and each view in both languages`);
    } catch (error) {
        console.log(`FAILED ${browser.name}: ${error.message}`);
        process.exitCode = 1;
    }
}
