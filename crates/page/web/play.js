// A game against the machine, which knows who wins.

import { asFile, draw, isDrawn, kinds, matching, showsAll } from "./draw.js";
import { faultOf } from "./request.js";
import { explained, term } from "./terms.js";
import { at, copyButton, element, listed, say, spoken, told } from "./words.js";

/** The position with which the page begins. */
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
// The most moves that get a button each; more are found by typing.
const BUTTONS = 60;
const SHOWN_HEAPS = 200;
// The most winning moves that the reader can look at in the picture, one at a time.
const LOOKED_AT = 12;
const STRENGTHS = ["perfect", "sometimes wrong", "random"];
const MISERE = /^\s*(misere|misère|反常)\s*/i;
const PAUSE = 450;

let answering = null;
let went = null;
let game = null;
// Counts games and positions, so that no answer to an older one is shown; and the searches for heaps.
let turn = 0;
let searches = 0;
// The function that marks moves in the picture.
let mark = () => {};
// The position played in another part of the page, while that lasts.
let here = null;
// The last announcement.
let lastSaid = [];

/** Fills the form; `asks(program, input)` answers, `goes(address)` is called with each new address. */
export function preparePlay(asks, goes) {
    [answering, went] = [asks, goes];
    at("play-form").addEventListener("submit", (event) => {
        event.preventDefault();
        newGame();
    });
    at("misere").addEventListener("change", () => {
        const rule = at("rule").value.replace(MISERE, "");
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
    at("why").addEventListener("change", () => render(lastSaid));
    at("random-won").addEventListener("click", () => random(true));
    at("random-lost").addEventListener("click", () => random(false));
    at("hint").addEventListener("click", hint);
    at("undo").addEventListener("click", undo);
    at("give-up").addEventListener("click", () => {
        turn += 1;
        game.given = true;
        render();
        link();
        announce([say("You gave up.")]);
    });
    at("again").addEventListener("click", () => {
        const { rule, heaps, after } = game.looks[0];
        newGame(rule, line("", { heaps, after }).slice(3));
    });
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

/** Shows the examples in the reader's language, and the game again. */
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

/** Shows the game of an address, `RULE : HEAPS; machine begins; STRENGTH; MOVES`; each of these may be missing. */
export async function showPlay(address) {
    at("table-place").append(at("table"));
    const [asked, ...options] = address.split(";").map((part) => part.trim());
    const position = asked || FIRST;
    const colon = position.indexOf(":");
    const [rule, heaps] = colon < 0 ? [position, ""] : [position.slice(0, colon), position.slice(colon + 1)];
    const [strength, moves, others] = [[], [], []];
    for (const option of options.filter(Boolean)) {
        (STRENGTHS.includes(option) ? strength : /^\d+-/.test(option) ? moves : others).push(option);
    }
    at("strength").value = strength[0] ?? STRENGTHS[0];
    at("begins").value = others.includes("machine begins") ? "machine" : "you";
    const unknown = others.filter((option) => option !== "machine begins" && option !== "given up");
    await newGame(rule.trim(), heaps.trim(), { moves: moves.join(" ").split(/\s+/).filter(Boolean), given: others.includes("given up"), unknown });
}

/** Plays a position in another part of the page, whose address stays; if it is already played there, the game goes on. */
export async function playHere(place, position) {
    place.append(at("table"));
    if (here === position && game !== null) {
        render();
        return;
    }
    at("strength").value = STRENGTHS[0];
    at("begins").value = "you";
    at("why").checked = false;
    at("all-moves").open = false;
    const begun = newGame(...position.split(" : "));
    here = position;
    await begun;
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

// A new game: from the form, if nothing else is given; or from an address, with its moves.
async function newGame(rule = at("rule").value, heaps = at("start").value, asked = null) {
    const mine = (turn += 1);
    here = at("play").hidden ? here : null;
    [rule, heaps] = [rule, heaps].map((text) => text.split("#")[0].trim());
    const text = heaps === "" ? rule : `${rule} : ${heaps}`;
    at("rule").value = rule;
    at("start").value = heaps;
    const first = rule === "" ? { column: null, wrong: say("Say what a move may do: {}, for example.", "take 1 3 4") } : await look(text);
    if (mine !== turn) {
        return;
    }
    at("play-wrong").replaceChildren();
    if (first.wrong !== undefined) {
        refuseGame(first, text, heaps === "" ? rule.length : rule.length + 3, asked === null);
        return;
    }
    // A rule typed in Chinese stays.
    if (spoken() !== "zh" || !/\p{Script=Han}/u.test(rule)) {
        at("rule").value = first.rule;
    }
    at("start").value = line("", first).slice(3);
    at("filter").value = "";
    misere(first);
    game = { looks: [first], moves: [], begins: at("begins").value, strength: at("strength").value, given: false, hinted: [], chosen: {} };
    if (asked !== null) {
        await replay(asked.moves);
        if (mine !== turn) {
            return;
        }
        game.given = asked.given && now().count > 0;
        asked.unknown.forEach((option) => at("play-wrong").append(element("p", { class: "wrong" }, say("The link has {}, which says nothing here.", option))));
    }
    render();
    link(asked === null);
    await machine([]);
}

// The box of misere play, enabled where such a game exists.
function misere(first) {
    const why = {
        coins: say("Not with coins: under misere play they are no heaps."),
        board: say("Not with two heaps that are changed together."),
        memory: say("Not in games that remember the last move."),
    }[first.terms];
    at("misere").checked = first.misere;
    at("misere").disabled = why !== undefined;
    at("misere-why").textContent = why ?? "";
}

// Shows what is wrong with the rule or the heaps, and what may have been meant.
function refuseGame(fault, text, from, isNew) {
    game = null;
    turn += 1;
    at("table").hidden = true;
    at("misere").checked = MISERE.test(text);
    at("misere").disabled = false;
    at("misere-why").textContent = "";
    if (!at("play").hidden) {
        went(`play ${text.trim()}`, isNew);
    }
    const { at: column, what } = faultOf(fault, { request: text, shift: 0 }, text);
    const field = column !== null && column >= from ? at("start") : at("rule");
    const wrong = [element("p", { class: "wrong" }, what)];
    if (fault.meant) {
        const [rule, heaps = ""] = fault.meant.split(":").map((part) => part.trim());
        wrong.push(element("p", {}, `${say("Did you mean")} `, element("button", { type: "button", onclick: () => newGame(rule, heaps) }, rule), say("?")));
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
// Who moves after this number of moves.
const mover = (count) => ((game.begins === "you") === (count % 2 === 0) ? "you" : "machine");
const isOver = () => now().count === 0 || game.given;
// With no move left, the player to move has lost, or has won under misere play.
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
    const all = listed(left);
    const taken = heap - left.reduce((sum, part) => sum + part, 0);
    if (look.terms === "board") {
        return say("go to {}", `(${left.join(", ")})`);
    }
    if (look.terms === "coins") {
        return left.length === 0 ? say("turn the coin {}", heap) : say("turn the coins {}", listed([...left, heap].sort((a, b) => a - b)));
    }
    if (/^(misere )?divide/.test(look.rule)) {
        return say("put {} in the place of heap {} ({})", all, place + 1, heap);
    }
    if (look.terms === "memory") {
        const isKind = look.choices.some((choice) => choice.at === 0 && choice.after !== heap - choice.left[0]);
        return isKind ? say("take {} of {}, a number of kind {}", taken, heap, after) : say("take {} of {}", taken, heap);
    }
    if (left.length < 2) {
        return taken === heap ? say("take all of heap {}", place + 1) : say("take {} of heap {}, leave {}", taken, place + 1, all);
    }
    const parts = say("{} and {}", listed(left.slice(0, -1)), left[left.length - 1]);
    return taken === 0 ? say("split heap {} into {}", place + 1, parts) : say("take {} of heap {}, leave {}", taken, place + 1, parts);
}

// Makes the moves of an address again, as far as they are legal.
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
        if ((await advance(choice, turn)) !== "") {
            return;
        }
    }
}

function choiceOf(place, parts, after) {
    const isSame = now().terms === "board" ? (choice) => choice.left.join() === parts.join() : () => true;
    const all = now().terms === "board" ? now().choices.filter(isSame) : matching(now(), place, parts);
    return all.find((choice) => after === null || choice.after === after);
}

// Makes a move, and gives an empty text; or the reason why not; or null, if something else was done meanwhile.
async function advance(choice, mine) {
    const next = await look(line(now().rule, left(now(), choice)));
    if (mine !== turn) {
        return null;
    }
    if (next.wrong !== undefined) {
        return next.wrong;
    }
    game.moves.push(choice);
    game.looks.push(next);
    [game.hinted, game.chosen] = [[], {}];
    return "";
}

// Goes back to the position after this number of moves.
function keep(count) {
    turn += 1;
    game.moves.length = count;
    game.looks.length = count + 1;
    [game.hinted, game.chosen, game.given] = [[], {}, false];
    render();
    link();
}

// The whole game as an address.
function gameAddress() {
    const [{ rule, heaps, after }] = game.looks;
    const move = ({ at: place, left, after }) => `${place + 1}-${left.join(".")}${after === null ? "" : `~${after}`}`;
    const options = [
        game.begins === "machine" ? "machine begins" : "",
        game.strength === STRENGTHS[0] ? "" : game.strength,
        game.moves.map(move).join(" "),
        game.given ? "given up" : "",
    ];
    return `play ${[line(rule, { heaps, after }), ...options.filter(Boolean)].join("; ")}`;
}

// Sets the address if the game is played in its own part. The reader can go back from a new game to the one before.
function link(isNew = false) {
    if (!at("play").hidden) {
        went(gameAddress(), isNew);
    }
}

// A move of the reader: one of these, which differ only in what the game remembers.
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
    const wrong = await advance(choice, mine);
    if (wrong === "") {
        render();
        link();
        await machine(said);
    } else if (wrong !== null) {
        proposed([], wrong);
        announce([wrong]);
    }
}

// Makes the machine's move, if it is its turn; then announces all that was done.
async function machine(said) {
    if (!isOver() && mover(game.moves.length) === "machine") {
        const mine = turn;
        at("turn").textContent = say("The machine's turn.");
        const { choices } = now();
        const best = choices.filter((choice) => choice.value === 0);
        const isRandom = game.strength === "random" || (game.strength === "sometimes wrong" && Math.random() < 0.35);
        // In a lost position it leaves as much as possible: the other player may still go wrong.
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
        const wrong = await advance(choice, mine);
        if (wrong === null) {
            return;
        }
        said.push(wrong === "" ? text : wrong);
        if (wrong === "") {
            render();
            link();
        } else {
            at("proposed").replaceChildren(element("button", { type: "button", class: "main", onclick: () => machine([]) }, say("Let the machine go on")));
        }
    }
    announce(said);
}

// Fills a live region: the moves, and whose turn it is.
function announce(said) {
    lastSaid = said;
    at("turn").textContent = told([...said, state()]);
    document.documentElement.dataset.turn = String(Number(document.documentElement.dataset.turn ?? 0) + 1);
}

function state() {
    if (isOver()) {
        return winner() === "you" ? say("You have won.") : say("The machine has won.");
    }
    return mover(game.moves.length) === "you" ? say("Your move.") : say("The machine's turn.");
}

// Takes back the reader's last move and what followed; after giving up, only that.
function undo() {
    let count = game.moves.length;
    if (!game.given) {
        do {
            count -= 1;
        } while (count > 0 && mover(count) !== "you");
    }
    keep(count);
    machine([say("Taken back.")]);
}

// Plays on from the position before a move.
function goBack(count) {
    keep(count);
    machine([say("Back before move {}.", count + 1)]);
}

function hint() {
    const best = now().choices.filter((choice) => choice.value === 0);
    game.hinted = best.slice(0, 1);
    mark(marked());
    announce([best.length > 0 ? say("A winning move: {}.", words(now(), best[0])) : say("No move wins here, if the machine makes no mistake.")]);
}

// Finds heaps with which the reader can win, or cannot.
async function random(isWon) {
    const [mine, search] = [turn, (searches += 1)];
    const rule = at("rule").value.split("#")[0].trim();
    const first = await look(rule);
    if (mine !== turn || search !== searches) {
        return;
    }
    if (first.wrong !== undefined) {
        refuseGame(first, rule, rule.length, true);
        return;
    }
    const below = (bound) => Math.floor(Math.random() * bound);
    const make = {
        stones: (most) => Array.from({ length: 2 + below(3) }, () => 1 + below(most)),
        rows: (most) => Array.from({ length: 1 + below(3) }, () => 1 + below(most + 2)),
        coins: (most) => [...new Set(Array.from({ length: 2 + below(3) }, () => 1 + below(most + 1)))],
        board: (most) => [below(most + 3), below(most + 3)],
        memory: (most) => [1 + below(3 * most)],
    }[first.terms];
    for (let turns = 0; turns < 300; turns++) {
        // If small ones are not found, larger ones are tried.
        const heaps = make(turns < 180 ? 9 : turns < 240 ? 30 : 2 * turns);
        const other = await look(line(first.rule, { heaps, after: null }));
        if (mine !== turn || search !== searches) {
            return;
        }
        if (other.wrong === undefined && other.count > 0 && other.moves.is_won === (isWon === (at("begins").value === "you"))) {
            await newGame(first.rule, other.heaps.join(" "));
            return;
        }
    }
    at("play-wrong").replaceChildren(element("p", { class: "wrong" }, say("No such position was found.")));
}

// Offers chosen moves, which have to be confirmed.
function proposed(choices, text = "") {
    const button = (choice) => element("button", { type: "button", class: "main", onclick: () => pick([choice]) }, words(now(), choice));
    at("proposed").replaceChildren(...(choices.length > 0 ? choices.map(button) : [text]));
}

function render(said = []) {
    if (game === null) {
        return;
    }
    at("table").hidden = false;
    const focused = document.activeElement;
    const isListed = at("moves-list").contains(focused);
    at("play-title").textContent = now().misere ? say("Who moves last, loses. Can you win?") : say("Who moves last, wins. Can you?");
    paint();
    at("turn").textContent = told([...said, state()]);
    const isMine = !isOver() && mover(game.moves.length) === "you";
    at("hint").disabled = !isMine;
    at("give-up").disabled = isOver();
    at("undo").disabled = !game.given && (game.moves.length === 0 || (game.moves.length === 1 && game.begins === "machine"));
    at("how-to").textContent = isOver() ? "" : howTo();
    at("move-label").textContent = now().terms === "coins" ? say("The coins to turn") : say("The number of the heap, and what is left of it");
    at("reasons").replaceChildren(...(at("why").checked ? reasons() : []));
    listMoves();
    at("game-log").replaceChildren(...log());
    at("analysis").replaceChildren(...(isOver() ? analysis() : []));
    // The focused part may be gone; then the focus goes to where the reader can move.
    if (at("table").contains(focused) || !focused.isConnected) {
        const next = isListed ? at("moves-list").querySelector("button") ?? at("moves-list") : at("drawing").querySelector("[tabindex='0']") ?? at("drawing");
        if (!focused.isConnected || focused.disabled || focused === at("drawing") || focused === at("moves-list")) {
            next.focus({ preventScroll: true });
        }
    }
}

// The marked moves: the hint, and if the values are shown, all winning moves; not where the reader must find these.
function marked() {
    const all = at("why").checked && showsAll(now()) && !at("play").hidden ? now().choices.filter((choice) => choice.value === 0) : [];
    return [...all, ...game.hinted];
}

// How to make a move, and what the rule allows, if it does not say so itself.
function howTo() {
    const { terms, rule, moves, after } = now();
    const { takes, splits } = kinds(now());
    const how = {
        stones: [say("Choose a stone: it goes, and all above it.")],
        rows: [takes ? say("Drag over neighbours to take them.") : "", splits ? say("Click between two stones to split a heap.") : ""],
        coins: [say("Coins that show heads are filled. Choose the coins to turn; the rightmost of them must show heads.")],
        board: [say("Choose a square with a dot.")],
        memory: [say("Choose a stone: it goes, and all above it.")],
    }[terms];
    const limits = [
        moves.why.at_most === undefined ? "" : say("Now at most {} may be taken.", moves.why.at_most),
        after === null || moves.why.at_most !== undefined
            ? ""
            : rule.includes("kind")
              ? say("The last move was of kind {}, which may not be used now.", after)
              : say("The last move took {}, which may not be taken now.", after),
    ];
    return told([...octal(rule), ...(isDrawn(now()) ? how : []), ...limits]);
}

// What the digits of an octal code allow.
const DIGITS = {
    1: "if that is the whole heap",
    2: "if one heap is left",
    3: "if no heap or one is left",
    4: "if two heaps are left",
    5: "if that is the whole heap, or two heaps are left",
    6: "if one heap or two are left",
    7: "from anywhere",
};

function octal(rule) {
    const [, whole, digits = ""] = /octal ([04])\.([0-7]*)$/.exec(rule) ?? [];
    const taken = Object.keys(DIGITS).map((digit) => [digit, [...digits].flatMap((other, place) => (other === digit ? [place + 1] : []))]);
    const some = (counts) => (counts.length > 1 ? say("{} or {}", listed(counts.slice(0, -1)), counts[counts.length - 1]) : counts[0]);
    const said = taken
        .filter(([, counts]) => counts.length > 0)
        .map(([digit, counts]) => (counts.join() === "1" ? say("Take 1 stone, {}.", say(DIGITS[digit])) : say("Take {} stones side by side, {}.", some(counts), say(DIGITS[digit]))));
    return whole === "4" ? [say("Split a heap into two."), ...said] : said;
}

// Paints the picture alone.
function paint() {
    proposed([]);
    const place = at("drawing");
    const look = now();
    if (!isDrawn(look)) {
        const text = told([say("Too large for a picture; here are the heaps, and the moves below."), listed(look.heaps.slice(0, SHOWN_HEAPS))]);
        place.replaceChildren(element("p", { class: "hint" }, text));
        at("picture").hidden = true;
        mark = () => {};
        return;
    }
    const drawn = draw(look, {
        width: place.clientWidth || 340,
        pick,
        tell: (text) => announce([text]),
        name: (choice) => words(look, choice),
        propose: proposed,
        chosen: game.chosen,
        shows: at("why").checked,
        before: before(),
        isOver: isOver() || mover(game.moves.length) !== "you",
    });
    const { element: picture } = drawn;
    mark = drawn.mark;
    mark(marked());
    place.replaceChildren(picture);
    at("picture").hidden = false;
    at("picture").onclick = () => {
        const url = URL.createObjectURL(new Blob([asFile(picture)], { type: "image/svg+xml" }));
        element("a", { href: url, download: "position.svg" }).click();
        setTimeout(() => URL.revokeObjectURL(url), 1000);
    };
}

// Lists the moves as buttons: those that contain what the reader types.
function listMoves() {
    const look = now();
    const isMine = !isOver() && mover(game.moves.length) === "you";
    at("filter").parentElement.hidden = look.choices.length <= BUTTONS;
    const wanted = at("filter").parentElement.hidden ? "" : at("filter").value.trim().toLowerCase();
    const all = isMine ? look.choices.map((choice) => [choice, words(look, choice)]).filter(([, text]) => text.toLowerCase().includes(wanted)) : [];
    const worth = (choice) => {
        if (!at("why").checked || at("play").hidden) {
            return null;
        }
        const value = look.moves.why.sum === undefined ? (choice.value === 0 ? say("wins") : say("loses")) : `→ ${choice.value}`;
        return element("small", { class: choice.value === 0 ? "zero" : "" }, ` ${value}`);
    };
    const item = ([choice, text]) => element("li", {}, element("button", { type: "button", onclick: () => pick([choice]) }, text, worth(choice)));
    at("moves-list").replaceChildren(...all.slice(0, BUTTONS).map(item));
    const counts = [
        all.length > BUTTONS ? say("{} of {} moves are shown.", BUTTONS, look.count) : "",
        look.count > look.choices.length ? say("Only the first {} are looked through; type any other one.", look.choices.length) : "",
    ];
    at("moves-count").textContent = told(counts);
    at("move-form").hidden = look.choices.length >= look.count || look.terms === "board";
    at("all-moves").open = at("all-moves").open || !isDrawn(look);
}

// Makes a typed move, where there are too many to list.
async function typedMove() {
    const typed = at("move").value;
    let numbers = /^[\d\s,、]+$/.test(typed) ? typed.match(/\d+/g).map(Number) : [];
    if (now().terms === "coins") {
        const last = Math.max(...numbers);
        numbers = [now().heaps.indexOf(last) + 1, ...numbers.filter((coin) => coin !== last).sort((a, b) => a - b)];
    }
    const [place, ...parts] = numbers;
    const mine = turn;
    const asked = place > 0 ? await look(`${line(now().rule, now())} move ${numbers.join(" ")}`) : { may: false };
    if (mine !== turn) {
        return;
    }
    if (asked.may) {
        at("move").value = "";
        await pick([choiceOf(place - 1, parts, null) ?? { at: place - 1, left: parts, after: null, value: null }]);
    } else {
        announce([say("This is no move.")]);
    }
}

// The reasons: the values, the nim-sum in binary, and what the quotient says.
function reasons() {
    const { heaps, moves, terms, misere, count, choices } = now();
    const { why } = moves;
    const who = moves.is_won ? say("The player to move wins.") : say("The player to move loses.");
    const name = (heap, place) => (terms === "coins" ? say("coin {}", heap) : say("heap {} ({})", place + 1, heap));
    const made = [];
    let because = say("This is found by a search of all positions that can follow.");
    if (count === 0) {
        because = misere ? say("No move is left, and who moved last has lost.") : say("No move is left, and who moved last has won.");
    } else if (why.sum !== undefined && terms === "board") {
        because = say("The Grundy value of ({}, {}) is {}.", ...heaps, why.sum);
    } else if (why.sum !== undefined) {
        because = why.sum > 0 ? say("The marked columns have an odd number of ones; some move makes every column even.") : say("Every column has an even number of ones, and every move changes that.");
    } else if (why.quotient !== undefined) {
        const [state, size] = why.quotient;
        const kind = moves.is_won ? say("won") : say("lost");
        because = say("In the misere quotient, which has {} states, the product of these states is {}, and that state is {}.", size, state, kind);
        const states = heaps.map((heap, place) => element("li", {}, say("{}: {}", name(heap, place), ""), element("code", {}, moves.worth[place].state)));
        made.push(element("ul", {}, ...states.slice(0, SHOWN_HEAPS)));
    }
    if (why.sum !== undefined && terms !== "board") {
        made.push(binary(heaps.map(name), moves.worth.map(({ value }) => value), why.sum));
    }
    made.push(element("p", { class: "law" }, ...explained(told([because, who]))));
    const best = choices.filter((choice) => choice.value === 0);
    const isMine = !isOver() && mover(game.moves.length) === "you";
    made.push(element("p", { class: "hint" }, best.length === 0 ? say("No move wins.") : say("Moves that win: {} of {}.", best.length, count)));
    if (isMine && best.length > 0 && isDrawn(now()) && !showsAll(now()) && !at("play").hidden) {
        const button = (choice) => element("button", { type: "button", onclick: () => mark([choice]) }, words(now(), choice));
        made.push(element("p", { class: "hint" }, say("Choose one to see it in the picture:")), element("div", { class: "buttons" }, ...best.slice(0, LOOKED_AT).map(button)));
    }
    return made;
}

// Values in binary, one below the other, with the columns marked that have an odd number of ones.
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

// The moves so far; the reader can go back to the position before each.
function log() {
    return game.moves.map((move, count) => {
        const look = game.looks[count];
        const isMistake = isOver() && look.moves.is_won && game.looks[count + 1].moves.is_won;
        return element(
            "li",
            { class: isMistake ? "mistake" : "" },
            mover(count) === "you" ? say("You: {}", words(look, move)) : say("Machine: {}", words(look, move)),
            isMistake ? ` ${say("(a mistake)")}` : "",
            " ",
            element("button", { type: "button", class: "link", "aria-label": say("Back before move {}", count + 1), onclick: () => goBack(count) }, "↶"),
        );
    });
}

// The analysis: where the game was lost.
function analysis() {
    const loser = winner() === "you" ? "machine" : "you";
    const mistakes = game.moves.map((_, count) => count).filter((count) => mover(count) === loser && game.looks[count].moves.is_won);
    const made = [element("h2", {}, state())];
    if (game.moves.length === 0 && !game.given) {
        made.push(element("p", {}, now().misere ? say("There was no move to make, and who moves last loses.") : say("There was no move to make, and who cannot move loses.")));
        return made;
    }
    const last = mistakes[mistakes.length - 1];
    if (game.given && now().moves.is_won === (mover(game.moves.length) === "you")) {
        const best = now().choices.find((choice) => choice.value === 0);
        made.push(element("p", {}, best && mover(game.moves.length) === "you" ? say("You could still have won: {}.", words(now(), best)) : say("You could still have won.")));
    } else if (last === undefined) {
        made.push(element("p", {}, loser === "you" ? say("You could not win: the position was lost for you from the beginning, and the machine made no mistake.") : say("You made no mistake: the machine could not win.")));
    } else {
        const best = game.looks[last].choices.find((choice) => choice.value === 0);
        const parts = [last + 1, words(game.looks[last], game.moves[last]), best ? words(game.looks[last], best) : ""];
        made.push(
            element(
                "p",
                {},
                loser === "you"
                    ? say("You could have won up to move {}: {}. What would have won: {}.", ...parts)
                    : say("The machine could have won up to move {}: {}. What would have won: {}.", ...parts),
            ),
        );
        made.push(element("p", {}, element("button", { type: "button", onclick: () => goBack(last) }, say("Play on from there"))));
    }
    const url = () => `${location.href.split("#")[0]}#${encodeURI(gameAddress())}`;
    made.push(element("div", { class: "buttons" }, copyButton(url, say("Copy the link of this game"), say("Share")), element("a", { href: `#law ${now().rule}` }, say("The law of this game"))));
    return made;
}
