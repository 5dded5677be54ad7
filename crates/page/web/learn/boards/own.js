// A rule of one's own: its worths, its width, its proof, the engine's law, and a game.

import { element } from "../../words.js";
import { isLost, position, worths as worthsOf } from "../theory.js";
import { taking } from "../make.js";
import { random } from "../random.js";
import { either, say } from "../texts.js";
import { lines } from "./lines.js";
import { match } from "./match.js";
import { worths } from "./places.js";

const [LEAST, MOST] = [2, 4];

export function own(screen) {
    /** @type {number[]} */
    let set = [];
    const chips = element("div", { class: "chips", role: "group", "aria-label": say("Numbers to take|可以取的数") }, ...Array.from({ length: 8 }, (_, at) => at + 1).map((number) => element("button", { type: "button", "aria-pressed": "false", "data-number": number, onclick: () => {
        set = set.includes(number) ? set.filter((other) => other !== number) : [...set, number].sort((a, b) => a - b);
        chips.querySelectorAll("button").forEach((button) => button.setAttribute("aria-pressed", String(set.includes(Number(button.dataset.number)))));
        go.disabled = set.length < LEAST || set.length > MOST;
        screen.ask(set.length > MOST ? say("At most four numbers.|最多 4 个数。") : set.length < LEAST ? say("Choose two to four numbers.|选 2 到 4 个数。") : say("Take {S}.|每次取 {S} 颗。", { S: either(set) }));
    } }, String(number))));
    const go = element("button", { type: "button", class: "main", disabled: true, onclick: () => begin() }, say("Take these|就取这些"));
    screen.place.append(chips);
    screen.ask(say("Choose two to four numbers.|选 2 到 4 个数。"));
    screen.acts(go);

    async function begin() {
        const rule = taking(set);
        const values = await worthsOf(rule, 99);
        const exercise = { ...screen.exercise, slug: "own", set, rule, values, upto: 6 };
        if (!screen.isShown()) {
            return;
        }
        screen.text(say("Take {S}. Put what a move leaves on its worth; the mex is the worth of the heap.|每次取 {S} 颗。走一步留下的堆放在它的值上，mex 就是这一堆的值。", { S: either(set) }));
        screen.clear();
        worths(Object.assign(Object.create(screen), { exercise, done: () => period(exercise) }));
    }
    function period(exercise) {
        const { values } = exercise;
        const right = Array.from({ length: 16 }, (_, at) => at + 1).find((width) => values.every((value, heap) => heap < width || value === values[heap - width]));
        screen.clear();
        // Some rules repeat only later, or not in a width that can be shown.
        if (right === undefined || right < 2) {
            law(exercise);
            return;
        }
        screen.text(say("Worths for taking {S}. Find the smallest width at which each column has one colour.|这是每次取 {S} 颗的 SG 值。找出让每一列同色的最小宽度。", { S: either(exercise.set) }));
        lines(screen, { ...exercise, right, width: right === 5 ? 7 : 5, far: undefined }, () => law(exercise));
    }
    async function law(exercise) {
        const { rule } = exercise;
        const said = element("p", { class: "law" }, say("The law finder is looking.|正在找规律。"));
        const known = element("p", {});
        screen.clear();
        screen.text(say("The law finder says of this rule:|找规律的结果："));
        screen.place.append(element("div", { class: "of-law" }, element("h2", { lang: "en" }, rule), said, known, element("a", { href: `#law ${rule}` }, say("The law of this game|这个游戏的规律"))));
        screen.ask("");
        screen.acts(element("button", { type: "button", class: "main", onclick: () => play(exercise) }, say("Play it|玩一局")));
        const answer = await screen.law(`law ${rule}`);
        if (answer !== null) {
            said.textContent = answer.law.join(" ");
            known.replaceChildren(element("span", { class: `badge ${answer.isProved ? "proved" : "observed"}` }, answer.known), ` ${answer.why}`);
        }
    }
    async function play(exercise) {
        const chance = random(`${exercise.rule} ${screen.exercise.seed}`);
        let sizes = [5, 6, 9];
        for (let turn = 0; turn < 50; turn++) {
            sizes = chance.ints(3, 12, 3);
            if (new Set(sizes).size === 3 && !isLost(await position(exercise.rule, sizes))) {
                break;
            }
        }
        if (!screen.isShown()) {
            return;
        }
        screen.clear();
        screen.text(say("Take {S} from one heap. Who takes the last stone wins. You begin, and can win.|每次从一堆取 {S} 颗，谁取到最后一颗谁赢。你先走，能赢。", { S: either(exercise.set) }));
        await match(screen, { exercise: { ...exercise, slug: "grundy", values: exercise.values, sizes }, toEnd: true });
        screen.link(`play ${exercise.rule} : ${sizes.join(" ")}`);
    }
}
