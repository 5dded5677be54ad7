// A game that is played: against the machine, which knows who wins.

import { asFile, draw, isDrawn, matching } from "./draw.js";
import { faultOf } from "./request.js";
import { explained, term } from "./terms.js";
import { at, copyButton, element, say, spoken } from "./words.js";

/** What the page begins with. */
export const FIRST = "take any : 3 4 5";

const PLAYED = [
    ["Nim", "take any : 3 4 5"],
    ["take 1, 3 or 4", "take 1 3 4 : 5 6 9"],
    ["Kayles", "octal 0.77 : 5 9"],
    ["Treblecross", "octal 0.007 : 14"],
    ["split into two", "split unequal : 7 11"],
    ["a queen to the corner", "pairs take any from one or the same from both : 5 8"],
    ["a knight to the corner", "pairs take (2,1) (1,2) (2,-1) (-1,2) : 6 7"],
    ["turning coins", "turn up to 3 coins : 3 6 8"],
    ["Fibonacci Nim", "take up to 2 times the last : 18"],
    ["Nim, the last one loses", "misere take any : 3 4 5"],
];
// Of so many moves each has a button; more are found by what they say.
const BUTTONS = 60;
const SHOWN_HEAPS = 200;
const STRENGTHS = ["perfect", "sometimes wrong", "random"];
const PAUSE = 450;

let answering = null;
let went = null;
let game = null;
// Counts games and positions, so that an answer to an older one is not shown.
let turn = 0;

/** Fills the form; `asks(program, input)` answers, `goes(address)` is told what the address becomes. */
export function preparePlay(asks, goes) {
    [answering, went] = [asks, goes];
    at("play-form").addEventListener("submit", (event) => {
        event.preventDefault();
        newGame();
    });
    at("misere").addEventListener("change", () => {
        const rule = at("rule").value.replace(/^\s*misere\s+/i, "");
        at("rule").value = at("misere").checked ? `misere ${rule}` : rule;
        newGame();
    });
    at("begins").addEventListener("change", () => newGame());
    at("strength").addEventListener("change", () => {
        if (game !== null) {
            game.strength = at("strength").value;
            link();
        }
    });
    at("why").addEventListener("change", () => render());
    at("random-won").addEventListener("click", () => random(true));
    at("random-lost").addEventListener("click", () => random(false));
    at("hint").addEventListener("click", hint);
    at("undo").addEventListener("click", undo);
    at("give-up").addEventListener("click", () => {
        turn += 1;
        game.given = true;
        render();
        announce([say("You gave up.")]);
    });
    at("again").addEventListener("click", () => newGame());
    at("filter").addEventListener("input", () => listMoves());
    at("move-form").addEventListener("submit", (event) => {
        event.preventDefault();
        typedMove();
    });
    addEventListener("resize", () => {
        if (game !== null && at("table").offsetParent !== null) {
            paint();
        }
    });
}

/** The examples in the reader's language, and what is shown. */
export function speakPlay() {
    const button = ([name, position]) =>
        element("button", { type: "button", title: position, onclick: () => newGame(...position.split(" : ")) }, say(name));
    at("play-examples").replaceChildren(...PLAYED.map(button).flatMap((made) => [made, " "]));
    at("strength").replaceChildren(...STRENGTHS.map((name) => element("option", { value: name }, say(name))));
    if (game !== null) {
        at("strength").value = game.strength;
        render();
    }
}

/** Shows the game of an address, `RULE : HEAPS; machine begins; STRENGTH; MOVES`, of which all may be missing. */
export async function showPlay(address) {
    at("table-place").append(at("table"));
    const [asked, ...options] = address.split(";").map((part) => part.trim());
    const position = asked || FIRST;
    const colon = position.indexOf(":");
    const [rule, heaps] = colon < 0 ? [position, ""] : [position.slice(0, colon), position.slice(colon + 1)];
    const strength = STRENGTHS.find((name) => options.includes(name)) ?? STRENGTHS[0];
    const moves = (options.find((part) => /^\d+-/.test(part)) ?? "").split(/\s+/).filter(Boolean);
    at("strength").value = strength;
    at("begins").value = options.includes("machine begins") ? "machine" : "you";
    await newGame(rule.trim(), heaps.trim(), moves);
}

