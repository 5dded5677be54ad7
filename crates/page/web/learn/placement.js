// Where to begin: five exercises of later and later steps; the first mistake ends them.

import { at, element } from "../words.js";
import { BOARDS } from "./boards/boards.js";
import { exit, stepsBar, view } from "./course.js";
import { make } from "./make.js";
import { done, keep } from "./progress.js";
import { announce, screenOf } from "./screen.js";
import { numberOf, STEPS, stepOf, textOf } from "./steps.js";
import { say } from "./texts.js";

// Each with the step at which to begin after a mistake.
const TESTS = [["back", "last"], ["nim", "twins"], ["values", "mex"], ["grundy", "sums"], ["kayles", "kayles"]];
const END = "period";

const TEXTS = {
    back: "Take {S}. Who takes the last one wins.|每次取 {S} 颗，谁取到最后一颗谁赢。",
    nim: "Take any number from one heap. Who takes the last stone wins. Move, or let me begin.|每次从一堆取任意颗，谁取到最后一颗谁赢。你可以走，也可以让我先走。",
    values: "Take {S}. What is this heap worth? Tap its Grundy value.|每次取 {S} 颗。这一堆的 SG 值是多少？点一下。",
    grundy: "Take {S} from one heap. Who takes the last stone wins. Move, or let me begin.|每次从一堆取 {S} 颗，谁取到最后一颗谁赢。你可以走，也可以让我先走。",
    kayles: "Knock down {pins}. What is the row worth? Tap its Grundy value.|击倒{pins}瓶。这一排的 SG 值是多少？点一下。",
};

/** Shows the first exercise, or the next. */
export async function showPlacement(calls, place = 0, /** @type {number} */ base = 3 * (300 + Math.floor(Math.random() * 2700))) {
    const isShown = view();
    const [slug, from] = TESTS[place];
    calls.address("learn placement");
    const exercise = await make(slug, 1, base);
    if (!isShown()) {
        return;
    }
    const parts = {
        text: element("p", { class: "text" }, textOf({ text: TEXTS[slug] }, exercise)),
        ask: element("p", { class: "ask", tabindex: "-1" }),
        note: element("div", { class: "feedback" }),
        place: element("div", { class: "learn-place" }),
        acts: element("div", { class: "learn-acts" }),
        next: element("button", { type: "button", class: "main next-exercise", hidden: true, onclick: () => showPlacement(calls, place + 1, base + 3).then(() => at("step-title").focus({ preventScroll: true })) }, say("Go on|继续")),
    };
    const end = (begin) => {
        parts.place.inert = true;
        parts.next.hidden = true;
        const number = numberOf(begin);
        STEPS.slice(0, number - 1).forEach((step) => done(step.slug).isDone || keep(step.slug, { isSkipped: true }));
        STEPS.slice(number - 1).forEach((step) => keep(step.slug, { isSkipped: false }));
        stepsBar("");
        const words = say("Begin at step {number}: {title}|从第 {number} 步开始：{title}", { number, title: say(stepOf(begin).title) });
        const go = element("a", { class: "button main", href: `#learn ${begin}` }, words);
        parts.acts.replaceChildren(go);
        announce(words);
        go.focus();
    };
    const { screen, start } = screenOf({
        exercise,
        parts,
        kept: null,
        isTest: true,
        isShown,
        changed: () => {},
        over: () => {
            if (place + 1 === TESTS.length) {
                end(END);
            } else {
                parts.next.hidden = false;
            }
        },
        failed: () => end(from),
        law: calls.law,
        link: () => {},
    });
    stepsBar("");
    at("step").replaceChildren(
        element("div", { class: "lesson", "data-seed": String(exercise.seed) },
            element("div", { class: "lesson-words" }, element("h1", { id: "step-title", tabindex: "-1" }, say("Find my step: {at} of {all}|找到我的起点：{at} / {all}", { at: place + 1, all: TESTS.length })), element("p", { class: "hint" }, say("The first mistake ends it and tells where to begin.|第一次答错就结束，并告诉你从哪一步开始。")), parts.text, element("div", { class: "ask-row" }, parts.ask)),
            element("div", { class: "lesson-board" }, element("div", { class: "stage learn-stage" }, parts.place), element("div", { class: "under" }, parts.acts, parts.next)),
            element("div", { class: "lesson-note" }, parts.note),
            element("div", { class: "learn-foot" }, element("a", { class: "button", href: "#learn last" }, say("To the first step|去第一步")), ""),
            exit(),
        ),
    );
    await BOARDS[slug](screen);
    start();
    document.documentElement.dataset.step = `placement ${place + 1}`;
}
