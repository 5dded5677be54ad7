// The page in a browser, opened from the disk and used as a reader uses it.
//
//   node crates/page/tests/browser.mjs target/page/grundy.html [FOLDER for pictures]

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { STEPS } from "../web/learn/steps.js";
import { accessible, address, finish, picture, root, test, visible } from "./harness.mjs";

const ask = async (page, typed) => {
    await page.getByRole("textbox", { name: "Rule or values" }).fill(typed);
    await page.getByRole("button", { name: "Find the law" }).click();
};
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());
const MAY_COPY = { permissions: ["clipboard-read", "clipboard-write"] };

await test("a rule has its law, and its address", "#law", async (page) => {
    await ask(page, "take 2..5");
    await visible(page.getByText("period 7 from 0: g(n + 7) = g(n)"));
    await visible(page.getByText("proved for all n", { exact: true }));
    await visible(page.locator(".law.large", { hasText: /^The values repeat every 7 stones\.$/ }));
    await visible(page.getByText("You lose if n mod 7 is 0 or 1; else you can win."));
    // A line of the table is a whole number of periods.
    assert.equal((await page.locator(".values thead th").count()) % 7, 0);
    // Kayles' exceptions come before its period; who may not move on has lost.
    await ask(page, "octal 0.77 to 300");
    await visible(page.getByText("From 71 stones on, the values repeat every 12."));
    await visible(page.getByText("From 71 stones on, you can win."));
    await ask(page, "misere take 1 3 4");
    await visible(page.getByText("Who wins repeats every 7 stones."));
    await visible(page.getByText("You lose if n mod 7 is 1 or 3; else you can win."));
    await ask(page, "take any or split");
    await visible(page.getByText("From 1 stones on, every 4 more add 4 to the value."));
    await ask(page, "take 2..5");
    assert.equal(decodeURIComponent(new URL(page.url()).hash), "#take 2..5");
    await accessible(page);
    await picture(page, "law");
});

await test("a fault stands at its column, in the program's words", "#law", async (page) => {
    await ask(page, "take 1 x 3");
    const alert = page.locator("#wrong");
    await visible(alert.getByText("Column 8:"));
    assert.match(await alert.innerText(), /found "x"/);
    const chosen = await page.evaluate(() => {
        const { value, selectionStart, selectionEnd } = document.getElementById("typed");
        return value.slice(selectionStart, selectionEnd);
    });
    assert.equal(chosen, "x");
    await accessible(page);
    // A reader who types a problem's number here is shown the way.
    await ask(page, "P2252");
    await alert.getByRole("link", { name: "Wythoff's game" }).click();
    await visible(page.getByRole("heading", { name: "Wythoff's game", level: 1 }));
});

await test("of two readings the reader takes one", "#take 1 3 to 50", async (page) => {
    const alert = page.locator("#wrong");
    await visible(alert.getByText("which may mean either"));
    assert.deepEqual(await alert.getByRole("button").allTextContents(), ["take 1 3..50 to 100", "take 1 3..3 to 50"]);
    await accessible(page);
    await alert.getByRole("button", { name: "take 1 3..50 to 100" }).click();
    await visible(page.getByRole("heading", { name: "take 1 3..50, heaps 0 to 100" }));
    await ask(page, "take 1 3 to 50");
    await alert.getByRole("button", { name: "take 1 3..3 to 50" }).click();
    await visible(page.getByRole("heading", { name: "take 1 3, heaps 0 to 50" }));
});

await test("a request that is refused natively is refused in the same words", "#law take 1 to 1000001", async (page) => {
    await visible(page.getByText('expected a number from 0 to 1000000, found "1000001"'));
    await ask(page, "take 1 3 4");
    await visible(page.getByText("period 7 from 0"));
});