/** Plays a position in a place of another part of the page, whose address stays. */
export async function playHere(place, position) {
    place.append(at("table"));
    at("strength").value = STRENGTHS[0];
    at("begins").value = "you";
    await newGame(...position.split(" : "));
}

const line = (rule, { heaps, after }) => `${rule} : ${heaps.join(" ")}${after === null ? "" : ` after ${after}`}`;

async function look(text) {
    try {
        const { output, faults } = await answering(spoken() === "zh" ? "play-zh" : "play", text);
        return output === "" ? { column: null, wrong: faults } : JSON.parse(output);
    } catch (error) {
        return { column: null, wrong: error.message || say("Stopped.") };
    }
}

// A new game: of the form, if nothing else is given.
async function newGame(rule = at("rule").value, heaps = at("start").value, moves = []) {
    const mine = (turn += 1);
    const [plain, from] = heaps.trim() === "" ? [rule, rule.length] : [`${rule.trim()} : `, rule.trim().length + 3];
    at("rule").value = rule.trim();
    at("start").value = heaps.trim();
    const first = await look(plain + (heaps.trim() === "" ? "" : heaps.trim()));
    if (mine !== turn) {
        return;
    }
    at("play-wrong").replaceChildren();
    if (first.wrong !== undefined) {
        refuseGame(first, plain + heaps.trim(), from);
        return;
    }
    at("rule").value = first.rule;
    at("start").value = line("", first).slice(3);
    at("misere").checked = first.misere;
    game = {
        looks: [first],
        moves: [],
        begins: at("begins").value,
        strength: at("strength").value,
        given: false,
        hinted: [],
    };
    if (moves.length > 0) {
        await replay(moves);
        if (mine !== turn) {
            return;
        }
    }
    render();
    link();
    await machine([]);
}

// What is wrong with the rule or the heaps, and what may have been meant.
function refuseGame(fault, text, from) {
    game = null;
    turn += 1;
    at("table").hidden = true;
    const { at: column, what } = faultOf(fault, { request: text, shift: 0 }, text);
    const field = column !== null && column >= from ? at("start") : at("rule");
    const wrong = [element("p", { class: "wrong" }, what)];
    if (fault.meant) {
        const [rule, heaps = ""] = fault.meant.split(":").map((part) => part.trim());
        wrong.push(element("p", {}, `${say("Did you mean")} `, element("button", { type: "button", onclick: () => newGame(rule, heaps) }, rule), "?"));
    }
    at("play-wrong").replaceChildren(...wrong);
    field.focus();
    if (column !== null) {
        const start = column - (field === at("start") ? from : 0);
        field.setSelectionRange(start, start + (/^\S*/.exec(text.slice(column))?.[0].length ?? 0));
    }
}

const now = () => game.looks[game.looks.length - 1];
const before = () => game.looks[game.looks.length - 2] ?? null;
// Who makes the move after so many.
const mover = (count) => ((game.begins === "you") === (count % 2 === 0) ? "you" : "machine");
const isOver = () => now().count === 0 || game.given;
// Without a move left, who would move has lost, or under misere play won.
const winner = () => (game.given ? "machine" : now().moves.is_won === (mover(game.moves.length) === "you") ? "you" : "machine");

// The position that a move leaves.
function left(look, { at: place, left, after }) {
    if (look.terms === "board") {
        return { heaps: left, after: null };
    }
    if (look.terms === "memory") {
        return { heaps: left, after };
    }
    if (look.terms === "coins") {
        const turned = [look.heaps[place], ...left];
        const heads = [...look.heaps.filter((coin) => !turned.includes(coin)), ...turned.filter((coin) => !look.heaps.includes(coin))];
        return { heaps: heads.length === 0 ? [0] : heads.filter((coin) => coin > 0), after: null };
    }
    const parts = left.length > 1 ? left.filter((part) => part > 0) : left;
    return { heaps: [...look.heaps.slice(0, place), ...(parts.length === 0 ? [0] : parts), ...look.heaps.slice(place + 1)], after: null };
}

