// A game against the machine: one move that is judged, or a game to its end. A move that loses is not made: its sentence says
// what the machine would do, and the position stays.

import { svg, text } from "../../play/picture/svg.js";
import { written } from "../../play/look.js";
import { endMotion, isMoving, travel } from "../../play/motion.js";
import { after } from "../../play/after.js";
import { chooseMove, described, drawnPicture, drawTable, isPointed, makeChosen, selection, stepChoice } from "../../play/table.js";
import { tracked } from "../../play/track.js";
import { element } from "../../words.js";
import { answerOf, has, judgeLast, judgeMove, positionOf, ROWS } from "../judge.js";
import { nimSum } from "../make.js";
import { asMine, joined, say } from "../texts.js";
import { isLost, leftBy, winners } from "../theory.js";

/**
 * A game on the screen's board. `options`: `whole`, moves are made and the end judges; `toEnd`, it goes on after the first
 * move; `machine`, the machine begins; `passes`, the reader may let the machine begin; `rows`, the pieces stand below, and
 * follow what is chosen; `done()` is called at its end.
 */
export async function match(screen, { exercise = screen.exercise, whole = false, toEnd = false, machine = false, passes = false, rows = "", done = (/** @type {any[]} */ said, isJudged = false) => screen.done(said, isJudged) } = {}) {
    const first = await positionOf(exercise);
    first.track = tracked(first);
    /** @type {any} */
    let [now, before, isMine, isJudged, isOver] = [first, null, !machine, false, false];
    // What the reader left, in a whole game.
    /** @type {number[]} */
    let leftThen = [];
    const tallest = Math.max(...first.heaps);

    // The rows below the heaps: of what is chosen, if they follow it.
    function drawRows() {
        const { picture, scene, element: board } = drawnPicture();
        const over = board?.querySelector("#over");
        if (rows === "" || !over) {
            return;
        }
        const chosen = rows === "follow" && selection()?.choices.length > 0 ? leftBy(now, selection().choices[0]) : now.heaps;
        const line = lineOf(scene.height);
        const used = ROWS.filter((row) => row <= Math.max(...first.heaps));
        const top = scene.height - used.length * line;
        const [left, right] = [Math.min(...picture.columns.map(({ x }) => x)) - line * 2.6, Math.max(...picture.columns.map(({ x }) => x)) + line * 2.6];
        over.replaceChildren(...used.flatMap((row, place) => {
            const y = top + (place + 0.5) * line;
            const isOdd = has(nimSum(chosen), row);
            const cells = picture.columns.flatMap(({ at, x }) => [
                has(chosen[at], row) ? svg("rect", { class: "bit", x: x - line * 0.6, y: y - line * 0.4, width: line * 1.2, height: line * 0.8, rx: line * 0.2 }) : null,
                text(x, y, line * 0.6, `bit-number${has(chosen[at], row) ? " on" : ""}`, has(chosen[at], row) ? row : "·"),
            ]);
            const band = rows === "follow" && isOdd ? svg("rect", { class: "odd", x: left, y: y - line / 2 + 1, width: right - left, height: line - 2, rx: 6 }) : null;
            const words = rows === "follow" ? text(right - 4, y, line * 0.5, `tag end${isOdd ? " on" : ""}`, isOdd ? say("odd|奇") : say("even|偶")) : null;
            return [band, text(left + 4, y, line * 0.55, `tag start${isOdd && rows === "follow" ? " on" : ""}`, row), ...cells, words].filter(Boolean);
        }));
    }
    const lineOf = (height) => Math.max(20, Math.min(44, height * 0.075));

    function draw() {
        const used = rows === "" ? 0 : ROWS.filter((row) => row <= Math.max(...first.heaps)).length;
        const foot = rows === "" ? undefined : (used + 0.3) * lineOf(screen.board.clientHeight);
        const side = rows === "" ? 0 : lineOf(screen.board.clientHeight) * 2.8;
        const leaving = drawTable({ place: screen.board, calls: { changed, make: (choices, parts) => move(choices[0], parts), press: () => isMoving() && (endMotion(), true) }, look: now, before, last: before === null ? null : now.made, track: now.track, tallest, sides: null, isMine: isMine && !isOver, foot, side });
        drawRows();
        return leaving;
    }
    screen.draws(() => void draw());

    // The buttons, which follow what is chosen.
    const less = element("button", { type: "button", "aria-label": say("Less|减少"), onclick: () => stepChoice(-1) }, "−");
    const go = element("button", { type: "button", class: "main do-it", onclick: () => makeChosen() });
    const more = element("button", { type: "button", "aria-label": say("More|增加"), onclick: () => stepChoice(1) }, "+");
    const pass = passes ? element("button", { type: "button", class: "pass", onclick: () => move(null) }, say("You begin|你先走")) : "";
    function changed(how = "") {
        const chosen = selection();
        const able = isMine && !isOver && chosen !== null && chosen.choices.length > 0;
        go.disabled = !able;
        go.textContent = able ? chosen.choices[0].words : isMine ? say("Choose stones|选石子") : say("Please wait|请稍候");
        less.disabled = more.disabled = !isMine || isOver;
        if (pass !== "") {
            pass.hidden = isJudged;
            pass.disabled = !isMine || isOver;
        }
        drawRows();
        if ((how === "key" || how === "step") && !isPointed()) {
            screen.say(chosen === null ? "" : chosen.choices[0]?.words ?? say("This is no move.|不能这样走。"));
        }
    }
    const askTurn = () => screen.ask(isMine ? (isJudged || whole || !passes ? say("Your move.|轮到你了。") : say("Move, or let me begin.|你走，或者让我先走。")) : say("My move.|轮到我了。"));
    const acts = () => screen.acts(element("div", { class: "do-row" }, less, go, more), pass);

    // Makes a move, and shows it under way.
    async function make(choice, parts, isOwn) {
        const left = parts ?? choice.left;
        const next = now.track ? await after(written({ ...choice, left }), now) : { ...(await positionOf(exercise, leftBy(now, choice))), made: choice };
        if (!screen.isShown()) {
            return false;
        }
        [before, now] = [now, next];
        isMine = !isOwn;
        const leaving = draw();
        changed();
        askTurn();
        await travel(screen.board.querySelector("svg.board"), leaving, isOwn, screen.board.clientHeight);
        return screen.isShown();
    }
    async function answer() {
        const all = winners(now);
        const least = [...now.choices].sort((a, b) => b.left.reduce((x, y) => x + y, 0) - a.left.reduce((x, y) => x + y, 0));
        const choice = all.length > 0 ? answerOf(now) : whole ? now.choices[Math.floor(Math.random() * now.choices.length)] : least[0];
        if (!(await make(choice, null, false))) {
            return;
        }
        const words = say("I {move}.|我{move}。", { move: asMine(choice.words) });
        if (now.count === 0) {
            end(words);
        } else {
            screen.say(joined([words, `${described(now)}.`]));
            screen.lead(screen.board.querySelector("svg.board"));
        }
    }
    function end(words = "") {
        isOver = true;
        draw();
        changed();
        screen.say(words);
        const isWon = (now.count === 0 && isMine) === (now.misere === true);
        if (!whole || isWon) {
            done([], true);
            screen.ask(say("You have won.|你赢了。"));
            return;
        }
        const around = exercise.set.length + 1;
        const judged = judgeLast(exercise, leftThen.find((left) => left % around !== 0));
        const isToBeShown = screen.wrong(judged);
        // The same once more.
        [now, before, isMine, isOver, leftThen] = [first, null, true, false, []];
        draw();
        changed();
        askTurn();
        if (isToBeShown) {
            chooseMove(answerOf(now), true);
        }
    }
    async function move(choice, /** @type {any} */ parts = null) {
        if (!isMine || isOver) {
            return;
        }
        if (!whole) {
            const judged = await judgeMove(exercise, now, choice);
            if (!screen.isShown()) {
                return;
            }
            if (!judged.isRight) {
                const isToBeShown = screen.wrong(judged);
                if (isToBeShown && isLost(now)) {
                    pass !== "" && pass.classList.add("shown");
                } else if (isToBeShown) {
                    chooseMove(answerOf(now), true);
                }
                return;
            }
            pass !== "" && pass.classList.remove("shown");
            if (!isJudged) {
                isJudged = true;
                screen.judged(judged.said, !toEnd);
            }
        }
        if (choice === null) {
            isMine = false;
            changed();
            if (toEnd) {
                await answer();
            } else {
                isOver = true;
                done([], true);
            }
            return;
        }
        leftThen.push(leftBy(now, choice).reduce((sum, size) => sum + size, 0));
        if (!(await make(choice, parts, true))) {
            return;
        }
        if (now.count === 0) {
            end();
        } else if (toEnd || whole) {
            await answer();
        } else {
            isOver = true;
            draw();
            changed();
            done([], true);
        }
    }
    acts();
    askTurn();
    draw();
    changed();
    if (machine) {
        await answer();
    }
}
