// Games on the page, in Chromium: played as a reader plays them, and many at random, compared with the whole games.
//
//   node crates/page/tests/play.mjs target/page/grundy.html [FOLDER for pictures]
//
// GAMES is the number of random games of each kind; the default is 500.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { accessible, address, finish, picture, test, visible } from "./harness.mjs";
import { rules } from "./rules.mjs";

const GAMES = Number(process.env.GAMES ?? 500);
const { isWon, after } = rules();
const QUICK = { reducedMotion: "reduce" };

// For each drawn kind, a won position and a lost one.
const KINDS = [
    ["take 1 3 4", "5 6 9", "4 6 9"],
    ["octal 0.77", "5 8", "5 9"],
    ["octal 0.007", "7", "7 7"],
    ["split unequal", "7 9", "7 7"],
    ["split into 2..3", "7", "6 6"],
    ["take any or split", "3 5", "3 4 8"],
    ["turn up to 3 coins", "3 6 8", "1 2 3 4"],
    ["turn a run", "2 5 8", "3 5"],
    ["pairs take any from one or the same from both", "5 8", "4 7"],
    ["pairs take (2,1) (1,2) (2,-1) (-1,2)", "6 7", "4 4"],
    ["take up to 2 times the last", "18", "13"],
    ["misere take any", "3 4 5", "1 2 3"],
    ["n -> n - 1; n / 2", "3 4", "1 4"],
    ["(a, b) -> (a - 1, b); (a, b - 1); (a / 2, b / 2)", "3 6", "2 2"],
];

const turn = (page) => page.locator("#turn");
const done = async (page, act) => {
    const before = await page.evaluate(() => document.documentElement.dataset.turn);
    await act();
    await page.waitForFunction((before) => document.documentElement.dataset.turn !== before, before);
};

// The middle of a part of the picture.
async function middle(page, name) {
    const part = page.locator("#drawing").getByRole("button", { name, exact: true });
    await part.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await part.boundingBox();
    return [x + width / 2, y + height / 2];
}

// The ways in which a reader reaches parts of the picture.
const WAYS = {
    mouse: {
        async press(page, name) {
            await page.mouse.click(...(await middle(page, name)));
        },
        async drag(page, from, to) {
            await page.mouse.move(...(await middle(page, from)));
            await page.mouse.down();
            await page.mouse.move(...(await middle(page, to)), { steps: 4 });
            await page.mouse.up();
        },
    },
    touch: {
        async press(page, name) {
            await page.touchscreen.tap(...(await middle(page, name)));
        },
        async drag(page, from, to) {
            const client = await page.context().newCDPSession(page);
            const [start, end] = [await middle(page, from), await middle(page, to)];
            const send = (type, at) => client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
            await send("touchStart", start);
            await send("touchMove", [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]);
            await send("touchMove", end);
            await send("touchEnd");
            await client.detach();
        },
    },
    keyboard: {
        async press(page, name) {
            await reach(page, name);
            await page.keyboard.press("Enter");
        },
        async drag(page, from, to) {
            await reach(page, from);
            const steps = Number(/(\d+)$/.exec(to)[1]) - Number(/(\d+)$/.exec(from)[1]);
            for (let step = 0; step < steps; step++) {
                await page.keyboard.press("Shift+ArrowRight");
            }
            await page.keyboard.press("Enter");
        },
    },
};

// Tab leads into the picture, arrows lead on inside.
async function reach(page, name) {
    const isInside = () => page.evaluate(() => document.getElementById("drawing").contains(document.activeElement));
    for (let step = 0; step < 60 && !(await isInside()); step++) {
        await page.keyboard.press("Tab");
    }
    const way = () =>
        page.evaluate((name) => {
            const goal = [...document.querySelectorAll("#drawing .target")].find((part) => part.getAttribute("aria-label") === name);
            const middle = (of) => {
                const { left, top, width, height } = of.getBoundingClientRect();
                return [left + width / 2, top + height / 2];
            };
            const [[x, y], [toX, toY]] = [middle(document.activeElement), middle(goal)];
            return goal === document.activeElement ? null : [toX - x, toY - y];
        }, name);
    for (let step = 0; step < 80; step++) {
        const left = await way();
        if (left === null) {
            return;
        }
        const [x, y] = left;
        const isAcross = Math.abs(x) > Math.abs(y) === step % 5 < 4;
        await page.keyboard.press(isAcross ? (x > 0 ? "ArrowRight" : "ArrowLeft") : y > 0 ? "ArrowDown" : "ArrowUp");
    }
    throw new Error(`no arrows lead to ${name}`);
}

