// Markup in every field and in every address stays text; and what the page's rules forbid does not run.
//
//   node crates/page/tests/markup.mjs target/page/grundy.html

import assert from "node:assert/strict";
import { address, finish, test } from "./harness.mjs";

// Each tells by its own name if it becomes an element, and by `ran` if it runs.
const MARKUP = [
    `<img src=x class=injected onerror="window.ran=1">`,
    `"><script class=injected>window.ran=1</script>`,
    `'><svg class=injected onload="window.ran=1"></svg>`,
    `</textarea></title></style><b class=injected style="color:red">b</b>`,
    `javascript:window.ran=1`,
];
const VIEWS = ["#play", "#learn nim", "#homework learn nim", "#law take 1 3 4", "#moves take 1 3 4 : 5 6", "#law (a, b) -> (a - 1, b)", "#games", "#game hdu1846", "#words"];
const ADDRESSES = ["#{}", "#play {}", "#play take any : {}", "#play take any : 3 4; {}", "#play take any : 3 4; 1-{}", "#learn {}", "#learn nim {}", "#sheet {}", "#homework {}", "#homework learn {}", "#law {}", "#law take 1 to {}", "#moves take 1 : {}", "#values {}", "#plot {}", "#games {}", "#game {}", "#words {}", "?{}#play"];

const isText = async (page, where) => {
    const found = await page.evaluate(() => ({ injected: document.querySelectorAll(".injected, [onerror], [onload], [href^='javascript:'], [src^='javascript:']").length, ran: window.ran }));
    assert.deepEqual(found, { injected: 0, ran: undefined }, where);
};
const settled = (page) => page.waitForFunction(() => document.querySelector("#stop:not([hidden])") === null);

await test("markup in a field is text", "", async (page) => {
    let fields = 0;
    for (const view of VIEWS) {
        for (const markup of MARKUP) {
            await page.goto("about:blank");
            await page.goto(address + view);
            await page.locator("html[data-ready]").waitFor({ state: "attached" });
            // What is folded has fields, too.
            await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
            if (view === "#play") {
                await page.locator("[data-card=own]").click();
            }
            for (const field of await page.locator("input:not([type]), input[type=text], input[type=search], textarea").all()) {
                if (await field.isVisible()) {
                    fields += 1;
                    await field.fill(markup);
                    await field.press("Enter");
                    await settled(page);
                    await isText(page, `${view}: ${markup}`);
                    // Buttons that act on the field.
                    const form = page.locator("button:visible", { hasText: /^(Run|Check|Who wins\?|Play it|Move)$/ });
                    for (const button of await form.all()) {
                        await button.click({ timeout: 2000 }).catch(() => {});
                    }
                    await settled(page);
                    await isText(page, `${view}: ${markup}, pressed`);
                }
            }
        }
    }
    console.log(`   ${fields} fields filled`);
    assert.ok(fields >= VIEWS.length * MARKUP.length);
});

await test("markup in an address is text", "", async (page) => {
    for (const where of ADDRESSES) {
        for (const markup of MARKUP) {
            for (const written of [encodeURIComponent(markup), markup]) {
                await page.goto("about:blank");
                await page.goto(address + where.replace("{}", written));
                await page.locator("html[data-ready]").waitFor({ state: "attached" });
                await settled(page);
                await isText(page, `${where}: ${markup}`);
            }
        }
    }
});

await test("what the page does not bring along is refused", "", async (page, context) => {
    // What is refused is reported on the console, which fails a test: so this has a page of its own.
    const other = await context.newPage();
    await other.goto(address);
    await other.locator("html[data-ready]").waitFor({ state: "attached" });
    const { ran, coloured, refused } = await other.evaluate(async () => {
        const refused = [];
        document.addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective));
        const add = (name, text) => document.body.append(Object.assign(document.createElement(name), { textContent: text }));
        add("script", "window.ran = 1");
        add("style", "body { color: rgb(1, 2, 3) }");
        document.body.insertAdjacentHTML("beforeend", `<img src="data:," onerror="window.ran = 2"><b id="styled" style="color: rgb(1, 2, 3)">b</b>`);
        await new Promise((done) => setTimeout(done, 200));
        const colours = [document.body, document.getElementById("styled")].map((element) => getComputedStyle(element).color);
        return { ran: window.ran, coloured: colours.includes("rgb(1, 2, 3)"), refused: [...new Set(refused)].sort() };
    });
    assert.deepEqual([ran, coloured], [undefined, false]);
    assert.deepEqual(refused, ["script-src-attr", "script-src-elem", "style-src-attr", "style-src-elem"]);
    // The rules name what they allow: nothing inline, and no network.
    const rules = await other.evaluate(() => document.querySelector("meta[http-equiv=Content-Security-Policy]")?.getAttribute("content") ?? "");
    assert.doesNotMatch(rules, /unsafe-inline|unsafe-hashes|'unsafe-eval'|https?:|\*/);
    assert.match(rules, /^default-src 'none'; script-src 'wasm-unsafe-eval' 'sha256-/);
});

await finish();