/** A move in words. */
export function words(look, { at: place, left, after }) {
    const heap = look.heaps[place];
    const all = left.join(", ");
    const taken = heap - left.reduce((sum, part) => sum + part, 0);
    if (look.terms === "board") {
        return say("go to {}", `(${all})`);
    }
    if (look.terms === "coins") {
        return left.length === 0 ? say("turn the coin {}", heap) : say("turn the coins {}", [...left, heap].sort((a, b) => a - b).join(", "));
    }
    if (/^(misere )?divide/.test(look.rule)) {
        return say("put {} in the place of heap {} ({})", all, place + 1, heap);
    }
    if (look.terms === "memory") {
        const isKind = look.choices.some((choice) => choice.at === 0 && choice.after !== heap - choice.left[0]);
        return isKind ? say("take {} of {}, a number of kind {}", taken, heap, after) : say("take {} of {}", taken, heap);
    }
    if (left.length < 2) {
        return taken === heap ? say("take all {} of heap {}", heap, place + 1) : say("take {} of heap {}, leave {}", taken, place + 1, all);
    }
    return taken === 0 ? say("split heap {} into {}", place + 1, all) : say("take {} of heap {}, leave {} apart", taken, place + 1, all);
}

// Takes moves again, as far as they are some.
async function replay(moves) {
    for (const move of moves) {
        const [, place, parts, after] = /^(\d+)-([\d.]*)(?:~(\d+))?$/.exec(move) ?? [];
        const wanted = (parts ?? "").split(".").filter(Boolean).map(Number);
        let choice = place === undefined ? undefined : choiceOf(Number(place) - 1, wanted, after === undefined ? null : Number(after));
        if (choice === undefined && now().count > now().choices.length && (await look(`${line(now().rule, now())} move ${place} ${wanted.join(" ")}`)).may) {
            choice = { at: Number(place) - 1, left: wanted, after: null, value: null };
        }
        if (choice === undefined) {
            at("play-wrong").replaceChildren(element("p", { class: "wrong" }, say("The link has {}, which is no move here.", move)));
            return;
        }
        if (!(await advance(choice, turn))) {
            return;
        }
    }
}

function choiceOf(place, parts, after) {
    const isSame = now().terms === "board" ? (choice) => choice.left.join() === parts.join() : () => true;
    const all = now().terms === "board" ? now().choices.filter(isSame) : matching(now(), place, parts);
    return all.find((choice) => after === null || choice.after === after);
}

// Whether the move was made: it is not, if it was stopped, or something else was done meanwhile.
async function advance(choice, mine) {
    const next = await look(line(now().rule, left(now(), choice)));
    if (mine !== turn || next.wrong !== undefined) {
        return false;
    }
    game.moves.push(choice);
    game.looks.push(next);
    game.hinted = [];
    return true;
}

// The address is the whole game, where it is played for itself.
function link() {
    if (at("play").hidden) {
        return;
    }
    const [{ rule, heaps, after }] = game.looks;
    const move = ({ at: place, left, after }) => `${place + 1}-${left.join(".")}${after === null ? "" : `~${after}`}`;
    const options = [
        game.begins === "machine" ? "machine begins" : "",
        game.strength === STRENGTHS[0] ? "" : game.strength,
        game.moves.map(move).join(" "),
    ];
    went(`play ${[line(rule, { heaps, after }), ...options.filter(Boolean)].join("; ")}`);
}

// What the reader does: one of these moves, which differ only in what is remembered.
async function pick(choices) {
    if (isOver() || mover(game.moves.length) !== "you") {
        return;
    }
    if (choices.length > 1) {
        proposed(choices);
        return;
    }
    const mine = (turn += 1);
    const [choice] = choices;
    const said = [say("You: {}.", words(now(), choice))];
    if (await advance(choice, mine)) {
        render();
        link();
        await machine(said);
    }
}

// The machine's move, if it is its turn; then all that was done is announced.
async function machine(said) {
    if (!isOver() && mover(game.moves.length) === "machine") {
        const mine = turn;
        at("turn").textContent = say("The machine's turn.");
        const { choices } = now();
        const best = choices.filter((choice) => choice.value === 0);
        const isRandom = game.strength === "random" || (game.strength === "sometimes wrong" && Math.random() < 0.35);
        // Where all is lost, as much as possible is left: the other may still go wrong.
        const size = ({ left }) => left.reduce((sum, part) => sum + part, 0) - now().heaps.reduce((sum, part) => sum + part, 0);
        const most = Math.max(...choices.map((choice) => size(choice) + now().heaps[choice.at]));
        const slow = choices.filter((choice) => size(choice) + now().heaps[choice.at] === most);
        const some = isRandom ? choices : best.length > 0 ? best : slow;
        const choice = some[Math.floor(Math.random() * some.length)];
        if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
            await new Promise((done) => setTimeout(done, PAUSE));
        }
        if (mine !== turn) {
            return;
        }
        const text = say("Machine: {}.", words(now(), choice));
        if (!(await advance(choice, mine))) {
            return;
        }
        said.push(text);
        render();
        link();
    }
    announce(said);
}