// Makes in the picture a move that is given in words.
async function make(page, text, way) {
    const numbers = text.match(/\d+/g).map(Number);
    const isRow = (await page.locator("#drawing").getByRole("button", { name: /^row / }).count()) > 0;
    const confirm = async () => {
        const button = page.locator("#proposed").getByRole("button", { name: text, exact: true });
        if (way === "keyboard") {
            for (let step = 0; step < 20 && !(await button.evaluate((of) => of === document.activeElement)); step++) {
                await page.keyboard.press("Tab");
            }
            await page.keyboard.press("Enter");
        } else {
            await (way === "touch" ? button.tap() : button.click());
        }
    };
    if (text.startsWith("turn")) {
        for (const place of numbers) {
            const [coin] = await page.locator("#drawing [aria-label]").evaluateAll((all, place) => all.map((of) => of.getAttribute("aria-label")).filter((name) => name.startsWith(`coin ${place},`)), place);
            await WAYS[way].press(page, coin);
        }
        await confirm();
    } else if (text.startsWith("split")) {
        const [row, ...parts] = numbers;
        let place = 0;
        for (const part of parts.slice(0, -1)) {
            place += part;
            await WAYS[way].press(page, `row ${row}, between ${place} and ${place + 1}`);
        }
        if ((await page.locator("#proposed button").count()) > 0) {
            await confirm();
        }
    } else if (isRow) {
        const isAll = text.startsWith("take all");
        const row = numbers[isAll ? 0 : 1];
        const [taken, , left = 0] = isAll ? [await page.locator("#drawing").getByRole("button", { name: `row ${row}, stone` }).count()] : numbers;
        const first = isAll ? 1 : left + 1;
        const stone = (place) => `row ${row}, stone ${place}`;
        taken > 1 ? await WAYS[way].drag(page, stone(first), stone(first + taken - 1)) : await WAYS[way].press(page, stone(first));
    } else {
        await WAYS[way].press(page, text);
    }
}

const start = (page, rule, heaps) =>
    done(page, async () => {
        await page.getByRole("textbox", { name: "A move may" }).fill(rule);
        await page.getByRole("textbox", { name: "Heaps" }).fill(heaps);
        await page.getByRole("button", { name: "New game" }).click();
    });

async function play(page, way, next) {
    for (let moves = 0; moves < 60; moves++) {
        if (/has won|have won/.test(await turn(page).innerText())) {
            return;
        }
        const text = await next();
        await done(page, () => make(page, text, way));
    }
    throw new Error("the game does not end");
}

for (const way of Object.keys(WAYS)) {
    await test(`by ${way}: each kind is won with the hints, and lost from a lost position`, "#play", async (page) => {
        for (const [rule, won, lost] of KINDS) {
            if (process.env.TELL) {
                console.log(`   ${rule}`);
            }
            await start(page, rule, won);
            await play(page, way, async () => {
                await done(page, () => page.getByRole("button", { name: "Hint" }).click());
                return /A winning move: (.*)\. Your move\.$/.exec(await turn(page).innerText())[1];
            });
            assert.match(await turn(page).innerText(), /You have won\.$/, `${rule} : ${won}`);
            await start(page, rule, lost);
            await play(page, way, async () => {
                const all = await page.locator("#moves-list button").allTextContents();
                return all[Math.floor(all.length / 2)];
            });
            assert.match(await turn(page).innerText(), /The machine has won\.$/, `${rule} : ${lost}`);
            await visible(page.getByText("You could not win"));
        }
    }, { ...QUICK, hasTouch: way === "touch" });
}

