// The page: what its address says is shown, and what the reader does becomes its address.

import { Client, Stopped, TooLarge } from "./client.js";
import { prepareGames, showGame, showList } from "./games.js";
import { prepareLaw, showExamples, showLaw } from "./law.js";
import { at, learn, say, speak, spoken } from "./words.js";

let client = null;
let shown = null;

// What is compressed and in base64, as bytes.
async function unpacked(id) {
    const text = atob(at(id).textContent.trim());
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
}

// A program's answer, with the time that it takes and a way to stop it.
async function ask(program, input) {
    const begin = performance.now();
    const status = at("status");
    const stop = at("stop");
    const seconds = () => ((performance.now() - begin) / 1000).toFixed(1);
    const show = () => {
        stop.hidden = false;
        stop.parentElement.classList.add("busy");
        status.textContent = say("Working for {} s", seconds());
    };
    // What is quick is not announced.
    let timer = setTimeout(() => {
        show();
        timer = setInterval(show, 500);
    }, 150);
    try {
        const answer = await client.ask(program, input);
        status.textContent = say("Answered in {} ms.", Math.ceil(answer.ms));
        document.documentElement.dataset.memory = String(answer.memory);
        document.documentElement.dataset.answered ??= String(Math.round(performance.now()));
        return answer;
    } catch (error) {
        if (error instanceof Stopped) {
            status.textContent = say("Stopped after {} s.", seconds());
        } else if (error instanceof TooLarge) {
            status.textContent = "";
            const faults = say("{}: this page counts with 32 bits, which are too few for this input; the program itself answers it", program);
            return { status: 1, output: "", faults, ms: 0, memory: 0 };
        } else {
            status.textContent = error.message;
        }
        throw error;
    } finally {
        clearTimeout(timer);
        clearInterval(timer);
        if (document.activeElement === stop) {
            (at("law").hidden ? at("run") : at("typed"))?.focus();
        }
        stop.hidden = true;
        stop.parentElement.classList.remove("busy");
    }
}

// The same for what the reader does below an answer: if it is stopped, there is nothing to say.
async function later(program, input) {
    try {
        return await ask(program, input);
    } catch {
        return { status: 1, output: "", faults: "", ms: 0, memory: 0 };
    }
}

// Shows what the address says. Of two answers the later request's is shown.
async function show() {
    const address = addressed();
    const [first, ...rest] = address.split(" ");
    const isGames = first === "game" || first === "games";
    at("law").hidden = isGames;
    at("games").hidden = !isGames;
    for (const [id, isThere] of [["to-law", !isGames], ["to-games", isGames]]) {
        isThere ? at(id).setAttribute("aria-current", "page") : at(id).removeAttribute("aria-current");
    }
    if (client.isBusy()) {
        client.stop();
    }
    try {
        if (isGames) {
            const name = first === "game" ? rest.join(" ") : "";
            showList(name);
            showGame(name, later);
            document.title = name === "" ? "Grundy" : `${name} - Grundy`;
        } else {
            const typed = address === "law" ? "" : address;
            if (at("typed").value.trim() !== typed.trim()) {
                at("typed").value = typed;
            }
            document.title = typed === "" ? "Grundy" : `${typed.slice(0, 60)} - Grundy`;
            await showLaw(typed, ask, later);
        }
    } catch (error) {
        if (!(error instanceof Stopped)) {
            throw error;
        }
    }
}

function addressed() {
    try {
        return decodeURIComponent(location.hash.slice(1)).trim() || "law";
    } catch {
        return location.hash.slice(1);
    }
}

// What the reader asks for becomes the address; the same request is answered again.
async function go(typed) {
    const text = typed.replace(/\s+/g, " ").trim();
    const hash = text === "" ? "#law" : `#${encodeURIComponent(text).replace(/%20/g, " ").replace(/%3A/g, ":").replace(/%2C/g, ",")}`;
    history.replaceState(null, "", hash);
    shown = location.hash;
    await show();
    const answer = at("answer");
    if (answer.firstChild && answer.getBoundingClientRect().top > innerHeight / 2) {
        answer.scrollIntoView();
    }
}

function setLanguage(which) {
    speak(which);
    at("language").textContent = which === "zh" ? "English" : "中文";
    at("language").lang = which === "zh" ? "en" : "zh";
    showExamples(go);
}

async function begin() {
    if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function" || typeof Worker !== "function") {
        at("trouble").textContent =
            "This browser is too old for this page: it needs WebAssembly and DecompressionStream (Chrome 80, Firefox 113, Safari 16.4). 浏览器太旧，缺少 WebAssembly，无法运行本页。";
        at("trouble").hidden = false;
        return;
    }
    const [programs, packed] = await Promise.all([unpacked("programs"), unpacked("data")]);
    const data = JSON.parse(new TextDecoder().decode(packed));
    client = new Client(at("worker").textContent, programs);
    learn(data.words);
    let stored = null;
    try {
        stored = localStorage.getItem("language");
    } catch {
        // No storage: the browser's language each time.
    }
    setLanguage(stored ?? (navigator.language.startsWith("zh") ? "zh" : "en"));
    at("language").addEventListener("click", () => {
        const which = spoken() === "zh" ? "en" : "zh";
        try {
            localStorage.setItem("language", which);
        } catch {
            // It is not kept.
        }
        setLanguage(which);
        show();
    });
    at("stop").addEventListener("click", () => client.stop());
    prepareLaw(data.grammar, go);
    prepareGames(data, () => showList(addressed().startsWith("game ") ? addressed().slice(5) : ""));
    addEventListener("hashchange", async () => {
        if (location.hash === shown) {
            return;
        }
        shown = location.hash;
        const wasGame = addressed().startsWith("game ");
        await show();
        if (wasGame) {
            // Who chose a problem reads on there.
            at("game").querySelector("h1")?.focus();
        }
    });
    await show();
    document.documentElement.dataset.ready = String(Math.round(performance.now()));
}

begin();