// A live region: the moves, and whose turn it is.
function announce(said) {
    at("turn").textContent = [...said, state()].join(" ");
    document.documentElement.dataset.turn = String(Number(document.documentElement.dataset.turn ?? 0) + 1);
}

function state() {
    if (isOver()) {
        return winner() === "you" ? say("You have won.") : say("The machine has won.");
    }
    return mover(game.moves.length) === "you" ? say("Your move.") : say("The machine's turn.");
}

// As far as the last move of the reader.
function undo() {
    turn += 1;
    game.given = false;
    do {
        game.moves.pop();
        game.looks.pop();
    } while (game.moves.length > 0 && mover(game.moves.length) !== "you");
    game.hinted = [];
    render();
    link();
    machine([say("Taken back.")]);
}

// Plays on from the position before a move.
function goBack(count) {
    turn += 1;
    game.given = false;
    game.moves.length = count;
    game.looks.length = count + 1;
    game.hinted = [];
    render();
    link();
    machine([say("Back before move {}.", count + 1)]);
}

function hint() {
    const best = now().choices.filter((choice) => choice.value === 0);
    game.hinted = best.slice(0, 1);
    paint();
    announce([best.length > 0 ? say("A winning move: {}.", words(now(), best[0])) : say("No move wins here, if the machine makes no mistake.")]);
}

// Heaps of which the first player wins, or loses.
async function random(isWon) {
    const mine = (turn += 1);
    const rule = at("rule").value.trim();
    const first = await look(rule);
    if (first.wrong !== undefined) {
        refuseGame(first, rule, rule.length);
        return;
    }
    const below = (bound) => Math.floor(Math.random() * bound);
    const make = {
        stones: () => Array.from({ length: 2 + below(3) }, () => 1 + below(9)),
        rows: () => Array.from({ length: 1 + below(3) }, () => 3 + below(9)),
        coins: () => [...new Set(Array.from({ length: 2 + below(3) }, () => 1 + below(10)))],
        board: () => [below(12), below(12)],
        memory: () => [6 + below(25)],
    }[first.terms];
    for (let turns = 0; turns < 300; turns++) {
        const heaps = make();
        const other = await look(line(first.rule, { heaps, after: null }));
        if (mine !== turn) {
            return;
        }
        if (other.wrong === undefined && other.count > 0 && other.moves.is_won === (isWon === (at("begins").value === "you"))) {
            await newGame(first.rule, other.heaps.join(" "));
            return;
        }
    }
    at("play-wrong").replaceChildren(element("p", { class: "wrong" }, say("No such position was found.")));
}

// A move that is chosen, and has to be confirmed.
function proposed(choices, text = "") {
    const button = (choice) => element("button", { type: "button", class: "main", onclick: () => pick([choice]) }, words(now(), choice));
    at("proposed").replaceChildren(...(choices.length > 0 ? choices.map(button) : [text]));
}

function render() {
    if (game === null) {
        return;
    }
    at("table").hidden = false;
    at("play-title").textContent = now().misere ? say("Who moves last, loses. Can you win?") : say("Who moves last, wins. Can you?");
    paint();
    at("turn").textContent = state();
    const isMine = !isOver() && mover(game.moves.length) === "you";
    at("hint").disabled = !isMine;
    at("give-up").disabled = isOver();
    at("undo").disabled = game.moves.length === 0 || (game.moves.length === 1 && game.begins === "machine");
    at("reasons").replaceChildren(...(at("why").checked ? reasons() : []));
    listMoves();
    at("game-log").replaceChildren(...log());
    at("analysis").replaceChildren(...(isOver() ? analysis() : []));
}

