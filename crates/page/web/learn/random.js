// Chance that is the same for the same words: an exercise is its step, its level and its seed.

/** Chance for a text: whole numbers, one of some, some of some. */
export function random(text) {
    // FNV-1a, and then Mulberry32 (Tommy Ettinger).
    let state = 2166136261;
    for (const letter of text) {
        state = Math.imul(state ^ letter.codePointAt(0), 16777619);
    }
    const next = () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
    const int = (low, high) => low + Math.floor(next() * (high - low + 1));
    const shuffled = (all) => {
        const made = [...all];
        for (let at = made.length - 1; at > 0; at--) {
            const other = int(0, at);
            [made[at], made[other]] = [made[other], made[at]];
        }
        return made;
    };
    return {
        chance: next,
        int,
        ints: (low, high, count) => Array.from({ length: count }, () => int(low, high)),
        pick: (all) => all[int(0, all.length - 1)],
        sample: (all, count) => shuffled(all).slice(0, count),
        shuffled,
    };
}
