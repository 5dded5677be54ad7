// Which game has the values: those with a name, the codes of the census, subtraction sets.

import { element, say, spoken } from "../words.js";

// So many values are compared.
const COMPARED = 200;

/** The games of an answer; `choose(rule)` asks for another one. */
export function gamesOf({ count, first }, rule, choose) {
    const line = (game) => {
        const own = game.rule === "" || game.rule === rule ? [] : [element("button", { type: "button", lang: "en", onclick: () => choose(game.rule) }, game.rule), " "];
        return element("li", {}, ...own, game.known);
    };
    const shown = first.filter((game) => game.known !== "" || game.rule !== rule);
    const list = shown.length > 0 ? [element("ul", { class: "games" }, ...shown.map(line))] : [];
    return [element("p", {}, count === 0 ? say("No game here has these values.") : say("Games with these values: {}", count)), ...list];
}

/** A button that asks it, and the place of its answer; `ask(program, input)` answers. */
export function whichGame(values, rule, ask, choose) {
    const place = element("div", { role: "status" });
    const button = element("button", { type: "button" }, say("Which game is this?"));
    button.addEventListener("click", async () => {
        const { output } = await ask(spoken() === "zh" ? "games-zh" : "games", values.slice(0, COMPARED).join(" "));
        if (output !== "") {
            place.replaceChildren(...gamesOf(JSON.parse(output), rule, choose));
            button.hidden = true;
        }
    });
    return { button, place };
}
