// Wins and losses in a row, and the size of the next position, for each rule.

import { game, winner } from "./game.js";

const streaks = new Map();

export function streakOf() {
    const { rule } = game.looks[0];
    streaks.has(rule) || streaks.set(rule, { wins: 0, losses: 0, size: 1 });
    return streaks.get(rule);
}

/** Counts a game that has ended, once. */
export function countStreak() {
    if (!game.counted && !game.isTwo) {
        const streak = streakOf();
        const isWin = winner() === "you";
        Object.assign(streak, { wins: isWin ? streak.wins + 1 : 0, losses: isWin ? 0 : streak.losses + 1 });
    }
    game.counted = true;
}