await test("games at random are as their rules say, with their values, hints and mistakes", "#play", async (page) => {
    const found = await page.evaluate(
        async ({ source, games }) => {
            const { all, named, moves, isTuple, isWon, value, after } = new Function(`return (${source})()`)();
            const at = (id) => document.getElementById(id);
            let seed = 44;
            const below = (bound) => {
                seed = (seed * 1103515245 + 12345) % 2147483648;
                return Math.floor((seed / 2147483648) * bound);
            };
            const next = (act) =>
                new Promise((resolve) => {
                    const observer = new MutationObserver(() => {
                        observer.disconnect();
                        resolve();
                    });
                    observer.observe(document.documentElement, { attributeFilter: ["data-turn"] });
                    act();
                });
            const faults = [];
            const counts = { games: 0, moves: 0, tables: 0, hints: 0, analyses: 0 };
            const check = (holds, ...what) => holds || faults.push(what.join(" | "));
            for (const [rule, [most, largest]] of Object.entries(all)) {
                for (let turns = 0; turns < games && faults.length < 5; turns++) {
                    const isCoins = rule.startsWith("turn");
                    let heaps = Array.from({ length: isTuple(rule) ? most : 1 + below(most) }, () => below(largest + 1));
                    heaps = isCoins ? [...new Set(heaps.filter((place) => place > 0))].sort((a, b) => a - b) : heaps;
                    heaps = heaps.length === 0 ? [0] : heaps;
                    at("rule").value = rule;
                    at("start").value = heaps.join(" ");
                    at("begins").value = below(2) === 0 ? "you" : "machine";
                    at("strength").value = "perfect";
                    const begins = at("begins").value;
                    await next(() => at("play-form").requestSubmit());
                    let position = { heaps, after: null };
                    const line = [];
                    // Follows the moves in the address that are new.
                    const follow = () => {
                        const [, ...parts] = decodeURIComponent(location.hash).split("; ");
                        const tokens = (parts.find((part) => /^\d+-/.test(part)) ?? "").split(" ").filter(Boolean);
                        for (const token of tokens.slice(line.length)) {
                            const [, place, rest, last] = /^(\d+)-([\d.]*)(?:~(\d+))?$/.exec(token);
                            const parts = rest.split(".").filter(Boolean).map(Number);
                            const heap = Number(place) - 1;
                            const turned = [position.heaps[heap], ...parts];
                            const left = isTuple(rule)
                                ? parts
                                : isCoins
                                  ? [...position.heaps.filter((coin) => !turned.includes(coin)), ...turned.filter((coin) => !position.heaps.includes(coin))].sort((a, b) => a - b)
                                  : [...position.heaps.slice(0, heap), ...(parts.length > 1 ? parts.filter((part) => part > 0) : parts), ...position.heaps.slice(heap + 1)];
                            const mover = (begins === "you") === (line.length % 2 === 0) ? "you" : "machine";
                            const next = { heaps: left.length === 0 ? [0] : left, after: last === undefined ? null : Number(last) };
                            const isMove = moves(rule, position).some((option) => named(rule, option) === named(rule, next));
                            check(isMove, rule, JSON.stringify(position), token, "is no move of the rule");
                            const wasWon = isWon(rule, position);
                            check(mover === "you" || !wasWon || !isWon(rule, next), rule, JSON.stringify(position), token, "the machine lets a won position go");
                            line.push({ mover, wasWon, isMistake: wasWon && isWon(rule, next) });
                            position = next;
                            counts.moves += 1;
                        }
                    };
                    follow();
                    for (;;) {
                        const options = new Set(moves(rule, position).map((option) => named(rule, option)));
                        const buttons = [...at("moves-list").querySelectorAll("button")];
                        const texts = buttons.map((button) => button.firstChild.textContent);
                        const offered = new Set(texts.map((text) => named(rule, after(rule, position, text))));
                        check(offered.size === options.size && [...offered].every((name) => options.has(name)), rule, JSON.stringify(position), [...offered].join(), [...options].join());
                        if (options.size === 0) {
                            break;
                        }
                        const won = isWon(rule, position);
                        const values = rule.startsWith("misere") || isTuple(rule) || rule.includes("last") || rule.includes("never") ? null : position.heaps.map((heap) => value(rule, { heaps: [heap] }));
                        if (at("why").checked && values !== null) {
                            const rows = [...at("reasons").querySelectorAll("tbody tr")].map((row) => [...row.cells].slice(1).map((cell) => cell.textContent));
                            const sum = values.reduce((sum, value) => sum ^ value, 0);
                            const length = Math.max(...values, 1).toString(2).length;
                            const expected = [...values, sum].map((value) => [String(value), ...value.toString(2).padStart(length, "0")]);
                            check(JSON.stringify(rows) === JSON.stringify(expected), rule, JSON.stringify(position), JSON.stringify(rows), JSON.stringify(expected));
                            const odd = [...at("reasons").querySelector("tbody tr.sum").cells].slice(2).map((cell) => cell.className === "odd");
                            check(odd.every((is, place) => is === (expected[values.length][place + 1] === "1")), rule, JSON.stringify(position), "odd columns");
                            counts.tables += 1;
                        }
                        if (counts.hints < 6000 && below(2) === 0) {
                            await next(() => at("hint").click());
                            const said = /A winning move: (.*)\. Your move\.$/.exec(at("turn").textContent);
                            check(said === null ? !won : won && !isWon(rule, after(rule, position, said[1])), rule, JSON.stringify(position), at("turn").textContent);
                            counts.hints += 1;
                        }
                        const again = [...at("moves-list").querySelectorAll("button")];
                        await next(() => again[below(again.length)].click());
                        follow();
                    }
                    const isMine = (begins === "you") === (line.length % 2 === 0);
                    const winner = isWon(rule, position) === isMine ? "You have won." : "The machine has won.";
                    check(at("turn").textContent.endsWith(winner), rule, at("turn").textContent, winner);
                    const loser = winner.startsWith("You") ? "machine" : "you";
                    const mistakes = line.flatMap(({ mover, isMistake }, place) => (mover === loser && isMistake ? [place + 1] : []));
                    const text = at("analysis").textContent;
                    const said = /up to move (\d+)/.exec(text);
                    check((said === null ? undefined : Number(said[1])) === mistakes[mistakes.length - 1], rule, heaps.join(), text, mistakes.join());
                    const marked = [...at("game-log").children].flatMap((item, place) => (item.className === "mistake" ? [place + 1] : []));
                    const all = line.flatMap(({ isMistake }, place) => (isMistake ? [place + 1] : []));
                    check(marked.join() === all.join(), rule, heaps.join(), marked.join(), all.join());
                    counts.analyses += 1;
                    counts.games += 1;
                }
                at("why").checked = true;
            }
            return { faults, counts };
        },
        { source: rules.toString(), games: GAMES },
    );
    assert.deepEqual(found.faults, []);
    console.log(`   ${JSON.stringify(found.counts)}`);
}, QUICK);

