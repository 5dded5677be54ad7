// The panel beside the board: why a position is won or lost, or the moves, the link and the picture of the game. It takes the
// place of the cards, so that the board stays where it is.

import { at, say } from "../words.js";
import { giveReasons } from "../play/after.js";
import { game, now } from "../play/game.js";
import { hasPicture } from "../play/table.js";
import { drawWhy, titleOf, whyOf } from "./why.js";

/** @type {string | null} */
let open = null;
let [render, hint] = [() => /** @type {any} */ (null), () => {}];

/** `draws()` shows the game anew, `hints()` shows the best move. */
export function preparePanel(draws, hints) {
    [render, hint] = [draws, hints];
    at("why").addEventListener("click", () => showPanel(open === "why" ? null : "why", true));
    at("more").addEventListener("click", () => showPanel(open === "more" ? null : "more", true));
    at("panel-close").addEventListener("click", () => {
        const from = open;
        showPanel(null);
        at(from === "why" ? "why" : "more").focus();
    });
}

// On a phone the panel lies below the board.
const seen = () => at("panel").scrollIntoView?.({ block: "nearest" });

/** @type {any} */
let asked = null;
// Shows the reasons of the position as soon as they are known.
async function explainNow() {
    const position = now();
    if (position.why === undefined && position !== asked) {
        asked = position;
        await giveReasons(position);
        asked = null;
        if (open === "why" && position === now()) {
            render();
            seen();
        }
    }
}

/** Whether the reasons are shown. */
export const isWhy = () => open === "why";

/** Shows a panel, or none; without one, what is open is shown anew. */
export function showPanel(/** @type {string | null | undefined} */ which = open, isAsked = false) {
    open = which;
    at("panel").hidden = open === null;
    at("table").classList.toggle("open", open !== null);
    at("play").classList.toggle("open", open !== null);
    at("play").classList.toggle("reasoned", open === "why");
    at("why").setAttribute("aria-pressed", String(open === "why"));
    at("more").setAttribute("aria-expanded", String(open === "more"));
    at("reasons").hidden = open !== "why";
    at("extras").hidden = open !== "more";
    if (isAsked && game !== null) {
        render();
        at("panel-title").focus({ preventScroll: true });
        seen();
    }
    if (open === "more") {
        at("panel-title").textContent = say("This game");
    } else if (open === "why" && game !== null) {
        at("panel-title").textContent = titleOf();
        at("reasons").replaceChildren(...whyOf(hint));
        explainNow();
    }
    if (hasPicture()) {
        drawWhy(open === "why");
    }
}
