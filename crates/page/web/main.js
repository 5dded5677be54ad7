// The page: its address decides what is shown, and what the reader does becomes its address.

import { preparePlay, showPlay, speakPlay } from "./play/play.js";
import { showTerms } from "./terms.js";
import { prepareFrame } from "./shell/frame.js";
import { beginViews } from "./views.js";
import { at, learn, say, spoken } from "./words.js";

const PARTS = ["play", "learn", "law", "games", "words"];

/** @type {any} */
let client = null;
/** @type {Promise<void> | null} */
let list = null;
/** @type {any} */
let views = null;
/** @type {string | null} */
let shown = null;
// Counts what was shown.
let turn = 0;

// What is awaited; shows the time that it takes, and a way to stop it.
async function awaited(waiting, answered = (_answer) => "") {
    const begin = performance.now();
    const status = at("status");
    const stop = at("stop");
    const seconds = () => ((performance.now() - begin) / 1000).toFixed(1);
    const show = () => {
        stop.hidden = false;
        stop.parentElement.classList.add("busy");
        status.textContent = client.isLoading() ? say("The page is loading: {} s", seconds()) : say("Working for {} s", seconds());
    };
    // A quick answer is not announced.
    let timer = setTimeout(() => {
        show();
        timer = setInterval(show, 500);
    }, 100);
    try {
        const answer = await waiting;
        const words = answered(answer);
        status.textContent = words;
        // It lies over the view, which is to be read.
        setTimeout(() => status.textContent === words && (status.textContent = ""), 3000);
        return answer;
    } catch (error) {
        if (error.kind === "stopped") {
            status.textContent = say("Stopped after {} s.", seconds());
        } else {
            status.textContent = error.kind === "too large" ? "" : error.message;
        }
        throw error;
    } finally {
        clearTimeout(timer);
        clearInterval(timer);
        if (document.activeElement === stop) {
            const back = { play: "drawing", learn: "step-title", law: "typed", games: "run" };
            at(back[partShown()])?.focus();
        }
        stop.hidden = true;
        stop.parentElement.classList.remove("busy");
    }
}

// A program's answer.
async function ask(program, input) {
    const answered = ({ ms, memory }) => {
        document.documentElement.dataset.memory = String(memory);
        document.documentElement.dataset.answered ??= String(Math.round(performance.now()));
        return at("play").hidden && at("learn").hidden ? say("Answered in {} ms.", Math.ceil(ms)) : "";
    };
    try {
        return await awaited(client.ask(program, input), answered);
    } catch (error) {
        if (error.kind === "too large") {
            const faults = say("{}: this page counts with 32 bits, which are too few for this input; the program itself answers it", program);
            return { status: 1, output: "", faults, ms: 0, memory: 0 };
        }
        throw error;
    }
}

// The same for requests made below an answer: if one is stopped, there is nothing to say.
async function later(program, input) {
    try {
        return await ask(program, input);
    } catch {
        return { status: 1, output: "", faults: "", ms: 0, memory: 0 };
    }
}

// What the law finder says of a request, or null.
async function lawOf(request) {
    const { output } = await later(spoken() === "zh" ? "answers-zh" : "answers", request);
    const { answer, said } = output === "" ? { answer: null, said: null } : JSON.parse(output);
    return answer?.law ? { ...said, isProved: answer.law.is_proved } : null;
}

// The views other than Play and Words, with the names of the problems and the guides.
function listed() {
    list ??= awaited(client.unpacked("list")).then((data) => {
        const begun = beginViews(data.views);
        begun.learnProblems(data);
        begun.prepareLaw(data, go);
        begun.prepareProblems(() => awaited(client.unpacked("texts")), () => begun.showList(addressed().startsWith("game ") ? addressed().slice(5) : ""));
        views = begun;
    });
    list.catch(() => (list = null));
    return list;
}