await test("a game is a link; it is taken back, given up and played on from a mistake", "#play take any : 3 4 5; 3-0", async (page) => {
    await visible(page.getByText("Heaps", { exact: true }));
    // The machine answers the first move, mistake or not.
    const hash = () => page.evaluate(() => decodeURIComponent(location.hash));
    await page.waitForFunction(() => decodeURIComponent(location.hash).split("; ").pop().split(" ").length === 2);
    await done(page, () => page.getByRole("button", { name: "Undo" }).click());
    assert.equal(await hash(), "#play take any : 3 4 5");
    await done(page, () => page.getByRole("button", { name: "Give up" }).click());
    await visible(page.getByText("You could still have won: take 2 of heap 1, leave 1."));
    await done(page, () => page.getByRole("button", { name: "Undo" }).click().catch(() => page.getByRole("button", { name: "Play again" }).click()));
}, QUICK);

await test("heaps that are won, and lost, are found for each kind; the machine begins, and errs", "#play", async (page) => {
    const heaps = async () => (await page.locator("#start").inputValue()).split(" ").map(Number);
    for (const [rule] of KINDS.filter(([rule]) => rule !== "turn up to 3 coins")) {
        await start(page, rule, "");
        for (const [name, won] of [["Heaps you can win", true], ["Heaps you cannot win", false]]) {
            await done(page, () => page.getByRole("button", { name }).click());
            assert.equal(isWon(rule, { heaps: await heaps(), after: null }), won, `${rule}: ${await heaps()}`);
        }
    }
    await start(page, "take any", "3 4 5");
    await page.getByLabel("Who begins").selectOption("the machine");
    await page.waitForFunction(() => document.getElementById("turn").textContent.startsWith("Machine: take 2 of heap 1"));
    // A random machine often misses this winning move.
    let errors = 0;
    await page.getByLabel("The machine is").selectOption("random");
    for (let turns = 0; turns < 20; turns++) {
        await done(page, () => page.getByRole("button", { name: "Play again" }).click());
        errors += Number(!(await turn(page).innerText()).startsWith("Machine: take 2 of heap 1"));
    }
    assert.ok(errors > 10, `${errors} errors`);
}, QUICK);

await test("the steps are learnt from the first to the last", "#learn", async (page) => {
    const { value } = rules();
    for (let step = 1; step <= 12; step++) {
        await page.locator("#step-title").getByText(`${step}. `).waitFor();
        await visible(page.locator("#step #drawing svg"));
        const rule = { 2: "take 1 3 4", 5: "take 1 3 4", 8: "octal 0.77" }[step];
        const check = page.getByRole("button", { name: "Check" });
        if (rule !== undefined) {
            await check.click();
            await visible(page.getByText("Still empty: the heaps 1, "));
            for (const field of await page.locator(".fill select, .fill input").all()) {
                const heap = Number(/\d+/.exec(await field.getAttribute("aria-label"))[0]);
                const position = { heaps: [heap], after: null };
                step === 2 ? await field.selectOption(isWon(rule, position) ? "won" : "lost") : await field.fill(String(value(rule, position)));
            }
            await check.click();
            await visible(page.getByText("All right."));
        }
        if (step === 7) {
            await page.getByLabel("The period").fill("7");
            await check.click();
            await visible(page.getByText("All right."));
        }
        await play(page, "mouse", async () => {
            await done(page, () => page.getByRole("button", { name: "Hint" }).click());
            return /A winning move: (.*)\. Your move\.$/.exec(await turn(page).innerText())[1];
        });
        assert.match(await turn(page).innerText(), /You have won\.$/, `step ${step}`);
        assert.equal(await page.locator("#step ul a[href^='#game ']").count(), 3);
        assert.equal(decodeURIComponent(new URL(page.url()).hash), step === 1 ? "#learn" : `#learn ${step}`);
        await accessible(page);
        await page.getByRole("link", { name: step < 12 ? "Next: " : "All problems" }).click();
    }
    await visible(page.getByRole("heading", { name: "Problems", exact: true }));
}, QUICK);

