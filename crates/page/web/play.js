// A game against the machine, which knows who wins.

import { asFile, draw, isDrawn, isSmall, kinds, showsAll, total } from "./draw.js";
import { inLine, onEnter, placeOf, readings, refused } from "./request.js";
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
    ["Chomp, three rows", "misere (a, b, c) -> (x, min(b, x), min(c, x)) for x in 0..a-1; (a, x, min(c, x)) for x in 0..b-1; (a, b, x) for x in 0..c-1 : 4 3 2"],
];
// The most moves that get a button each; more are found by typing.
const BUTTONS = 60;
const SHOWN_HEAPS = 200;
// The most winning moves that the reader can look at in the picture, one at a time.
const LOOKED_AT = 12;
const STRENGTHS = ["perfect", "sometimes wrong", "random"];
const MISERE = /^\s*(misere|misère|反常)\s*/i;
// What may stand behind a rule without heaps; in a formula, `;` has another meaning.
const OPTIONS = /;\s*(?:machine begins|given up|perfect|sometimes wrong|random)\b/;
const PAUSE = 450;

/** @type {any} */
let [answering, went, game] = [null, null, null];
// Counts games and positions, so that no answer to an older one is shown; and the searches for heaps.
let turn = 0;
let searches = 0;
// The function that marks moves in the picture.
let mark = (_choices) => {};
// The last announcement.
let lastSaid = [];

