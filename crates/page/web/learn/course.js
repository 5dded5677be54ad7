// The screen of the course: the steps above, words on the left, the board on the right; on a phone one below the other.

import { problem } from "../problems/find.js";
import { endMotion } from "../play/motion.js";
import { explained } from "../terms.js";
import { at, copyButton, element } from "../words.js";
import { BOARDS } from "./boards/boards.js";
import { make } from "./make.js";
import { clear, done, isKept, keep } from "./progress.js";
import { announce, screenOf } from "./screen.js";
import { numberOf, STEPS, stepOf, textOf } from "./steps.js";
import { say } from "./texts.js";

// An exercise is none of the last ones.
const LAST = 2;
/** @type {Map<string, string[]>} */
const recent = new Map();
// Counts what was shown.
let shown = 0;
/** Something else is shown: whether that is still so, as a function. */
export function view() {
    endMotion();
    const mine = (shown += 1);
    return () => mine === shown && !at("learn").hidden;
}

/** Which steps there are, which are done, and which is shown. */
export function stepsBar(current) {
    const item = ({ slug, title }, place) => {
        const { isDone, isSkipped } = done(slug);
        const words = `${place + 1}. ${say(title)}${isDone ? say(", done|，已完成") : isSkipped ? say(", skipped|，已跳过") : ""}`;
        // With its path, or a link that is scrolled out of sight would look like one that skips a part of the page.
        return element("li", { class: isDone ? "done" : isSkipped ? "skipped" : "" }, element("a", { href: `${location.pathname}${location.search}#learn ${slug}`, "aria-current": slug === current ? "step" : false, "aria-label": words, title: words }, isDone ? "✓" : String(place + 1)));
    };
    at("steps").replaceChildren(...STEPS.map(item));
    const here = at("steps").querySelector("[aria-current]");
    if (here !== null) {
        at("steps").scrollLeft = here.offsetLeft - at("steps").clientWidth / 2 + 22;
    }
}

const link = (to, ...words) => element("a", { class: "button", href: `#${to}` }, ...words);

// In the large view, the way out of it.
export const exit = () => element("button", { type: "button", class: "bare exit-large", "aria-label": say("End the large view|退出大屏"), onclick: () => at("present").click() }, "×");

// A seed for the next exercise; some steps change with it between two kinds, or three.
function seedFor(slug) {
    const kinds = { binary: 2, kayles: 3 }[slug] ?? 1;
    const kind = slug === "binary" ? done(slug).shown + 1 : done(slug).shown;
    return 1000 + Math.floor(Math.random() * 2900) * kinds - (1000 % kinds) + (kind % kinds);
}

// An exercise that is none of the last.
async function another(slug, level) {
    const before = recent.get(slug) ?? [];
    for (let turn = 0; ; turn++) {
        const found = await make(slug, level, seedFor(slug));
        const { seed: _seed, level: _level, ...rest } = found;
        const key = JSON.stringify(rest);
        if (!before.includes(key) || turn > 30) {
            recent.set(slug, [...before, key].slice(-LAST));
            return found;
        }
    }
}

// How many were right, of how many that are needed.
const counted = ({ count, isDone }, { needs }) => element("p", { class: "counted", role: "img", "aria-label": say("{count} of {needs}|{count} / {needs}", { count: isDone ? needs : Math.min(count, needs), needs }) }, ...Array.from({ length: needs }, (_, place) => element("i", { class: isDone || place < count ? "full" : "" })));

/**
 * Shows a step with an exercise; `level` and `seed` may be those of an address. `calls`: `address(text)`, `law(request)`.
 */