await test("a step is named by a whole number, and its game goes on in another language", "#learn 2.5", async (page) => {
    await page.locator("#step-title").getByText("2. ").waitFor();
    for (const heap of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
        await page.getByLabel(`heap of ${heap}`, { exact: true }).selectOption([2, 7, 9].includes(heap) ? "lost" : "won");
    }
    await page.getByRole("button", { name: "Check" }).click();
    await visible(page.getByText("Still empty: the heap 1.", { exact: true }));
    await page.getByLabel("heap of 1", { exact: true }).selectOption("lost");
    await page.getByRole("button", { name: "Check" }).click();
    await visible(page.getByText("Not yet right: the heap 1.", { exact: true }));
    await done(page, () => make(page, "take 3 of heap 1, leave 9", "mouse"));
    await page.locator("#step details").last().locator("summary").click();
    const log = page.locator("#game-log li");
    assert.match(await log.nth(0).innerText(), /^You: take 3 of heap 1, leave 9/);
    const [, taken, left] = /^Machine: take (\d) of heap 1, leave (\d)/.exec(await log.nth(1).innerText());
    await page.locator("#language").click();
    await log.getByText("你：取 3 个（第 1 堆），剩 9").waitFor();
    await log.getByText(`机器：取 ${taken} 个（第 1 堆），剩 ${left}`).waitFor();
}, QUICK);

await test("what is not played says why, before a game begins", "#play misere turn a run : 3", async (page) => {
    await visible(page.locator("#play-wrong").getByText("under misere play coins are no heaps"));
    for (const [rule, heaps, what] of [
        ["misere queen", "3 4", "misere play of two heaps is not answered here"],
        ["misere take squares", "9999 9999 9999", "expected smaller heaps"],
        ["queen", "900 3", "because a table of more pairs would take too long"],
    ]) {
        await page.getByRole("textbox", { name: "A move may" }).fill(rule);
        await page.getByRole("textbox", { name: "Heaps" }).fill(heaps);
        await page.getByRole("button", { name: "New game" }).click();
        await visible(page.locator("#play-wrong").getByText(what));
        assert.equal(await page.locator("#table").isVisible(), false);
    }
    await page.getByRole("textbox", { name: "A move may" }).fill("tkae 1 3");
    await page.getByRole("textbox", { name: "Heaps" }).fill("5 6");
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByRole("button", { name: "take 1 3", exact: true }).click();
    await visible(page.locator("#drawing svg"));
    await accessible(page);
}, QUICK);

await test("what people type first is a game, and has a law", "#play", async (page) => {
    for (const typed of ["nim", "wythoff", "Kayles", "Take 1 3 4", "take 1-5", "take 1, 2 and 5", "queen", "Fibonacci nim"]) {
        await start(page, typed, "");
        await visible(page.locator("#drawing svg"));
        await page.goto(`${address}#law ${typed}`);
        await visible(page.locator("#answer .law").first());
        await page.goto(`${address}#play`);
        await visible(page.locator("#drawing svg"));
    }
    for (const [typed, said] of [["law take 1 3 4", "period 7 from 0"], ["antisg octal 0.77 to 20", "wrong for the sum 1 5"]]) {
        await page.goto(`${address}#${typed}`);
        await visible(page.locator("#answer .law", { hasText: said }));
    }
}, QUICK);

await test("a formula of three numbers is a list of moves, played to the end", "#play", async (page) => {
    const chomp = Object.keys(rules().all).find((rule) => rule.startsWith("misere (a, b, c)"));
    const listed = () => page.locator("#moves-list button").allTextContents();
    const click = (text) => done(page, () => page.locator("#moves-list button", { hasText: text }).first().click());
    await page.getByRole("button", { name: "Chomp, three rows" }).click();
    await visible(page.locator("#drawing").getByText("(4, 3, 2)"));
    assert.ok(await page.locator("#misere").isChecked());
    await accessible(page);
    await picture(page, "positions");
    for (let moves = 0; !/have won/.test(await turn(page).innerText()); moves++) {
        assert.ok(moves < 9, "the game does not end");
        await done(page, () => page.getByRole("button", { name: "Hint" }).click());
        await click(/A winning move: (.*)\. Your move\.$/.exec(await turn(page).innerText())[1]);
    }
    const lost = [[3, 2, 2], [2, 1, 0], [3, 1, 1]].find((heaps) => !isWon(chomp, { heaps }));
    await start(page, chomp, lost.join(" "));
    while (!/has won/.test(await turn(page).innerText())) {
        await click((await listed())[0]);
    }
    await visible(page.getByText("You could not win"));
    // Sums, under normal play: the rule has two lines, and the address has the game.
    await start(page, "(a, b, c) -> (a - 1, b, c); # the first\n(a, b, c / 2) if c > 0 and c%20 != 2", "1 0 0 0 0 5");
    assert.equal(await page.locator("#start").inputValue(), "(1, 0, 0) (0, 0, 5)");
    await click("position 1: go to (0, 0, 0)");
    assert.match(await turn(page).innerText(), /Machine: position 2: go to \(0, 0, 2\)\..*The machine has won\.$/);
    const link = await page.evaluate(() => location.hash);
    assert.equal(decodeURIComponent(link), "#play (a, b, c) -> (a - 1, b, c); (a, b, c / 2) if c > 0 and c % 20 != 2 : (1, 0, 0) (0, 0, 5); 1-0.0.0 2-0.0.2");
    await page.goto("about:blank");
    await page.goto(address + link);
    await visible(page.locator("#analysis").getByText("The machine has won."));
    await page.locator("#analysis").getByRole("link", { name: "The law of this game" }).click();
    await visible(page.getByRole("heading", { name: /^\(a, b, c\) -> .*c % 20 != 2, numbers up to/ }));
    await page.getByRole("link", { name: "Play this game" }).click();
    await visible(page.locator("#drawing").getByText(/^\(\d, \d, \d\)$/));
}, QUICK);