/** Fills the form; `asks(program, input)` answers, `goes(address)` is called with each new address. */
export function preparePlay(asks, goes) {
    [answering, went] = [asks, goes];
    at("play-form").addEventListener("submit", (event) => {
        event.preventDefault();
        newGame();
    });
    onEnter(at("rule"), () => newGame());
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
        newGame(game.looks[0].rule, heapsOf(game.looks[0]));
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

/** Shows the examples in the reader's language. */
export function speakPlay() {
    /** @type {(example: string[]) => HTMLElement} */
    const button = ([name, position]) =>
        element("button", { type: "button", title: position, onclick: () => newGame(...parted(position)) }, say(name));
    at("play-examples").replaceChildren(...PLAYED.map(button).flatMap((made) => [made, " "]));
    at("strength").replaceChildren(...STRENGTHS.map((name) => element("option", { value: name }, say(name))));
    at("strength").value = game?.strength ?? STRENGTHS[0];
}

/** Shows the game of an address, `RULE : HEAPS; machine begins; STRENGTH; MOVES`; each of these may be missing. */
export async function showPlay(address) {
    at("table-place").append(at("table"));
    const end = address.includes(":") ? address.indexOf(";", address.indexOf(":")) : address.search(OPTIONS);
    const [asked, ...options] = (end < 0 ? [address] : [address.slice(0, end), ...address.slice(end + 1).split(";")]).map((part) => part.trim());
    const [rule, heaps] = parted(asked || FIRST);
    /** @type {string[][]} */
    const [strength, moves, others] = [[], [], []];
    for (const option of options.filter(Boolean)) {
        (STRENGTHS.includes(option) ? strength : /^\d+-/.test(option) ? moves : others).push(option);
    }
    at("strength").value = strength[0] ?? STRENGTHS[0];
    at("begins").value = others.includes("machine begins") ? "machine" : "you";
    const unknown = others.filter((option) => option !== "machine begins" && option !== "given up");
    await newGame(rule, heaps, { moves: moves.join(" ").split(/\s+/).filter(Boolean), given: others.includes("given up"), unknown });
}

/** Plays a position in another part of the page, whose address stays; if it is already played there, the game goes on. */
export async function playHere(place, position) {
    place.append(at("table"));
    const goesOn = game?.here === position;
    if (!goesOn) {
        at("strength").value = STRENGTHS[0];
        at("begins").value = "you";
        at("why").checked = false;
        at("all-moves").open = false;
    }
    const [moves, given] = goesOn ? [made().map(written), game.given] : [[], false];
    await newGame(...parted(position), { moves, given, unknown: [], here: position });
}

// The heaps of a position, as they are typed.
function heapsOf({ heaps, after, terms, arity }) {
    const groups = Array.from({ length: heaps.length / arity }, (_, at) => `(${heaps.slice(at * arity, (at + 1) * arity).join(", ")})`);
    return `${(terms === "positions" && arity > 1 ? groups : heaps).join(" ")}${after === null ? "" : ` after ${after}`}`;
}

const line = (look) => `${look.rule} : ${heapsOf(look)}`;

// The position of a line, with each move in words; or what is wrong, and where.
async function look(text) {
    try {
        const { output, faults } = await answering(spoken() === "zh" ? "play-zh" : "play", text);
        const answer = output === "" ? { column: null, wrong: faults } : JSON.parse(output);
        answer.choices?.forEach((choice, place) => (choice.words = answer.said.choices[place]));
        return answer;
    } catch (error) {
        return { column: null, wrong: error.message || say("Stopped.") };
    }
}

/**
 * A new game: from the form, if nothing else is given; or from an address, with its moves; or `here`, in another part of the
 * page, from this position.
 * @param {any} asked
 */
async function newGame(rule = at("rule").value, heaps = at("start").value, asked = null) {
    const mine = (turn += 1);
    [rule, heaps] = [rule.trim(), inLine(heaps).trim()];
    const plain = inLine(rule);
    const text = heaps === "" ? plain : `${plain} : ${heaps}`;
    at("rule").value = rule;
    at("start").value = heaps;
    const first = plain.trim() === "" ? { column: null, wrong: say("Say what a move may do: {}, for example.", "take 1 3 4") } : await look(text);
    if (mine !== turn) {
        return;
    }
    at("play-wrong").replaceChildren();
    if (first.wrong !== undefined) {
        refuseGame(first, text, heaps === "" ? plain.length : plain.length + 3, asked === null);
        return;
    }
    // A rule typed in Chinese stays.
    if (spoken() !== "zh" || !/\p{Script=Han}/u.test(rule)) {
        at("rule").value = first.rule;
    }
    at("start").value = heapsOf(first);
    at("filter").value = "";
    const { no_misere } = first.said;
    at("misere").checked = first.misere;
    at("misere").disabled = no_misere !== null;
    at("misere-why").textContent = no_misere ?? "";
    game = { looks: [first], begins: at("begins").value, strength: at("strength").value, given: false, hinted: [], chosen: {}, here: asked?.here ?? (at("play").hidden && game?.here) };
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

// The rule and the heaps of a position.
const parted = (position) => [...position.split(/ *: */), ""].slice(0, 2);

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
    const column = placeOf(fault, text);
    const isOfHeaps = column !== null && column >= from;
    const field = at(isOfHeaps ? "start" : "rule");
    const said = refused(fault.wrong, isOfHeaps ? column - from : column, field);
    at("play-wrong").replaceChildren(...said, ...readings(fault, (meant) => newGame(...parted(meant)), (meant) => parted(meant)[0]));
}

const now = () => game.looks[game.looks.length - 1];
const before = () => game.looks[game.looks.length - 2] ?? null;
const count = () => game.looks.length - 1;
// The moves so far.
const made = () => game.looks.slice(1).map((look) => look.made);
// Who moves after this number of moves.
const mover = (moves = count()) => ((game.begins === "you") === (moves % 2 === 0) ? "you" : "machine");
const isOver = () => now().count === 0 || game.given;
// With no move left, the player to move has lost, or has won under misere play.
const winner = () => (game.given ? "machine" : now().moves.is_won === (mover() === "you") ? "you" : "machine");

// Makes the moves of an address again, as far as they are legal.
async function replay(moves) {
    for (const move of moves) {
        const next = /^\d+-[\d.]*(~\d+)?$/.test(move) ? await advance(move, turn) : {};
        if (next?.made) {
            continue;
        }
        if (next !== null) {
            at("play-wrong").replaceChildren(element("p", { class: "wrong" }, next.wrong ?? say("The link has {}, which is no move here.", move)));
        }
        return;
    }
}

// A move as an address has it.
const written = ({ at: place, left, after }) => `${place + 1}-${left.join(".")}${after === null ? "" : `~${after}`}`;

// Makes a written move, and gives the position that it leaves, which has the move as `made`; one without it, if this is no
// move; what is wrong; or null, if something else was done meanwhile.
async function advance(move, mine) {
    const next = await look(`${line(now())} move ${move.replace(/[-.]/g, " ").replace("~", " after ")}`);
    if (mine !== turn) {
        return null;
    }
    if (next.made) {
        next.made.words = next.said.made;
        game.looks.push(next);
        [game.hinted, game.chosen] = [[], {}];
    }
    return next;
}

// Goes back to the position after this number of moves.
function keep(moves) {
    turn += 1;
    game.looks.length = moves + 1;
    [game.hinted, game.chosen, game.given] = [[], {}, false];
    render();
    link();
}

// The whole game as an address.
function gameAddress() {
    const options = [
        game.begins === "machine" ? "machine begins" : "",
        game.strength === STRENGTHS[0] ? "" : game.strength,
        made().map(written).join(" "),
        game.given ? "given up" : "",
    ];
    return `play ${[line(game.looks[0]), ...options.filter(Boolean)].join("; ")}`;
}

// Sets the address if the game is played in its own part. The reader can go back from a new game to the one before.
function link(isNew = false) {
    if (!at("play").hidden) {
        went(gameAddress(), isNew);
    }
}

// A move of the reader: one of these, which differ only in what the game remembers.
async function pick(choices) {
    choices.length > 1 ? proposed(choices) : await reply(written(choices[0]));
}

// Makes a written move of the reader, and then the machine's.
async function reply(move) {
    if (isOver() || mover() !== "you") {
        return;
    }
    const next = await advance(move, (turn += 1));
    if (next?.made) {
        at("move").value = "";
        render();
        link();
        await machine([say("You: {}.", next.made.words)]);
    } else if (next !== null) {
        const why = next.wrong ?? say("This is no move.");
        proposed([], why);
        announce([why]);
    }
}

// Makes the machine's move, if it is its turn; then announces all that was done.
async function machine(said) {
    if (!isOver() && mover() === "machine") {
        const mine = turn;
        at("turn").textContent = say("The machine's turn.");
        const { choices } = now();
        const best = choices.filter((choice) => choice.value === 0);
        const isRandom = game.strength === "random" || (game.strength === "sometimes wrong" && Math.random() < 0.35);
        // In a lost position it takes as little as possible: the other player may still go wrong.
        const { heaps, arity } = now();
        const gained = ({ at, left }) => total(left) - total(heaps.slice(at * arity, (at + 1) * arity));
        const most = Math.max(...choices.map(gained));
        const slow = choices.filter((choice) => gained(choice) === most);
        const some = isRandom ? choices : best.length > 0 ? best : slow;
        const choice = some[Math.floor(Math.random() * some.length)];
        if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
            await new Promise((done) => setTimeout(done, PAUSE));
        }
        if (mine !== turn) {
            return;
        }
        const next = await advance(written(choice), mine);
        if (next === null) {
            return;
        }
        said.push(next.made ? say("Machine: {}.", next.made.words) : next.wrong);
        if (next.made) {
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
    return mover() === "you" ? say("Your move.") : say("The machine's turn.");
}

// Takes back the reader's last move and what followed; after giving up, only that.
function undo() {
    let moves = count();
    if (!game.given) {
        do {
            moves -= 1;
        } while (moves > 0 && mover(moves) !== "you");
    }
    keep(moves);
    machine([say("Taken back.")]);
}

// Plays on from the position before a move.
function goBack(moves) {
    keep(moves);
    machine([say("Back before move {}.", moves + 1)]);
}

function hint() {
    const best = now().choices.filter((choice) => choice.value === 0);
    game.hinted = best.slice(0, 1);
    mark(marked());
    announce([best.length > 0 ? say("A winning move: {}.", best[0].words) : say("No move wins here, if the machine makes no mistake.")]);
}

// Finds heaps with which the reader can win, or cannot.
async function random(isWon) {
    const [mine, search] = [turn, (searches += 1)];
    const rule = inLine(at("rule").value).trim();
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
        positions: (most) => Array.from({ length: first.arity }, () => below(most + 1)),
    }[first.terms];
    for (let turns = 0; turns < 300; turns++) {
        // If small ones are not found, larger ones are tried.
        const heaps = make(turns < 180 ? 9 : turns < 240 ? 30 : 2 * turns);
        const other = await look(line({ ...first, heaps, after: null }));
        if (mine !== turn || search !== searches) {
            return;
        }
        if (other.wrong === undefined && other.count > 0 && other.moves.is_won === (isWon === (at("begins").value === "you"))) {
            await newGame(first.rule, heapsOf(other));
            return;
        }
    }
    at("play-wrong").replaceChildren(element("p", { class: "wrong" }, say("No such position was found.")));
}

// Offers chosen moves, which have to be confirmed.
function proposed(choices, text = "") {
    const button = (choice) => element("button", { type: "button", class: "main", onclick: () => pick([choice]) }, choice.words);
    at("proposed").replaceChildren(...(choices.length > 0 ? choices.map(button) : [text]));
}

function render(said = []) {
    if (game === null) {
        return;
    }
    at("table").hidden = false;
    /** @type {any} */
    const focused = document.activeElement;
    const isListed = at("moves-list").contains(focused);
    at("play-title").textContent = now().misere ? say("Whoever moves last loses. Can you win?") : say("Whoever moves last wins. Can you?");
    paint();
    at("turn").textContent = told([...said, state()]);
    const isMine = !isOver() && mover() === "you";
    at("hint").disabled = !isMine;
    at("give-up").disabled = isOver();
    at("undo").disabled = !game.given && (count() === 0 || (count() === 1 && game.begins === "machine"));
    at("in-words").textContent = now().said.rule;
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

// What the rule allows, if it does not say so itself, and how to make a move.
function howTo() {
    const { terms, said } = now();
    const { takes, splits } = kinds(now());
    const how = {
        stones: [say("Choose a stone: it goes, and all above it.")],
        rows: [takes ? say("Drag over neighbours to take them.") : "", splits ? say("Click between two stones to split a heap.") : ""],
        coins: [say("Coins that show heads are filled. Choose the coins to turn; the rightmost of them must show heads.")],
        board: [say("Choose a square with a dot.")],
        memory: [say("Choose a stone: it goes, and all above it.")],
    }[terms];
    return told([...said.allowed, ...(isDrawn(now()) ? how : [])]);
}

// Paints the picture alone.
function paint() {
    proposed([]);
    const place = at("drawing");
    const look = now();
    if (!isDrawn(look)) {
        const text = isSmall(look)
            ? [element("p", { class: "law" }, heapsOf(look)), element("p", { class: "hint" }, say("The moves are listed below."))]
            : [element("p", { class: "hint" }, told([say("Too large for a picture; here are the heaps, and the moves below."), listed(look.heaps.slice(0, SHOWN_HEAPS))]))];
        place.replaceChildren(...text);
        at("picture").hidden = true;
        mark = () => {};
        return;
    }
    const drawn = draw(look, {
        width: place.clientWidth || 340,
        pick,
        tell: (text) => announce([text]),
        propose: proposed,
        chosen: game.chosen,
        shows: at("why").checked,
        before: before(),
        isOver: isOver() || mover() !== "you",
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
    const isMine = !isOver() && mover() === "you";
    at("filter").parentElement.hidden = look.choices.length <= BUTTONS;
    const wanted = at("filter").parentElement.hidden ? "" : at("filter").value.trim().toLowerCase();
    const all = isMine ? look.choices.filter((choice) => choice.words.toLowerCase().includes(wanted)) : [];
    const worth = (choice) => {
        if (!at("why").checked || at("play").hidden) {
            return null;
        }
        const value = look.moves.why.sum === undefined ? (choice.value === 0 ? say("wins") : say("loses")) : `→ ${choice.value}`;
        return element("small", { class: choice.value === 0 ? "zero" : "" }, ` ${value}`);
    };
    const item = (choice) => element("li", {}, element("button", { type: "button", onclick: () => pick([choice]) }, choice.words, worth(choice)));
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
    place > 0 ? await reply(`${place}-${parts.join(".")}`) : announce([say("This is no move.")]);
}

// The reasons: the values, the nim-sum in binary, and what the quotient says.
function reasons() {
    const { choices, moves, terms, said } = now();
    const { why, worth } = moves;
    const made = [];
    if (said.states.length > 0) {
        made.push(element("ul", {}, ...said.states.slice(0, SHOWN_HEAPS).map((state) => element("li", {}, state))));
    }
    if (why.sum !== undefined && terms !== "board") {
        made.push(binary(said.heaps, worth.map(({ value }) => value), why.sum));
    }
    made.push(element("p", { class: "law" }, ...explained(said.why)), element("p", { class: "hint" }, said.winning));
    const best = choices.filter((choice) => choice.value === 0);
    const isMine = !isOver() && mover() === "you";
    if (isMine && best.length > 0 && isDrawn(now()) && !showsAll(now()) && !at("play").hidden) {
        const button = (choice) => element("button", { type: "button", onclick: () => mark([choice]) }, choice.words);
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
    return made().map(({ words }, moves) => {
        const isMistake = isOver() && game.looks[moves].moves.is_won && game.looks[moves + 1].moves.is_won;
        return element(
            "li",
            { class: isMistake ? "mistake" : "" },
            mover(moves) === "you" ? say("You: {}", words) : say("Machine: {}", words),
            isMistake ? ` ${say("(a mistake)")}` : "",
            " ",
            element("button", { type: "button", class: "link", "aria-label": say("Back before move {}", moves + 1), onclick: () => goBack(moves) }, "↶"),
        );
    });
}

// The analysis: where the game was lost.
function analysis() {
    const loser = winner() === "you" ? "machine" : "you";
    const mistakes = made().map((_, moves) => moves).filter((moves) => mover(moves) === loser && game.looks[moves].moves.is_won);
    const shown = [element("h2", {}, state())];
    if (count() === 0 && !game.given) {
        shown.push(element("p", {}, now().misere ? say("There was no move to make, and whoever moves last loses.") : say("There was no move to make, and whoever cannot move loses.")));
        return shown;
    }
    const last = mistakes[mistakes.length - 1];
    if (game.given && now().moves.is_won === (mover() === "you")) {
        const best = now().choices.find((choice) => choice.value === 0);
        shown.push(element("p", {}, best && mover() === "you" ? say("You could still have won: {}.", best.words) : say("You could still have won.")));
    } else if (last === undefined) {
        shown.push(element("p", {}, loser === "you" ? say("You could not win: the position was lost for you from the beginning, and the machine made no mistake.") : say("You made no mistake: the machine could not win.")));
    } else {
        const best = game.looks[last].choices.find((choice) => choice.value === 0);
        const parts = [last + 1, made()[last].words, best?.words ?? ""];
        shown.push(
            element(
                "p",
                {},
                loser === "you"
                    ? say("You could have won up to move {}: {}. What would have won: {}.", ...parts)
                    : say("The machine could have won up to move {}: {}. What would have won: {}.", ...parts),
            ),
        );
        shown.push(element("p", {}, element("button", { type: "button", onclick: () => goBack(last) }, say("Play on from there"))));
    }
    const url = () => `${location.href.split("#")[0]}#${encodeURI(gameAddress())}`;
    shown.push(element("div", { class: "buttons" }, copyButton(url, say("Copy the link of this game"), say("Share")), element("a", { href: `#law ${now().rule}` }, say("The law of this game"))));
    return shown;
}