// The picture alone.
function paint() {
    proposed([]);
    const place = at("drawing");
    const look = now();
    if (!isDrawn(look)) {
        place.replaceChildren(element("p", { class: "hint" }, `${say("Too large for a picture; here are the heaps, and the moves below.")} ${look.heaps.slice(0, SHOWN_HEAPS).join(", ")}`));
        at("picture").hidden = true;
        return;
    }
    const hadFocus = place.contains(document.activeElement);
    const { element: picture, propose } = draw(look, {
        width: place.clientWidth || 340,
        pick,
        tell: (text) => announce([text]),
        name: (choice) => words(look, choice),
        marked: game.hinted,
        shows: at("why").checked,
        before: before(),
        isOver: isOver() || mover(game.moves.length) !== "you",
    });
    propose?.(proposed);
    place.replaceChildren(picture);
    at("picture").hidden = false;
    at("picture").onclick = () => {
        const url = URL.createObjectURL(new Blob([asFile(picture)], { type: "image/svg+xml" }));
        element("a", { href: url, download: "position.svg" }).click();
        setTimeout(() => URL.revokeObjectURL(url), 1000);
    };
    if (hadFocus) {
        (place.querySelector("[tabindex='0']") ?? at("again")).focus({ preventScroll: true });
    }
}

// All moves as buttons: those of which the reader types a part.
function listMoves() {
    const look = now();
    const isMine = !isOver() && mover(game.moves.length) === "you";
    const wanted = at("filter").value.trim().toLowerCase();
    const all = isMine ? look.choices.map((choice) => [choice, words(look, choice)]).filter(([, text]) => text.toLowerCase().includes(wanted)) : [];
    const worth = (choice) => {
        if (!at("why").checked) {
            return null;
        }
        const value = look.moves.why.sum === undefined ? (choice.value === 0 ? say("lost") : say("won")) : choice.value;
        return element("small", { class: choice.value === 0 ? "zero" : "" }, ` → ${value}`);
    };
    const item = ([choice, text]) => element("li", {}, element("button", { type: "button", onclick: () => pick([choice]) }, text, worth(choice)));
    at("moves-list").replaceChildren(...all.slice(0, BUTTONS).map(item));
    at("moves-count").textContent = all.length > BUTTONS ? say("{} of {} moves are shown.", BUTTONS, look.count) : "";
    at("filter").parentElement.hidden = look.choices.length <= BUTTONS;
    at("move-form").hidden = look.choices.length >= look.count || look.terms === "board";
    at("all-moves").open = at("all-moves").open || !isDrawn(look);
}

// A move among too many to be listed.
async function typedMove() {
    const numbers = at("move").value.match(/\d+/g)?.map(Number) ?? [];
    const [place, ...parts] = numbers;
    const asked = numbers.length === 0 ? { may: false } : await look(`${line(now().rule, now())} move ${numbers.join(" ")}`);
    if (asked.may) {
        at("move").value = "";
        await pick([choiceOf(place - 1, parts, null) ?? { at: place - 1, left: parts, after: null, value: null }]);
    } else {
        announce([say("This is no move.")]);
    }
}

// The values, the nim-sum in binary, and what the quotient says.
function reasons() {
    const { heaps, moves, terms, misere, after } = now();
    const { why } = moves;
    const who = moves.is_won ? say("who is to move wins.") : say("who is to move loses.");
    const name = (heap, place) => (terms === "coins" ? say("coin {}", heap) : say("heap {} ({})", place + 1, heap));
    const made = [];
    let because = misere ? say("Under misere play, by a search of all positions that can come") : "";
    if (why.sum !== undefined && terms === "board") {
        because = say("The Grundy value of ({}, {}) is {}", ...heaps, why.sum);
    } else if (why.sum !== undefined) {
        made.push(binary(heaps.map(name), moves.worth.map(({ value }) => value), why.sum));
        const odd = why.sum.toString(2).replace(/0/g, "").length;
        because =
            odd > 0
                ? say("Columns with an odd number of ones: {}. A move that makes all of them even wins", odd)
                : say("Every column has an even number of ones, and every move changes that");
    } else if (why.quotient !== undefined) {
        const states = heaps.map((heap, place) => element("li", {}, name(heap, place), ": ", element("code", {}, moves.worth[place].state)));
        made.push(element("ul", {}, ...states.slice(0, SHOWN_HEAPS)));
        because = say("The product of these states is {} in the misere quotient, which has {} states", ...why.quotient);
    } else if (why.at_most !== undefined) {
        because = say("At most {} may be taken", why.at_most);
    } else if (why === "over") {
        because = say("Under misere play, with no move left");
    }
    made.push(element("p", { class: "law" }, ...explained(`${because}: ${who}`)));
    if (after !== null && why.at_most === undefined) {
        made.push(element("p", { class: "hint" }, say("The last move was of kind {}.", after)));
    }
    made.push(element("p", { class: "hint" }, say("Moves that win: {} of {}. They are marked.", now().choices.filter((choice) => choice.value === 0).length, now().count)));
    return made;
}