await test("a board of two numbers is as large as its moves lead, and misere where it is decided", "#play (n, m) -> (n - k, 2*k) for k in 1..min(n, m) : 5 8", async (page) => {
    await visible(page.locator("#drawing").getByRole("button", { name: "go to (0, 10)" }));
    assert.ok(await page.locator("#misere").isEnabled());
    await done(page, () => page.locator("#misere").click());
    assert.match(await page.locator("#rule").inputValue(), /^misere \(n, m\) -> /);
    // A sum that grows is no row, and its moves are listed.
    await start(page, "n -> [n - 1, n - 2] if n > 1", "5");
    await visible(page.locator("#drawing").getByText("The moves are listed below."));
    await visible(page.locator("#moves-list button").first());
    await page.getByRole("textbox", { name: "A move may" }).fill("n -> n - 1;\n     n - 2 iff n > 3");
    await page.getByRole("textbox", { name: "A move may" }).press("Enter");
    await visible(page.locator("#play-wrong").getByText("Line 2, column 12:"));
    assert.equal(await page.evaluate(() => document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)), "iff");
    await page.getByRole("textbox", { name: "A move may" }).fill("n -> [n - 1, n - 3]");
    await page.getByRole("textbox", { name: "A move may" }).press("Enter");
    await page.locator("#play-wrong").getByRole("button", { name: "n -> n - 1; n - 3", exact: true }).click();
    await visible(page.locator("#drawing svg"));
}, QUICK);

await test("a large game is played by its values, and a slow one can be stopped", "#play split unequal : 30000", async (page) => {
    await visible(page.getByText("Too large for a picture"));
    await page.getByLabel("The number of the heap, and what is left of it").fill("1 14000 16000");
    await done(page, () => page.getByRole("button", { name: "Move", exact: true }).click());
    assert.match(await turn(page).innerText(), /You: split heap 1 into 14000 and 16000\. Machine: .* Your move\.$/);
    const ms = await page.evaluate(() => {
        const begin = performance.now();
        document.querySelector("#moves-list button").click();
        return new Promise((resolve) => new MutationObserver(() => resolve(performance.now() - begin)).observe(document.documentElement, { attributeFilter: ["data-turn"] }));
    });
    console.log(`   a move and its answer, heaps of 14000 and more: ${Math.round(ms)} ms`);
    await page.getByRole("textbox", { name: "A move may" }).fill("octal 0.16");
    await page.getByRole("textbox", { name: "Heaps" }).fill("600000");
    await done(page, () => page.getByRole("button", { name: "New game" }).click());
    const quick = await page.evaluate(() => {
        const begin = performance.now();
        document.querySelector("#moves-list button").click();
        return new Promise((resolve) => new MutationObserver(() => resolve(performance.now() - begin)).observe(document.documentElement, { attributeFilter: ["data-turn"] }));
    });
    console.log(`   a move and its answer, octal 0.16 of 600000: ${Math.round(quick)} ms`);
    await page.getByRole("textbox", { name: "A move may" }).fill("take primes");
    await page.getByRole("textbox", { name: "Heaps" }).fill("90000");
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByRole("button", { name: "Stop" }).click();
    await visible(page.locator("#play-wrong").getByText("Stopped."));
    await start(page, "take 1 3 4", "5 6 9");
}, QUICK);

await test("after a move by keyboard the focus is where the next one is made", "#play take any : 3 4 5", async (page) => {
    const focused = () => page.evaluate(() => [document.activeElement.closest("#drawing, #moves-list")?.id, document.activeElement.tagName]);
    await reach(page, "take 1 of heap 1, leave 2");
    await done(page, () => page.keyboard.press("Enter").then(() => page.keyboard.press("Enter")));
    assert.deepEqual(await focused(), ["drawing", "ellipse"]);
    assert.equal(await page.locator("#game-log li").count(), 2, "Enter twice is one move");
    await page.locator("#all-moves summary").click();
    await page.locator("#moves-list button").first().focus();
    await done(page, () => page.keyboard.press("Enter"));
    assert.deepEqual(await focused(), ["moves-list", "BUTTON"]);
    await page.getByRole("button", { name: "Undo" }).focus();
    await done(page, () => page.keyboard.press("Enter"));
    await done(page, () => page.keyboard.press("Enter"));
    assert.deepEqual(await focused(), ["drawing", "ellipse"]);
});

