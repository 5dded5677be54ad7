// The end of a game: who won, which move lost, and what to play next. The board stays in sight above it.

import { at, element, say } from "../words.js";
import { count, game, isOver, made, mistakes, mover, now, winner, winning } from "./game.js";

// After so many wins running a larger position is offered, after so many losses a smaller one.
const RUNNING = 2;

/** Shows the end, or nothing while the game goes on. */
export function showEnd({ streak, goBack, fresh }) {
    const place = at("moment");
    at("stage").classList.toggle("ended", isOver());
    place.hidden = !isOver();
    if (!isOver()) {
        place.replaceChildren();
        return;
    }
    const who = winner();
    const isWin = who === "you" && !game.isTwo;
    const title = game.isTwo ? say("Player {} won", who === "you" ? 1 : 2) : isWin ? say("You won") : say("The machine won");
    const [sentence, back] = analysis(who);
    const button = (words, onclick, name = "") => element("button", { type: "button", class: name, onclick }, words);
    const buttons = [back === null ? null : button(say("Go back there"), () => goBack(back), "main"), game.here ? null : button(say("A new position"), () => fresh(0))];
    const parts = [element("h2", {}, title), element("p", {}, sentence)];
    if (!game.isTwo && !game.here && streak.wins >= RUNNING && isWin) {
        parts.push(element("p", { class: "offer" }, say("{} wins running. A larger one?", streak.wins)));
        buttons.push(button(say("A larger one"), () => fresh(1)));
    } else if (!game.isTwo && !game.here && streak.losses >= RUNNING && !isWin) {
        parts.push(element("p", { class: "offer" }, say("{} losses running. A smaller one?", streak.losses)));
        buttons.push(button(say("A smaller one"), () => fresh(-1)));
    }
    place.replaceChildren(isWin ? element("div", { class: "seal", "aria-hidden": "true" }, "★") : "", element("div", {}, ...parts, element("div", { class: "buttons" }, ...buttons)));
}

// Where the game was lost, and the number of moves before it, if the reader can go back there.
function analysis(who) {
    const loser = who === "you" ? "machine" : "you";
    const isLost = loser === "you" || game.isTwo;
    if (count() === 0 && !game.given) {
        return [now().misere ? say("There was no move to make, and whoever moves last loses.") : say("There was no move to make, and whoever cannot move loses."), null];
    }
    if (game.given && now().moves.is_won === (mover() === loser)) {
        const [best] = winning();
        return [best ? say("You could still have won: {}.", best.words) : say("You could still have won."), isLost ? count() : null];
    }
    const all = mistakes(loser);
    const last = all[all.length - 1];
    if (last === undefined) {
        if (game.isTwo) {
            return [say("The loser made no mistake: the position was lost from the beginning."), null];
        }
        if (loser === "you") {
            return [say("You could not win: the position was lost for you from the beginning, and the machine made no mistake."), null];
        }
        return [praise(), null];
    }
    const [best] = winning(game.looks[last]);
    const parts = [last + 1, made()[last].words, best?.words ?? ""];
    if (game.isTwo) {
        return [say("The move that lost was move {}: {}. What would have won: {}.", ...parts), last];
    }
    return loser === "you"
        ? [say("The move that lost was move {}: {}. What would have won: {}.", ...parts), last]
        : [say("The machine's move that lost was move {}: {}. What would have won: {}.", ...parts), null];
}

// A win is praised for what the reader found alone.
function praise() {
    const mine = made().filter((_, move) => mover(move) === "you").length;
    if (game.hints === 0) {
        return say("You made no mistake: the machine could not win.");
    }
    return game.hints >= mine ? say("All your moves were hints. Can you do it without?") : say("No mistake, with {} of {} moves as hints.", game.hints, mine);
}
