// Each move with the answer that wins against it.

import { element, say } from "../words.js";

export function answersOf({ answers }) {
    const item = ({ said, reply_said: reply }) => element("li", {}, said, " ", element("span", { class: "answer" }, reply === null ? say("loses at once") : `→ ${reply}`));
    return element("ul", { class: "answers" }, ...answers.map(item));
}