await test("only the first button moves, a drag that leaves the picture is none, and what was chosen stays", "#play kayles : 5 9", async (page) => {
    const moves = () => page.locator("#game-log li").count();
    const [x, y] = await middle(page, "row 1, stone 2");
    await page.mouse.click(x, y, { button: "right" });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, 5, { steps: 3 });
    await page.mouse.up();
    assert.equal(await page.locator("#drawing .chosen").count(), 0);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(...(await middle(page, "row 2, stone 2")), { steps: 3 });
    await done(page, () => page.mouse.up());
    assert.match(await turn(page).innerText(), /A move is made in one row/);
    assert.equal(await moves(), 0);
    await start(page, "split into 2..3", "9");
    await WAYS.mouse.press(page, "row 1, between 3 and 4");
    await WAYS.mouse.press(page, "row 1, between 6 and 7");
    for (const act of [() => page.getByRole("button", { name: "Hint" }).click(), () => page.locator("#why").click(), () => page.setViewportSize({ width: 900, height: 800 })]) {
        await act();
        await visible(page.getByRole("button", { name: "split heap 1 into 3, 3 and 3" }));
        assert.equal(await page.locator("#drawing .cut.chosen").count(), 2);
    }
    await page.locator("#why").uncheck();
    await start(page, "turn up to 3 coins", "3 6 8");
    await WAYS.mouse.press(page, "coin 2, tails");
    await WAYS.mouse.press(page, "coin 8, heads");
    await done(page, () => page.getByRole("button", { name: "Hint" }).click());
    await visible(page.getByRole("button", { name: "turn the coins 2, 8" }));
    assert.equal(await page.locator("#drawing .chosen").count(), 2);
    const [, text] = /A winning move: (.*)\. Your move\.$/.exec(await turn(page).innerText());
    const shown = await page.locator("#drawing .wins").evaluateAll((all) => all.map((coin) => /\d+/.exec(coin.getAttribute("aria-label"))[0]));
    assert.deepEqual(shown, text.match(/\d+/g), "all coins of a hint");
    await page.locator("#why").check();
    const best = page.locator("#reasons .buttons button");
    for (let place = 0; place < (await best.count()); place++) {
        await best.nth(place).click();
        const marked = await page.locator("#drawing .wins").evaluateAll((all) => all.map((coin) => /\d+/.exec(coin.getAttribute("aria-label"))[0]));
        assert.deepEqual(marked, (await best.nth(place).innerText()).match(/\d+/g));
    }
}, QUICK);

await test("Back leads to the game before, and the language and the menu keep it", "#play take any : 3 4 5; 3-0 1-1; given up", async (page) => {
    const hash = () => page.evaluate(() => decodeURIComponent(location.hash));
    const first = "#play take any : 3 4 5; 3-0 1-1; given up";
    await visible(page.getByText("You could still have won"));
    await page.locator("#language").click();
    await visible(page.getByRole("heading", { name: "机器赢了。" }));
    await page.locator("#language").click();
    await visible(page.getByRole("heading", { name: "The machine has won." }));
    assert.equal(await hash(), first);
    await page.getByRole("link", { name: "Law finder" }).click();
    await page.getByRole("link", { name: "Play", exact: true }).click();
    await visible(page.getByText("You could still have won"));
    await done(page, () => page.getByRole("button", { name: "Play again" }).click());
    assert.equal(await hash(), "#play take any : 3 4 5");
    await page.goBack();
    await visible(page.getByText("You could still have won"));
    await done(page, () => page.getByRole("button", { name: "Undo" }).click());
    assert.equal(await page.locator("#game-log li").count(), 2, "only the giving up is taken back");
    for (const [typed, what] of [["#Play take any : 3 4", null], ["#play;random", null], ["#play take any : 3; faster", "The link has faster, which says nothing here."], ["#play take any : 3 %zz", "expected a number"]]) {
        await page.goto(`${address}${typed}`);
        await visible(what === null ? page.locator("#drawing svg") : page.locator("#play-wrong").getByText(what));
    }
}, QUICK);

