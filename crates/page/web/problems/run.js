// The sample of a problem, to edit and run.

import { element, say } from "../words.js";

const LINES = 2000;

/** The field, its buttons and the output; `ask(program, input)` answers. */
export function tryIt(program, ask) {
    const input = element("textarea", { id: "input", rows: String(Math.min(12, program.sample.split("\n").length + 1)), spellcheck: "false" });
    input.value = program.sample;
    const output = element("pre", { id: "output", class: "wrap", tabindex: "0", role: "region", "aria-label": say("Output") });
    const said = element("p", { role: "status" });
    const more = element("button", { type: "button", hidden: true });
    const shown = element("div", { hidden: true }, element("h3", {}, say("Output")), output, more);
    // As many lines as the browser lays out at once.
    const show = (text) => {
        const lines = text.split("\n");
        more.hidden = lines.length <= LINES;
        more.textContent = say("Show all {} lines", lines.length - 1);
        more.onclick = () => {
            output.textContent = text;
            more.hidden = true;
            output.focus();
        };
        output.textContent = more.hidden ? text : `${lines.slice(0, LINES).join("\n")}\n`;
    };
    const run = async () => {
        const given = input.value;
        const answer = await ask(program.name, given);
        show(answer.output);
        shown.hidden = false;
        const isSample = given === program.sample;
        const isRight = isSample && answer.output === program.answer;
        said.className = answer.status !== 0 || (isSample && !isRight) ? "wrong" : "right";
        said.textContent = answer.status !== 0 ? answer.faults : !isSample ? "" : isRight ? say("As in the sample.") : say("Not as in the sample.");
    };
    const reset = () => {
        input.value = program.sample;
        input.focus();
    };
    const acts = [element("button", { type: "button", id: "run", class: "main", onclick: run }, say("Run")), element("button", { type: "button", onclick: reset }, say("The sample again"))];
    return [element("label", { for: "input" }, program.ours ? say("Input (the sample is ours)") : say("Input")), input, element("div", { class: "buttons" }, ...acts), said, shown];
}