await test("a formula has its law, from the guide and in several lines, and its address keeps all", "#law", async (page) => {
    const field = page.getByRole("textbox", { name: "Rule or values" });
    await page.getByText("A formula of your own").click();
    const examples = page.locator("#formulas button");
    assert.equal(await examples.count(), 10);
    for (const example of await examples.all()) {
        const rule = await example.innerText();
        await example.click();
        await page.waitForFunction((rule) => document.querySelector("#answer h2")?.textContent.startsWith(rule.slice(0, 12)), rule);
        assert.equal(await field.inputValue(), rule);
        assert.equal(await page.locator("#wrong").innerText(), "");
    }
    await ask(page, (await examples.allInnerTexts()).find((rule) => rule.startsWith("misere (a, b, c)")));
    await visible(page.getByText("(7, a, b)", { exact: true }));
    assert.equal(await page.locator("#answer .values td").count(), 8 * (8 * 8 + 1));
    await page.getByRole("textbox", { name: "Heaps" }).fill("(3, 2, 2)");
    await page.getByRole("button", { name: "Who wins?" }).click();
    await visible(page.locator("#answer").getByText("(3, 2, 2), misere play: "));
    await accessible(page);
    await picture(page, "positions-law");
    // A remark ends its line alone; Shift and Enter begin a line.
    await field.fill("");
    await field.pressSequentially("n -> n - 1; # take 1");
    await field.press("Shift+Enter");
    await field.pressSequentially("  n / 2 if n%20 == 0 # or half");
    await field.press("Enter");
    await visible(page.getByRole("heading", { name: "n -> n - 1; n / 2 if n % 20 == 0, heaps 0 to 100" }));
    const link = page.url();
    await page.goto("about:blank");
    await page.goto(link);
    await visible(page.getByRole("heading", { name: "n -> n - 1; n / 2 if n % 20 == 0, heaps 0 to 100" }));
    assert.equal(await field.inputValue(), "n -> n - 1; # take 1\n n / 2 if n%20 == 0 # or half");
    await ask(page, "law n -> n - 1; # take 1, é\nn / 2 if gdc(n, 2) == 2 to 50");
    await visible(page.locator("#wrong").getByText("Line 2, column 10:"));
    assert.equal(await page.locator("#wrong pre").innerText(), "n / 2 if gdc(n, 2) == 2 to 50\n         ^");
    assert.equal(await page.evaluate(() => document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)), "gdc");
    await accessible(page);
    await ask(page, "n -> [n - 1, n - 3]");
    await page.locator("#wrong").getByRole("button", { name: "n -> n - 1; n - 3", exact: true }).click();
    await visible(page.getByText("period 2 from 0"));
    await ask(page, "plot (a, b) -> (a - 1, b); (a, b - 1) to 12");
    await visible(page.getByRole("img", { name: "The values of (a, b) -> (a - 1, b); (a, b - 1)" }));
    await ask(page, "n -> n - k for k in 1..n if gcd(n, k) == 1 : 5 6 9");
    await visible(page.getByText("take 2 of heap 1 (5): leaves 3"));
});

await test("values that are pasted have their law, numbers above 2^53 too", "#law", async (page) => {
    await ask(page, "[9007199254740993, 7,\n9007199254740993, 7, 9007199254740993, 7]");
    await visible(page.getByText("period 2 from 0"));
    await visible(page.locator("#answer").getByText("observed", { exact: true }));
    // What is only observed is not said of all heaps.
    await visible(page.locator(".law.large", { hasText: /^So far: the values repeat every 2 stones\.$/ }));
    assert.equal(await page.getByText("You lose if").count(), 0);
    assert.equal(await page.getByRole("cell", { name: "9007199254740993" }).count(), 3);
});