await test("what is typed is a game, or says what is missing", "#play", async (page) => {
    for (const [rule, heaps, what] of [
        ["", "", "Say what a move may do"],
        ["", "3 4", "Say what a move may do"],
        ["turn up to 3 coins", "3 3", "coin 3 is named twice"],
        ["wythoff", "5", "expected a second heap"],
        ["take 1 3 4 5 x", "", `found "x"`],
    ]) {
        await page.locator("#rule").fill(rule);
        await page.locator("#start").fill(heaps);
        await page.getByRole("button", { name: "New game" }).click();
        await visible(page.locator("#play-wrong").getByText(what));
        assert.equal(await page.evaluate(() => decodeURIComponent(location.hash)), `#play ${[rule, heaps && `: ${heaps}`].filter(Boolean).join(" ")}`.trim());
    }
    for (const [rule, heaps, plain, shown] of [
        ["take any # all", "3 4", "take any", "3 4"],
        ["取 1 到 3", "８", "take 1..3", "8"],
        ["misère nim", "3 4", "misere take any", "3 4"],
        ["反尼姆", "3 4", "misere take any", "3 4"],
        ["巴什 3", "10", "take 1..3", "10"],
    ]) {
        await start(page, rule, heaps);
        assert.deepEqual([await page.locator("#rule").inputValue(), await page.locator("#start").inputValue()], [plain, shown]);
        assert.equal(await page.locator("#misere").isChecked(), plain.startsWith("misere"));
    }
    await start(page, "wythoff", "3 4");
    assert.ok(await page.locator("#misere").isDisabled());
    await start(page, "take 20", "20 21 100");
    assert.ok(await page.locator("#misere").isEnabled());
    await done(page, () => page.getByRole("button", { name: "Heaps you can win" }).click());
    assert.match(await turn(page).innerText(), /Your move/);
    await start(page, "split unequal", "30000");
    await page.locator("#move").fill("1 -14000 16000");
    await done(page, () => page.getByRole("button", { name: "Move", exact: true }).click());
    assert.match(await turn(page).innerText(), /This is no move/);
    await start(page, "turn up to 3 coins", "70 71");
    await page.locator("#move").fill("2 71");
    await done(page, () => page.getByRole("button", { name: "Move", exact: true }).click());
    assert.match(await turn(page).innerText(), /You: turn the coins 2, 71/);
    // A heap of a million is too large to draw; once it becomes one of nine, the picture appears.
    await start(page, "take any", "1000000 9");
    await page.locator("#move").fill("1 9");
    await done(page, () => page.getByRole("button", { name: "Move", exact: true }).click());
    await visible(page.locator("#drawing svg"));
}, QUICK);

await test("words are explained, by keyboard too, and a finding is shared", "#law take 1 3 4", async (page) => {
    const word = page.getByRole("button", { name: "period", exact: true });
    await word.focus();
    await page.keyboard.press("Enter");
    await visible(page.getByText("comes again p heaps later"));
    await accessible(page);
    await page.keyboard.press("Escape");
    assert.equal(await page.getByText("comes again p heaps later").count(), 0);
    assert.equal(await word.evaluate((of) => of === document.activeElement), true);
    await page.getByRole("button", { name: "Copy the link of this answer" }).click();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#law take 1 3 4$|#law%20take%201%203%204$/);
    await page.getByRole("link", { name: "Play this game" }).click();
    await visible(page.locator("#drawing svg"));
}, { ...QUICK, permissions: ["clipboard-read", "clipboard-write"] });

await test("a position is saved as a picture", "#play take any : 3 4 5", async (page, context) => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Picture (SVG)" }).click()]);
    const text = readFileSync(await download.path(), "utf8");
    assert.equal(text.match(/<ellipse/g).length, 12);
    assert.match(text, /\.cut\.wins\{.*\.stone\.chosen/s);
    assert.match(text, /^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    // The rules of the page would refuse the picture's style there.
    const other = await context.newPage();
    const errors = await other.evaluate((text) => new DOMParser().parseFromString(text, "image/svg+xml").querySelectorAll("parsererror").length, text);
    assert.equal(errors, 0);
}, QUICK);

for (const [locale, size, colorScheme] of ["en-US", "zh-CN"].flatMap((locale) => [1280, 360].flatMap((size) => ["light", "dark"].map((scheme) => [locale, size, scheme])))) {
    const name = `${locale.slice(0, 2)}-${size}-${colorScheme}`;
    await test(`pictures: ${name}`, "", async (page) => {
        await picture(page, `first-${name}`);
        await page.locator("#why").check();
        for (const [kind, position] of [["stones", "take any : 3 4 5"], ["rows", "octal 0.77 : 5 9"], ["splits", "split into 2..3 : 7 9"], ["board", "queen : 5 8"], ["coins", "turn up to 3 coins : 3 6 8"], ["memory", "fibonacci nim : 18"], ["misere", "misere octal 0.77 : 3 5"], ["positions", "(a, b, c) -> (a - 1, b, c); (a, b - 1, c) if b > c : (3, 4, 1)"]]) {
            await page.evaluate((hash) => (location.hash = hash), `play ${position}`);
            await page.waitForFunction((first) => document.getElementById("start").value === first, position.split(" : ")[1]);
            await visible(page.locator(kind === "positions" ? "#drawing .law" : "#drawing svg"));
            await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
            assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= size, kind);
            await accessible(page);
            await picture(page, `${kind}-${name}`);
        }
        await page.evaluate(() => document.getElementById("give-up").click());
        await accessible(page);
        for (const part of ["words", "learn 2", "learn 7", "law take 1 3 4", "law queen to 12", "game hdu1846"]) {
            await page.evaluate((hash) => (location.hash = hash), part);
            await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
            assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= size, part);
            await accessible(page);
            await picture(page, `${part.replace(/ .*/, "")}-${part.length}-${name}`);
        }
    }, { ...QUICK, locale, colorScheme, viewport: { width: size, height: 800 } });
}

assert.ok(!isWon("take any", after("take any", { heaps: [3, 4, 5] }, "take 2 of heap 1, leave 1")));
await finish();