export async function showStep({ slug, level, seed }, calls) {
    const isShown = view();
    const step = stepOf(slug);
    let state = done(slug);
    const isSame = seed === null ? state.seed !== null && !state.isOver : seed === state.seed && level === state.level;
    /** @type {any} */
    let exercise = null;
    if (slug === "own") {
        exercise = { slug, level: 1, seed: seed ?? state.seed ?? 1 + Math.floor(Math.random() * 9999) };
    } else if (seed === null && !isSame) {
        exercise = await another(slug, state.level);
    } else {
        exercise = await make(slug, isSame ? state.level : level, isSame ? state.seed : seed);
    }
    if (!isShown()) {
        return;
    }
    if (!isSame) {
        keep(slug, { level: state.level, seed: exercise.seed, mistakes: 0, isOver: false, said: null, shown: state.shown + 1, asked: exercise.level });
        state = done(slug);
    }
    calls.address(`learn ${slug}${exercise.level === 0 ? " easier" : ""} ${exercise.seed}`);
    const parts = {
        text: element("p", { class: "text" }, ...explained(step.reads && exercise.reads ? textOf(step, exercise, "reads") : exercise.two ? textOf(step, exercise, "two") : textOf(step, exercise))),
        ask: element("p", { class: "ask", tabindex: "-1" }),
        note: element("div", { class: "feedback" }),
        place: element("div", { class: "learn-place" }),
        acts: element("div", { class: "learn-acts" }),
        next: element("button", { type: "button", class: "main next-exercise", hidden: true, onclick: () => showStep({ slug, level: 1, seed: null }, calls).then(() => at("step-title").focus({ preventScroll: true })) }, say("Another one|再来一题")),
    };
    const count = element("div", {});
    const on = element("div", { class: "onward" });
    const foot = element("div", { class: "learn-foot" });
    const number = numberOf(slug);
    const drawAround = () => {
        const now = done(slug);
        stepsBar(slug);
        count.replaceChildren(counted(now, step), exercise.level === 0 ? element("small", {}, say("easier|容易")) : "");
        const { text, ask } = { text: now.isDone ? textOf(step, exercise.set ? exercise : { ...exercise, set: [1, 2, 3] }, "end") : null, ask: step.play };
        const more = [
            ask === null ? link("play", say("Play|对局")) : link(`play ${ask}`, say("A game like this|玩一局类似的")),
            link(step.law, step.law === "law" ? say("Law finder|找规律") : say("Its law|它的规律")),
            step.problem === null ? link("games", say("Problems|题目")) : link(`game ${step.problem}`, say("Problem: {title}|题目：{title}", { title: problem(step.problem)?.title ?? step.problem })),
        ];
        const address = () => location.href;
        on.replaceChildren(
            // Its room is there before.
            element("p", { class: text === null ? "end unsaid" : "end" }, ...(text === null ? [] : explained(text))),
            element("h2", {}, say("Go on with this|接着练")),
            element("div", { class: "buttons" }, ...more),
            element("details", {}, element("summary", {}, say("For teachers|给老师")),
                element("div", { class: "buttons" }, copyButton(address, say("Copy the link of this exercise|复制这一题的链接"), say("Copy the link|复制链接")), slug === "own" ? "" : link(`sheet ${slug} ${exercise.seed}`, say("A sheet to print|打印练习纸")), link(`homework learn ${slug}`, say("Homework|作业")))),
            element("p", { class: "hint" }, isKept() ? element("button", { type: "button", class: "link", onclick: () => {
                clear();
                showStep({ slug: "last", level: 1, seed: null }, calls);
            } }, say("Clear my progress|清除学习记录")) : say("Nothing is kept here.|这里无法保存进度。")),
        );
        foot.replaceChildren(
            number > 1 ? link(`learn ${STEPS[number - 2].slug}`, say("Back|上一步")) : link("learn placement", say("Find my step|找到我的起点")),
            number < STEPS.length ? element("a", { class: `button${now.isDone ? " main" : ""}`, href: `#learn ${STEPS[number].slug}` }, say("Next|下一步")) : link("games", say("All problems|全部题目")),
        );
    };
    const { screen, start, isOver } = screenOf({
        exercise,
        parts,
        kept: isSame ? state : null,
        isFirst: state.shown <= 1,
        isShown,
        changed: (answer, isEasier) => keep(slug, { ...answer, ...(isEasier ? { level: 0 } : {}) }),
        over: (counts) => {
            const now = done(slug);
            const total = now.count + Number(counts);
            keep(slug, { count: total, level: counts ? 1 : now.level, isDone: now.isDone || total >= step.needs || slug === "own" });
            const isNew = !now.isDone && done(slug).isDone;
            drawAround();
            parts.next.hidden = false;
            isNew && announce(on.querySelector(".end")?.textContent ?? "");
        },
        failed: () => {},
        law: calls.law,
        link: (to) => on.querySelector(".buttons")?.append(link(to, say("This game in Play|在对局里玩"))),
    });
    at("step").replaceChildren(
        element("div", { class: "lesson", "data-slug": slug },
            element("div", { class: "lesson-words" }, element("h1", { id: "step-title", tabindex: "-1" }, `${number}. ${say(step.title)}`), parts.text, element("div", { class: "ask-row" }, parts.ask, count)),
            element("div", { class: "lesson-board" }, element("div", { class: "stage learn-stage" }, parts.place), element("div", { class: "under" }, parts.acts, parts.next)),
            element("div", { class: "lesson-note" }, parts.note),
            on,
            foot,
            exit(),
        ),
    );
    drawAround();
    parts.next.hidden = !isOver();
    await BOARDS[slug](screen);
    start();
    document.documentElement.dataset.step = `${slug} ${exercise.seed}`;
}