await test("the width is dragged", "#law split unequal to 300", async (page) => {
    await visible(page.getByText("no law found up to 300"));
    const slider = page.getByRole("slider", { name: "Values in a row" });
    const rows = () => page.locator(".values tbody tr").count();
    assert.equal(await rows(), 12);
    await page.getByRole("button", { name: "Show more" }).click();
    assert.equal(await rows(), Math.ceil(301 / Number(await slider.inputValue())));
    const box = await slider.boundingBox();
    await page.mouse.move(box.x + box.width * 0.24, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    const width = Number(await slider.inputValue());
    assert.ok(width > 35 && width < 46, `a width of ${width}`);
    assert.equal(await rows(), Math.ceil(301 / width));
    await slider.press("ArrowRight");
    assert.equal(Number(await slider.inputValue()), width + 1);
});

await test("a family has its law, and each rule its own; what is proved of pairs has its badge", "#law take L..R for L in 1..2, R in L..5", async (page) => {
    await visible(page.locator(".law.large", { hasText: /^From 0 on the period is L \+ R: observed in all 9 members/ }));
    assert.equal(await page.locator(".members li").count(), 9);
    await visible(page.locator(".members li", { hasText: /^take 2\.\.5 period 7 from 0 proved$/ }));
    await accessible(page);
    await page.locator(".members").getByRole("link", { name: "take 2..5" }).click();
    await visible(page.getByText("The values repeat every 7 stones."));
    await page.goto(`${address}#queen to 12`);
    await visible(page.locator(".law.large", { hasText: /^The lost pairs are x and x \+ k/ }));
    await visible(page.locator(".badge.proved", { hasText: /^proved for all a and b$/ }));
    await page.goto(`${address}#(a, b, c) -> (a - 1, b, c); (a, b - 1, c) to 5`);
    await visible(page.locator(".law.large", { hasText: /^The value is the nim-sum/ }));
    await visible(page.locator(".badge.observed", { hasText: /^observed, not proved$/ }));
});

await test("the values are drawn, and the picture grows", "#law octal 0.007 to 1000", async (page) => {
    await page.getByRole("button", { name: "Draw the values" }).click();
    const svg = page.getByRole("img", { name: "The values of octal 0.007" });
    await visible(svg);
    const whole = await svg.getAttribute("viewBox");
    await page.getByRole("button", { name: "Larger" }).click();
    await page.getByRole("button", { name: "To the right" }).click();
    const part = (await svg.getAttribute("viewBox")).split(" ").map(Number);
    assert.equal(part[2] * 2, Number(whole.split(" ")[2]));
    await page.getByRole("button", { name: "The whole picture" }).click();
    assert.equal(await svg.getAttribute("viewBox"), whole);
    await picture(page, "plot");
    await accessible(page);
});

await test("winning moves of a sum have their reasons, and the heaps are edited", "#moves take 1 3 4 : 5 6 9", async (page) => {
    await visible(page.getByText("take 1 of heap 1 (5): leaves 4, value 2; 2 ^ 2 ^ 0 = 0"));
    await picture(page, "moves");
    await page.getByRole("textbox", { name: "Heaps" }).fill("7 9007199254740993");
    await page.getByRole("button", { name: "Who wins?" }).click();
    await visible(page.getByText("heap 2 (9007199254740993): value"));
    await page.getByRole("textbox", { name: "Heaps" }).fill("7 -1");
    await page.getByRole("button", { name: "Who wins?" }).click();
    await visible(page.getByText(/Column 3: .*found "-1"/));
});

await test("what is copied compiles", "#take 2..5", async (page) => {
    const folder = `${root}target/page/copied`;
    mkdirSync(folder, { recursive: true });
    await page.getByRole("tab", { name: "Rust" }).click();
    await page.getByRole("button", { name: "Copy the function of Rust" }).click();
    await visible(page.getByRole("button", { name: "Copy the function of Rust" }).and(page.getByText("Copied")));
    const line = await clipboard(page);
    writeFileSync(`${folder}/line.rs`, `${line}\nfn main() {\n    println!("{}", grundy(12));\n}\n`);
    await page.goto(`${address}#game poj1067`);
    // The language that was chosen stays.
    const copy = page.getByRole("button", { name: "Copy the Rust file" });
    await copy.click();
    await visible(copy.and(page.getByText("Copied")));
    writeFileSync(`${folder}/file.rs`, await clipboard(page));
    await page.getByRole("tab", { name: "Rust" }).press("ArrowLeft");
    assert.equal(await page.getByRole("tab", { name: "C++" }).getAttribute("aria-selected"), "true");
    await page.getByRole("button", { name: "Copy the C++ file" }).click();
    await visible(page.getByRole("button", { name: "Copy the C++ file" }).and(page.getByText("Copied")));
    assert.equal(await clipboard(page), readFileSync(`${root}src/bin/poj1067.cpp`, "utf8"));
    for (const [name, input, expected] of [["line", "", "2\n"], ["file", "2 1\n8 4\n4 7\n", "0\n1\n0\n"]]) {
        const compiled = spawnSync("rustc", ["--edition", "2021", "-o", `${folder}/${name}`, `${folder}/${name}.rs`], { encoding: "utf8" });
        assert.equal(compiled.status, 0, compiled.stderr);
        assert.equal(spawnSync(`${folder}/${name}`, { input, encoding: "utf8" }).stdout, expected);
    }
}, MAY_COPY);

await test("1846 and its Chinese name find their problem", "#games", async (page) => {
    const query = page.getByRole("searchbox", { name: "Number, name, judge, list or idea" });
    const list = page.getByRole("navigation", { name: "Problems" });
    for (const typed of ["1846", "hdu1846", "HDU 1846", "巴什", "brave game"]) {
        await query.fill(typed);
        await visible(list.getByRole("link", { name: /Brave Game/ }));
    }
    await query.fill("cf786a");
    await visible(list.getByRole("link", { name: /Berzerk/ }));
    await query.fill("P2252");
    await query.press("Enter");
    await visible(page.getByRole("heading", { name: "Wythoff's game", level: 1 }));
    assert.match(page.url(), /#game%20poj1067$|#game poj1067$/);
    // By an idea, by a list and an idea, and a list by its name, in both languages.
    for (const typed of ["staircase", "oi-wiki staircase", "阶梯", "OI-wiki 阶梯"]) {
        await query.fill(typed);
        await visible(list.getByRole("link", { name: /P3480/ }).first());
    }
    await query.fill("ant book");
    await list.getByRole("link", { name: /Challenge Book/ }).click();
    await visible(page.getByRole("heading", { name: /Challenge Book/, level: 1 }));
    await visible(page.locator("#game").getByText("6 of 11 are here, 0 done"));
    await query.fill("kattis");
    assert.ok((await list.getByRole("link").count()) >= 3);
    await query.fill("");
    await page.getByRole("radio", { name: "by judge" }).check();
    await visible(list.getByRole("heading", { name: "Luogu" }));
    await accessible(page);
});

await test("a mark stays on the device, and the lists count it", "#game hdu1846", async (page) => {
    const done = page.getByRole("button", { name: "Done", exact: true });
    assert.equal(await done.getAttribute("aria-pressed"), "false");
    await done.click();
    await visible(page.locator("#list [aria-current] .done"));
    await page.goto("about:blank");
    await page.goto(`${address}#games`);
    await visible(page.getByRole("heading", { name: "Problem of the day" }));
    const list = page.locator(".lists").getByRole("link", { name: /^kuangbin: games 1/ });
    await visible(list.getByText("10 of 20 are here, 1 done"));
    await accessible(page);
    await list.click();
    await visible(page.getByRole("heading", { name: /^kuangbin: games 1/, level: 1 }));
    assert.equal(await page.locator("ol.lists > li").count(), 20);
    await visible(page.locator("ol.lists a", { hasText: "HDU 1846" }).locator(".done"));
    await accessible(page);
    await page.locator("ol.lists a", { hasText: "HDU 1846" }).click();
    await visible(page.getByRole("heading", { name: /^Brave Game/, level: 1 }));
    await done.click();
    assert.equal(await page.evaluate(() => localStorage.getItem("done")), "[]");
    // An idea in the address is searched for.
    await page.goto(`${address}#games staircase`);
    await visible(page.locator("#list a", { hasText: "P3480" }));
});

await test("how it is solved is closed, and one's own program has its line", "#game hdu1846", async (page) => {
    await visible(page.getByText("grundy try hdu1846 mine.cpp"));
    assert.equal(await page.getByText("if m + 1 divides").first().isVisible(), false);
    await page.getByText("Theorem and source").click();
    await visible(page.getByText("Cost", { exact: true }));
    await page.getByText(/^Show the file: \d+ lines of C\+\+$/).click();
    await visible(page.locator("#game pre", { hasText: "#include" }));
    await accessible(page);
});

await test("a sample is run, edited, and run again", "#game hdu1846", async (page) => {
    const run = page.getByRole("button", { name: "Run", exact: true });
    await run.click();
    await visible(page.getByText("As in the sample."));
    const input = page.getByRole("textbox", { name: "Input" });
    await input.fill("1\n18446744073709551615 2\n");
    await run.click();
    await visible(page.locator("#output", { hasText: /^second\n$/ }));
    await input.fill("1\n3 x\n");
    await run.click();
    await visible(page.getByText("hdu1846: line 2, column 3: expected an integer"));
    await picture(page, "game");
    await accessible(page);
});

await test("20000 lines do not block the page", "#game hdu1846", async (page) => {
    await page.evaluate(() => {
        document.getElementById("input").value = `20000\n${"23 2\n".repeat(20000)}`;
    });
    await page.waitForTimeout(500);
    await page.evaluate(() => {
        window.longest = 0;
        let last = performance.now();
        const tick = () => {
            window.longest = Math.max(window.longest, performance.now() - last);
            last = performance.now();
            requestAnimationFrame(tick);
        };
        tick();
    });
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.waitForFunction(() => document.getElementById("output").textContent.length > 10000);
    const longest = await page.evaluate(() => window.longest);
    assert.ok(longest < 1000, `${longest} ms`);
    await page.getByRole("button", { name: "Show all 20000 lines" }).click();
    assert.equal(await page.evaluate(() => document.getElementById("output").textContent), "first\n".repeat(20000));
    console.log(`   the longest pause: ${Math.round(longest)} ms`);
});

await test("a long request is stopped, and the next is answered", "#law", async (page) => {
    await ask(page, "law take primes to 100000");
    await page.getByRole("button", { name: "Stop" }).click();
    await visible(page.getByText(/^Stopped after/));
    await ask(page, "take 1 3 4");
    await visible(page.getByText("period 7 from 0"));
    // A later request replaces a running one.
    await ask(page, "law take primes to 100000");
    await visible(page.getByText(/^Working for/));
    await ask(page, "take 2..5");
    await visible(page.getByText("take 2..5, heaps 0 to 100"));
    // So does a request made below an answer.
    await page.goto(`${address}#moves take primes : 5`);
    await visible(page.getByText("value 2: the first player wins"));
    await page.getByRole("textbox", { name: "Heaps" }).fill("99000");
    await page.getByRole("button", { name: "Who wins?" }).click();
    await page.getByRole("button", { name: "Stop" }).click();
    await visible(page.getByText(/^Stopped after/));
    await page.goto(`${address}#law octal 0.16 to 1000`);
    await visible(page.getByRole("heading", { name: "octal 0.16, heaps 0 to 1000" }));
});

await test("the keyboard alone: a law, and a submission", "#law", async (page) => {
    const focused = () => page.evaluate(() => document.activeElement.getAttribute("aria-label") || document.activeElement.textContent);
    const until = async (name) => {
        for (let step = 0; step < 60; step++) {
            if ((await focused()).trim() === name) {
                return;
            }
            await page.keyboard.press("Tab");
        }
        throw new Error(`Tab does not reach ${name}`);
    };
    for (let step = 0; step < 25 && (await page.evaluate(() => document.activeElement.id)) !== "typed"; step++) {
        await page.keyboard.press("Tab");
    }
    await page.keyboard.type("take 1 3 4");
    await page.keyboard.press("Enter");
    await visible(page.getByText("period 7 from 0"));
    await until("Copy the function of C++");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement.textContent === "Copied");
    assert.match(await clipboard(page), /\nunsigned long long grundy\(unsigned long long n\) \{\n/);
    await page.keyboard.press("Control+Home");
    await page.evaluate(() => document.activeElement.blur());
    await until("Problems");
    await page.keyboard.press("Enter");
    await visible(page.getByRole("heading", { name: "Problems", exact: true }));
    for (let step = 0; step < 25 && (await page.evaluate(() => document.activeElement.id)) !== "query"; step++) {
        await page.keyboard.press("Tab");
    }
    await page.keyboard.type("P2252");
    await page.keyboard.press("Enter");
    await visible(page.getByRole("heading", { name: "Wythoff's game", level: 1 }));
    await until("C++");
    await page.keyboard.press("ArrowRight");
    await until("Copy the Rust file");
    await page.keyboard.press("Space");
    await visible(page.getByRole("button", { name: "Copy the Rust file" }).and(page.getByText("Copied")));
    assert.match(await clipboard(page), /fn main\(\)/);
}, MAY_COPY);

await test("games with the values of a table that has no law", "#0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 3 2 3", async (page) => {
    await visible(page.getByText("Games with these values: 1"));
    await visible(page.getByText("Take-a-Square; problem leetcode1510"));
    await page.getByRole("button", { name: "take squares", exact: true }).click();
    await visible(page.getByRole("heading", { name: /^take squares/ }));
    await visible(page.getByText("Take-a-Square; problem leetcode1510"));
    // Of a rule with a law, too, when it is asked.
    await page.goto(`${address}#octal 0.77 to 300`);
    await page.getByRole("button", { name: "Which game is this?" }).click();
    await visible(page.getByText(/^Kayles; /));
    await page.goto(`${address}#3 1 4 1 5 9 2 6`);
    await visible(page.getByText("No game here has these values."));
    await accessible(page);
});

await test("a screen of 360 pixels", "#moves take 1 3 4 : 5 6 9", async (page) => {
    const fits = async () => assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
    await visible(page.getByText("period 7 from 0"));
    await fits();
    await picture(page, "narrow");
    await accessible(page);
    await page.goto(`${address}#game luogu-p3179`);
    await visible(page.getByRole("heading", { name: /^A board game/ }));
    await fits();
    assert.ok((await page.locator("#game h1").boundingBox()).y < 1100, "the problem is far below its list");
    await picture(page, "narrow-game");
    await page.goto(`${address}#split unequal to 5000`);
    await visible(page.getByText("no law found up to 5000"));
    await fits();
    await page.getByText("A formula of your own").click();
    await page.locator("#formulas button", { hasText: "misere (a, b, c)" }).click();
    await visible(page.getByText("(7, a, b)", { exact: true }));
    await fits();
    await picture(page, "narrow-formula");
    await accessible(page);
}, { viewport: { width: 360, height: 740 } });

await test("dark", "#take 1 3 4", async (page) => {
    await visible(page.getByText("period 7 from 0"));
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(12, 19, 22)");
    await picture(page, "dark");
    await accessible(page);
    await page.goto(`${address}#game poj1067`);
    await visible(page.getByRole("heading", { name: "Wythoff's game", level: 1 }));
    await accessible(page);
}, { colorScheme: "dark" });

await test("Chinese by the browser's language, and English at a click, which is kept", "#game poj1067", async (page) => {
    await visible(page.getByRole("heading", { name: "取石子游戏：威佐夫博弈" }));
    await picture(page, "chinese");
    await page.goto(`${address}#take 1 3 4`);
    await visible(page.getByText("已证明，对所有 n 成立"));
    await picture(page, "chinese-law");
    await accessible(page);
    await page.getByRole("button", { name: "English" }).click();
    await visible(page.getByRole("heading", { name: "The law of a game" }));
    await page.reload();
    await visible(page.getByRole("heading", { name: "The law of a game" }));
    assert.deepEqual(await page.evaluate(() => ({ ...localStorage })), { language: "en" });
}, { locale: "zh-CN" });

// Titles and names that are not translated in Chinese texts.
const NAMES = /AtCoder (AGC|ARC)|Codeforces CodeTON|Green Hackenbush|Mock Turtles|Take-away games|Winning Ways|J\. Combin\. Theory Ser|Combinatorial Game Theory|On Numbers and Games|A modification of the game of Nim|SZKOpul pas/g;

await test("a Chinese page has no English sentence, and an English one no Chinese", "#games", async (page) => {
    const games = await page.locator("#list a").evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href").slice(1)))]);
    const steps = [...STEPS.flatMap(({ slug }) => [`learn ${slug} 6`, `learn ${slug} 8`, `sheet ${slug === "own" ? "last" : slug} 7`]), "learn placement", "homework learn nim"];
    const plays = ["take any : 3 4 5", "octal 0.77 : 5 9", "queen : 5 8", "misere octal 0.77 : 3 5", "split unequal : 30000", "misere queen : 3 4", "fibonacci nim : 18", "turn a run : 3 5", "misere (a, b, c) -> (a - 1, b, c); (a, b - 1, c) : 3 4 5", "n -> [n - 1, n - 2] if n > 1 : 4 5"];
    const laws = ["take 1 3 4", "queen to 12", "octal 0.77 to 300", "misere octal 0.77", "take L..R for L in 1..2, R in L..5", "fibonacci nim", "take squares", "split unequal", "take up to half", "pairs take (2,1) (1,2)", "n -> n - k for k in 1..n if gcd(n, k) == 1", "(a, b, c) -> (a - 1, b, c); (a, b - 1, c) to 5", "n -> n - k for k in 1..L for L in 1..4"];
    const others = ["words", "games oi-wiki", "games", "moves take 1 3 4 : 5 6 9", "antisg octal 0.77", "law take 1 2 x"];
    const views = [...plays.map((view) => `play ${view}`), ...steps, ...laws.map((view) => `law ${view}`), ...others, ...games];
    for (const [button, wrong] of [["中文", /[A-Za-z]{3,}(?:[ ,.:'-]+[A-Za-z]{3,})+/g], ["English", /[\u4e00-\u9fff]+/g]]) {
        await page.getByRole("button", { name: button, exact: true }).click();
        for (const view of views) {
            await page.evaluate((hash) => (location.hash = hash), view);
            if (view.startsWith("game ")) {
                await visible(page.locator("#game > .hint", { hasText: view.slice("game ".length) }));
            } else {
                await page.waitForTimeout(150);
            }
            if (view.startsWith("play")) {
                // A game has begun or is refused; on a busy machine that takes its time.
                await page.waitForFunction(() => document.querySelector("#drawing svg, #drawing #moves-list button, #drawing #move-form:not([hidden]), #own[open] #play-wrong p") !== null);
                await page.evaluate(() => {
                    const why = document.getElementById("why");
                    why.getAttribute("aria-pressed") === "true" || why.click();
                    document.getElementById("give-up").click();
                });
            }
            const texts = await page.evaluate(() => {
                const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
                const all = [];
                while (walk.nextNode()) {
                    const of = walk.currentNode.parentElement;
                    // The names of judges and programs stay as they are.
                    if (!of.closest("code,pre,textarea,input,style,[lang=en],[hidden],#list small,#game li > a") && of.offsetParent !== null) {
                        all.push(walk.currentNode.textContent);
                    }
                }
                return all;
            });
            const found = texts.flatMap((text) => text.replace(/^file:.*/, "").replace(NAMES, "").replace(/“[^”]*”|"[^"]*"|(可取的个数：|例如 ).*/g, "").match(wrong) ?? []);
            assert.deepEqual(found, [], view);
        }
    }
});

await test("every program has its page, and its sample runs there", "#games", async (page) => {
    const links = await page.locator("#list a").evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href")))]);
    const programs = readFileSync(`${root}docs/programs.md`, "utf8").match(/^\| \[`/gm).length;
    assert.equal(links.length, programs);
    for (const link of links) {
        await page.evaluate((link) => (location.hash = link), link);
        await visible(page.locator("#game > .hint", { hasText: link.slice("#game ".length) }));
        await page.getByRole("button", { name: "Run", exact: true }).click();
        await visible(page.getByText("As in the sample."));
    }
    console.log(`   ${links.length} programs`);
});

await test("the texts of the problems are unpacked once, when the first is opened", "#games", async (page, context) => {
    const counted = await context.newPage();
    await counted.addInitScript(() => {
        window.unpacked = 0;
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (message) {
            window.unpacked += message.action === "unpack";
            postMessage.call(this, message);
        };
    });
    const unpacked = () => counted.evaluate(() => window.unpacked);
    await counted.goto(`${address}#games`);
    await counted.locator("html[data-ready]").waitFor({ state: "attached" });
    await counted.locator("#query").fill("Wythoff");
    assert.equal(await unpacked(), 1, "the list");
    // A reader who leaves a problem before its texts are there does not get it later.
    await counted.evaluate(async () => {
        location.hash = "game hdu1846";
        await new Promise((done) => addEventListener("hashchange", done, { once: true }));
        location.hash = "games";
    });
    await counted.waitForTimeout(1000);
    assert.match(await counted.locator("#game").innerText(), /^Problem of the day/);
    for (const [name, title] of [["hdu1846", "Brave Game"], ["poj1067", "Wythoff's game"]]) {
        await counted.evaluate((name) => (location.hash = `game ${name}`), name);
        await visible(counted.getByRole("heading", { name: title, level: 1 }));
    }
    assert.equal(await unpacked(), 2);
});

await test("a browser without WebAssembly is told so", "#games", async (page, context) => {
    const old = await context.newPage();
    await old.addInitScript(() => delete window.WebAssembly);
    await old.goto(address);
    await visible(old.getByRole("alert").getByText("too old"));
});

await test("the first answer", "#take 1 3 4", async (page) => {
    const { ready, answered } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    console.log(`   the first answer ${answered} ms after opening, all shown at ${ready} ms`);
});

await test("figures", "#law octal 0.16 to 600000", async (page) => {
    await visible(page.getByText("period 149459 from 105351"));
    const first = await page.evaluate(() => document.documentElement.dataset.answered);
    console.log(`   law octal 0.16 to 600000 in the address: answered ${first} ms after opening`);
    const times = [];
    for (let turn = 0; turn < 5; turn++) {
        const begin = await page.evaluate(() => {
            document.getElementById("answer").replaceChildren();
            document.getElementById("request").requestSubmit();
            return performance.now();
        });
        await visible(page.getByText("period 149459 from 105351"));
        times.push(Math.round((await page.evaluate(() => performance.now())) - begin));
    }
    const memory = await page.evaluate(() => document.documentElement.dataset.memory);
    const input = "law octal 0.16 to 600000";
    const native = times.map(() => {
        const begin = performance.now();
        spawnSync(`${root}target/release/pattern`, { input });
        return Math.round(performance.now() - begin);
    });
    const median = (all) => all.sort((a, b) => a - b)[all.length >> 1];
    console.log(`   ${input}, with the first 2000 values: ${median(times)} ms; native ${median(native)} ms; ${memory >> 20} MB`);
    assert.ok(median(times) <= 3 * median(native) + 100);
});

await finish();