// Values in binary, one below the other; the columns with an odd number of ones are marked.
function binary(names, values, sum) {
    const length = Math.max(1, ...values.map((value) => value.toString(2).length));
    const digits = (value) => value.toString(2).padStart(length, "0").split("");
    const odd = digits(sum).map((digit) => digit === "1");
    const row = (name, value, kind) =>
        element(
            "tr",
            { class: kind },
            element("th", { scope: "row" }, name),
            element("td", {}, String(value)),
            ...digits(value).map((digit, place) => element("td", { class: odd[place] ? "odd" : "" }, digit)),
        );
    const head = element(
        "tr",
        {},
        element("td", {}),
        element("th", { scope: "col" }, term("Grundy value")),
        element("th", { scope: "colgroup", colspan: String(length) }, say("in binary")),
    );
    const body = values.map((value, place) => row(names[place], value, "")).slice(0, SHOWN_HEAPS);
    const table = element("table", { class: "binary" }, element("thead", {}, head), element("tbody", {}, ...body, row(term("nim-sum"), sum, "sum")));
    return element("div", { class: "scrolls", tabindex: "0", role: "region", "aria-label": say("Values") }, table);
}

// The moves that were made; each can be taken again from the position before it.
function log() {
    return game.moves.map((move, count) => {
        const look = game.looks[count];
        const isMistake = isOver() && look.moves.is_won && game.looks[count + 1].moves.is_won;
        return element(
            "li",
            { class: isMistake ? "mistake" : "" },
            mover(count) === "you" ? say("You: {}", words(look, move)) : say("Machine: {}", words(look, move)),
            isMistake ? ` (${say("a mistake")})` : "",
            " ",
            element("button", { type: "button", class: "link", "aria-label": say("Back before move {}", count + 1), onclick: () => goBack(count) }, "↶"),
        );
    });
}

// Where the game was lost.
function analysis() {
    const loser = winner() === "you" ? "machine" : "you";
    const mistakes = game.moves.map((_, count) => count).filter((count) => mover(count) === loser && game.looks[count].moves.is_won);
    const made = [element("h2", {}, state())];
    const last = mistakes[mistakes.length - 1];
    if (game.given && now().moves.is_won === (mover(game.moves.length) === "you")) {
        const best = now().choices.find((choice) => choice.value === 0);
        made.push(element("p", {}, best && mover(game.moves.length) === "you" ? say("You could still have won: {}.", words(now(), best)) : say("You could still have won.")));
    } else if (last === undefined) {
        made.push(element("p", {}, loser === "you" ? say("You never stood won: the machine made no mistake, and you could make none.") : say("The machine never stood won: you made no mistake.")));
    } else {
        const best = game.looks[last].choices.find((choice) => choice.value === 0);
        const parts = [last + 1, words(game.looks[last], game.moves[last]), best ? words(game.looks[last], best) : ""];
        made.push(
            element(
                "p",
                {},
                loser === "you"
                    ? say("You stood won until move {}: {}. What would have won: {}.", ...parts)
                    : say("The machine stood won until move {}: {}. What would have won: {}.", ...parts),
            ),
        );
        made.push(element("p", {}, element("button", { type: "button", onclick: () => goBack(last) }, say("Play on from there"))));
    }
    const url = location.href;
    made.push(element("div", { class: "buttons" }, copyButton(url, say("Copy the link of this game")), element("a", { href: `#law ${now().rule}` }, say("The law of this game"))));
    return made;
}