// Shows what the address says. If two requests overlap, the later one's answer is shown.
async function show() {
    const mine = (turn += 1);
    const asked = addressed();
    const [, word, after] = /^([a-z]*)[ ;]?(.*)$/is.exec(asked) ?? ["", "", ""];
    const first = word.toLowerCase();
    const rest = after.trim();
    const part = { play: "play", learn: "learn", sheet: "learn", homework: "learn", game: "games", games: "games", words: "words" }[first] ?? "law";
    for (const other of PARTS) {
        at(other).hidden = other !== part;
        other === part ? at(`to-${other}`).setAttribute("aria-current", "page") : at(`to-${other}`).removeAttribute("aria-current");
    }
    document.querySelectorAll("dialog[open]").forEach((/** @type {any} */ dialog) => dialog.close());
    if (client.isBusy()) {
        client.stop();
    }
    try {
        if (part === "learn" || part === "law" || part === "games") {
            await listed();
            if (mine !== turn) {
                return;
            }
        }
        if (part === "play") {
            document.title = "Grundy";
            await showPlay(asked[word.length] === ";" ? `;${rest}` : rest);
        } else if (part === "learn") {
            document.title = `${say("Learn")} - Grundy`;
            await views.showCourse(first, rest, { address, law: lawOf });
        } else if (part === "words") {
            showTerms(at("words-list"));
            document.title = `${say("Words")} - Grundy`;
        } else if (part === "games") {
            const name = first === "game" ? rest : "";
            document.title = `${name || say("Problems")} - Grundy`;
            views.showList(name);
            await views.showProblem(name, first === "games" ? rest : "", later);
        } else {
            const typed = asked === "law" ? "" : asked;
            if (at("typed").value !== typed) {
                at("typed").value = typed;
            }
            document.title = typed === "" ? "Grundy" : `${typed.slice(0, 60)} - Grundy`;
            await views.showLaw(typed, ask, later);
        }
    } catch (error) {
        if (error.kind !== "stopped") {
            throw error;
        }
    }
}

const partShown = () => PARTS.find((part) => !at(part).hidden) ?? "play";

// Puts the focus at the beginning of the view.
function focusView() {
    const title = at(partShown()).querySelector("h1");
    title.tabIndex = -1;
    title.focus();
}

function addressed() {
    const decode = (text) => {
        try {
            return decodeURIComponent(text);
        } catch {
            return text;
        }
    };
    return location.hash.slice(1).replace(/(%[0-9a-f]{2})+/gi, decode).trim() || "play";
}

// Makes the reader's request the address; the same request is answered again.
async function go(typed) {
    // A table keeps its lines.
    const text = typed.replace(/[^\S\n]+/g, " ").trim();
    address(text === "" ? "law" : text);
    await show();
    const answer = at("answer");
    if (answer.firstChild && answer.getBoundingClientRect().top > innerHeight / 2) {
        answer.scrollIntoView();
    }
}

// Sets the address without showing it again; with a new one, Back leads to the one before.
function address(text, isNew = false) {
    const plain = encodeURIComponent(text).replace(/%(20|3A|2C|3B)/g, decodeURIComponent);
    history[isNew && addressed() !== text ? "pushState" : "replaceState"](null, "", `#${plain}`);
    shown = location.hash;
    if (text.startsWith("play ")) {
        at("to-play").href = location.hash;
    }
}

/** Begins, with the words of the page in Chinese, and a client, which answers and has the other parts of the page. */
export async function begin(words, answering) {
    client = answering;
    learn(words);
    preparePlay(ask, (text, isNew) => {
        // A reader may have gone elsewhere meanwhile.
        if (!at("play").hidden && location.hash === shown) {
            address(text, isNew);
        }
    });
    const spoke = () => {
        views?.speakLaw();
        speakPlay();
    };
    prepareFrame(spoke, show);
    document.querySelector(".skip")?.addEventListener("click", (event) => {
        event.preventDefault();
        focusView();
    });
    at("stop").addEventListener("click", () => client.stop());
    addEventListener("hashchange", async () => {
        if (location.hash === shown) {
            return;
        }
        shown = location.hash;
        const before = partShown();
        const [first] = addressed().split(" ");
        await show();
        // Who chose a problem, a step or another view, reads on there.
        if (["game", "games"].includes(first)) {
            (at("game").querySelector("h1") ?? at("games-title")).focus();
        } else if (["learn", "sheet", "homework"].includes(first)) {
            at("step-title")?.focus();
        } else if (partShown() !== before) {
            focusView();
        }
    });
    shown = location.hash;
    const showing = show();
    document.documentElement.classList.remove("elsewhere", "wordless");
    await showing;
    document.documentElement.dataset.ready = String(Math.round(performance.now()));
}
