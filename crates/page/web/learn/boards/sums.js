// A heap on the left, and as many stones of Nim on the right as balance it; then the game.

import { judgeBalance } from "../judge.js";
import { say } from "../texts.js";
import { element } from "../../words.js";
import { match } from "./match.js";
import { numbers, stones } from "./parts.js";
import { strip } from "./places.js";

export async function sums(screen) {
    const { exercise, place } = screen;
    const { heap, right, values } = exercise;
    const on = element("div", { class: "balance-right" });
    const draw = (count) => on.replaceChildren(stones(count), element("b", {}, count === null ? "?" : String(count)));
    draw(null);
    // The worth of the heap itself is for the reader to find.
    const known = [...values.slice(0, heap).map(String), "?"];
    place.append(element("div", { class: "balance" }, element("div", {}, stones(heap), element("b", {}, String(heap))), on), strip(known, say("heap|堆")));
    screen.ask(say("How many stones on the right?|右边放几颗？"));
    const pad = numbers(0, 5, say("Stones on the right|右边的石子"), async (number) => {
        draw(number);
        const judged = judgeBalance(exercise, number);
        if (!judged.isRight) {
            if (screen.wrong(judged)) {
                pad.querySelector(`[data-number="${right}"]`)?.classList.add("shown");
            }
            return;
        }
        screen.judged(judged.said);
        screen.clear();
        await match(screen, { exercise: { ...exercise, sizes: [heap, right] }, toEnd: true, machine: true });
    });
    screen.acts(pad);
}
