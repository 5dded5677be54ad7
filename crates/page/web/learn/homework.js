// Homework: positions to win and steps to learn, in one address. What is done is kept on the pupil's device.

import { game, isOver, readAddress, winner } from "../play/game.js";
import { line, look } from "../play/look.js";
import { playHere } from "../play/play.js";
import { at, copyButton, element } from "../words.js";
import { view } from "./course.js";
import { done, homework, keepHomework } from "./progress.js";
import { announce } from "./screen.js";
import { addressed, stepOf } from "./steps.js";
import { say } from "./texts.js";

const MOST = 20;
const LONGEST = 1500;

/** The entries of a homework: { text, slug }, { text, position }, or { text, wrong }. */
export async function entriesOf(rest) {
    if (rest.length > LONGEST) {
        return [{ text: "", wrong: say("Homework may have {most} characters, not {count}.|作业最多 {most} 个字符，这里有 {count} 个。", { most: LONGEST, count: rest.length }) }];
    }
    const texts = rest.split("|").map((text) => text.trim()).filter(Boolean);
    const entries = await Promise.all(texts.slice(0, MOST).map(entryOf));
    return texts.length > MOST ? [...entries, { text: texts[MOST], wrong: say("At most {most} entries.|最多 {most} 项。", { most: MOST }) }] : entries;
}

async function entryOf(text) {
    const [, step] = /^learn\s+(.*)$/i.exec(text) ?? [];
    if (step !== undefined) {
        const { slug } = addressed(step);
        return slug === null || slug === "placement" ? { text, wrong: say("No step has this name.|没有这一步。") } : { text, slug };
    }
    const { position, begins, isTwo, unknown, moves } = readAddress(text);
    const found = position === "" ? { wrong: say("This is empty.|这里是空的。") } : await look(position);
    if (found.wrong !== undefined) {
        return { text, wrong: found.wrong };
    }
    if (isTwo || unknown.length > 0 || moves.length > 0) {
        return { text, wrong: say("Only “; machine begins” may stand after the heaps.|堆后面只能写“; machine begins”。") };
    }
    if (found.moves.is_won !== (begins === "you")) {
        return { text, wrong: begins === "you" ? say("Who begins loses this; write “; machine begins” after it.|先走必败；请在后面写“; machine begins”。") : say("Who begins wins this, so the pupil must begin.|先走必胜，应由学生先走。") };
    }
    return { text, position: line(found), begins };
}

/** @type {any} */
let watching = null;

export async function showHomework(rest, calls) {
    const isShown = view();
    const entries = await entriesOf(rest);
    if (!isShown()) {
        return;
    }
    at("steps").replaceChildren();
    const isDone = ({ text, slug }) => (slug ? done(slug).isDone : Boolean(homework(rest)[text]));
    const count = element("p", { class: "counted-words" });
    const list = element("ol", { class: "tasks" });
    const place = element("div", { class: "homework-table" });
    const good = entries.filter(({ wrong }) => wrong === undefined);
    /** @type {any} */
    let open = null;
    const draw = () => {
        count.textContent = say("{done} of {all} done|已完成 {done} / {all}", { done: good.filter(isDone).length, all: good.length });
        list.replaceChildren(...entries.map((entry) => {
            const { text, slug, wrong } = entry;
            const state = wrong !== undefined ? "" : homework(rest)[text] === "hints" ? say("done, with hints|已完成，用过提示") : isDone(entry) ? say("done|已完成") : "";
            const to = wrong !== undefined ? element("span", { class: "wrong" }, element("code", { lang: "en" }, text.slice(0, 80)), ` ${wrong}`) : slug ? element("a", { class: "button", href: `#learn ${slug}` }, say(stepOf(slug).title)) : element("button", { type: "button", lang: "en", "aria-pressed": String(open === entry), onclick: () => play(entry) }, text);
            return element("li", {}, to, " ", element("small", {}, state));
        }));
    };
    async function play(entry) {
        open = entry;
        draw();
        await playHere(place, entry.text);
        isShown() && at("drawing").querySelector("svg")?.focus({ preventScroll: true });
    }
    watching?.disconnect();
    watching = new MutationObserver(() => {
        const entry = open;
        if (isShown() && entry !== null && game?.here === entry.text && isOver() && winner() === "you" && homework(rest)[entry.text] !== "alone") {
            keepHomework(rest, entry.text, game.hints > 0 ? "hints" : "alone");
            draw();
            announce(count.textContent);
        }
    });
    watching.observe(at("moment"), { attributes: true, attributeFilter: ["hidden"] });
    const field = element("textarea", { rows: "4", id: "homework-text", spellcheck: "false", lang: "en", placeholder: "take any : 3 4 5\nmisere take any : 1 1 4\nlearn nim" });
    field.value = rest.split("|").map((text) => text.trim()).filter(Boolean).join("\n");
    const typed = () => `homework ${field.value.split("\n").map((text) => text.trim()).filter(Boolean).join(" | ")}`;
    const go = element("button", { type: "button", class: "main", onclick: () => (location.hash = encodeURI(typed())) }, say("Show this homework|看看这份作业"));
    at("step").replaceChildren(
        element("h1", { id: "step-title", tabindex: "-1" }, say("Homework|作业")),
        element("p", {}, say("Win each game, and do each step.|赢下每一局，做完每一步。")),
        count,
        list,
        place,
        element("details", { open: good.length === 0 },
            element("summary", {}, say("For teachers|给老师")),
            element("label", { for: "homework-text" }, say("A line for each: a position to win, or a step|每行一项：要赢的局面，或一步课程")),
            field,
            element("div", { class: "buttons" }, go, copyButton(() => `${location.href.split("#")[0]}#${encodeURI(typed())}`, say("Copy the link of this homework|复制这份作业的链接"), say("Copy the link|复制链接"))),
        ),
    );
    draw();
    calls.address(`homework ${rest}`.trim());
    document.documentElement.dataset.step = "homework";
}
