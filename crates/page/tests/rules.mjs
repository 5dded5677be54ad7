// The played games, written independently: their moves as their rules say, and the winner by looking at all of them. It
// also runs in the page, so it is one function without dependencies.

export function rules() {
    const range = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
    // For a heap: what each move leaves.
    const taking = (may) => (n) => range(1, n).filter((take) => may(n, take)).map((take) => [n - take]);
    const inRow = (takes) => (n) => takes.filter((take) => take <= n).flatMap((take) => range(0, n - take).map((left) => [left, n - take - left]));
    const two = (n) => range(1, Math.floor(n / 2)).map((less) => [less, n - less]);
    const unequal = (n) => two(n).filter(([less, more]) => less !== more);
    const inThree = (n) => range(1, n - 2).flatMap((a) => range(1, n - a - 1).map((b) => [a, b, n - a - b]));
    const three = (cells) => cells.some((cell) => cell > 0 && cells.includes(cell + 1) && cells.includes(cell + 2));
    const heaps = (left) => ({ heaps: all }) => all.flatMap((heap, at) => left(heap).map((parts) => ({ heaps: [...all.slice(0, at), ...parts, ...all.slice(at + 1)] })));
    const coins = (may) => ({ heaps: all }) => {
        const heads = all.filter((place) => place > 0);
        return heads.flatMap((last) =>
            range(0, 2 ** (last - 1) - 1).flatMap((others) => {
                const turned = [...range(1, last - 1).filter((place) => (others >> (place - 1)) & 1), last];
                const left = [...heads.filter((place) => !turned.includes(place)), ...turned.filter((place) => !heads.includes(place))];
                return may(turned) ? [{ heaps: left }] : [];
            }),
        );
    };
    const board = (may) => ({ heaps: [a, b] }) =>
        range(0, a + b).flatMap((x) => range(0, a + b).filter((y) => (x !== a || y !== b) && may(a - x, b - y)).map((y) => ({ heaps: [x, y] })));
    const memory = (may) => ({ heaps: [n], after }) => range(1, n).flatMap((take) => may(n, take, after).map((name) => ({ heaps: [n - take], after: name })));
    // Formulas: pieces of chocolate above and right of one that is eaten go, too.
    const chomp = ({ heaps: [a, b, c] }) =>
        [...range(0, a - 1).map((x) => [x, Math.min(b, x), Math.min(c, x)]), ...range(0, b - 1).map((x) => [a, x, Math.min(c, x)]), ...range(0, c - 1).map((x) => [a, b, x])].map((heaps) => ({ heaps }));
    const lessOrHalf = ({ heaps: [a, b] }) =>
        [[a - 1, b], [a, b - 1], [a + b > 0 ? a >> 1 : -1, b >> 1]].filter((left) => Math.min(...left) >= 0).map((heaps) => ({ heaps }));
    const knight = [[2, 1], [1, 2], [2, -1], [-1, 2]];
    // For each rule: the most heaps, the largest heap, and the moves.
    const all = {
        "take any": [3, 6, heaps(taking(() => true))],
        "take 1 3 4": [4, 9, heaps(taking((_, take) => [1, 3, 4].includes(take)))],
        "divide by 2 3": [3, 20, heaps(taking((n, take) => [Math.floor(n / 2), Math.floor(n / 3)].includes(n - take)))],
        "octal 0.77": [3, 6, heaps(inRow([1, 2]))],
        "octal 0.007": [2, 12, heaps(inRow([3]))],
        // Treblecross: the cells that have a cross; who makes three wins.
        "crosses 8": [2, 8, ({ heaps: of }) => (three(of) ? [] : range(1, 8).filter((cell) => !of.includes(cell)).map((cell) => ({ heaps: [...of, cell] })))],
        "split unequal": [2, 12, heaps(unequal)],
        "split into 2..3": [2, 7, heaps((n) => [...two(n), ...inThree(n)])],
        "take any or split": [2, 7, heaps((n) => [...taking(() => true)(n), ...two(n)])],
        "turn up to 2 coins": [3, 8, coins((turned) => turned.length <= 2)],
        "turn a run": [3, 8, coins((turned) => turned.every((place, at) => place === turned[0] + at))],
        "pairs take any from one or the same from both": [2, 9, board((x, y) => x >= 0 && y >= 0 && (x === 0 || y === 0 || x === y))],
        "pairs take (2,1) (1,2) (2,-1) (-1,2)": [2, 7, board((x, y) => knight.some((step) => step[0] === x && step[1] === y))],
        "take up to 2 times the last": [1, 25, memory((n, take, last) => (take <= (last === null || last === undefined ? n - 1 : 2 * last) ? [take] : []))],
        "take 1 2 or 2 5 never the same kind twice": [1, 20, memory((_, take, last) => [1, 2].filter((kind) => kind !== last && [[1, 2], [2, 5]][kind - 1].includes(take)))],
        "misere take any": [3, 6, heaps(taking(() => true))],
        "misere octal 0.77": [3, 6, heaps(inRow([1, 2]))],
        "misere split unequal": [2, 12, heaps(unequal)],
        "n -> n - 1; n / 2": [3, 12, heaps((n) => (n > 0 ? [[n - 1], [n >> 1]] : []))],
        "n -> [a, n - 2 - a] for a in 0..n-2": [3, 7, heaps(inRow([2]))],
        "(a, b) -> (a - 1, b); (a, b - 1); (a / 2, b / 2)": [2, 9, lessOrHalf],
        "misere (a, b, c) -> (x, min(b, x), min(c, x)) for x in 0..a-1; (a, x, min(c, x)) for x in 0..b-1; (a, b, x) for x in 0..c-1": [3, 4, chomp],
    };
    // Whether a position is several numbers that are no heaps.
    const isTuple = (rule) => /^(pairs|(misere )?\()/.test(rule);
    const known = {};
    // Equal positions get the same name.
    const named = (rule, { heaps: of, after }) => {
        const kept = isTuple(rule) ? of : of.filter((heap) => heap > 0).sort((a, b) => a - b);
        return `${kept.join(" ")}${after ? ` after ${after}` : ""}`;
    };
    const moves = (rule, position) => all[rule][2](position);
    const isWon = (rule, position) => {
        const before = ((known[rule] ??= {}), named(rule, position));
        if (known[rule][before] === undefined) {
            const options = moves(rule, position);
            known[rule][before] = (options.length === 0 && rule.startsWith("misere")) || options.some((option) => !isWon(rule, option));
        }
        return known[rule][before];
    };
    // The value by definition, of a position as a whole.
    const value = (rule, position) => {
        const name = `value ${named(rule, position)}`;
        if ((known[rule] ??= {})[name] === undefined) {
            const seen = new Set(moves(rule, position).map((option) => value(rule, option)));
            known[rule][name] = range(0, seen.size).find((number) => !seen.has(number));
        }
        return known[rule][name];
    };
    // What a move leaves, written as an address has it.
    const after = (rule, { heaps: of }, move) => {
        const [, place, rest, last] = /^(\d+)-([\d.]*)(?:~(\d+))?$/.exec(move);
        const parts = rest.split(".").filter(Boolean).map(Number);
        const at = Number(place) - 1;
        const turned = [of[at], ...parts];
        const left = rule.startsWith("crosses")
            ? [...of, ...parts].filter((cell) => cell > 0).sort((a, b) => a - b)
            : isTuple(rule)
              ? parts
              : rule.startsWith("turn")
                ? [...of.filter((coin) => !turned.includes(coin)), ...turned.filter((coin) => !of.includes(coin))].sort((a, b) => a - b)
                : [...of.slice(0, at), ...(parts.filter((part) => part > 0).length > 0 ? parts.filter((part) => part > 0) : [0]).sort((a, b) => a - b), ...of.slice(at + 1)];
        return { heaps: left.length === 0 ? [0] : left, after: last === undefined ? null : Number(last) };
    };
    return { all, named, moves, isTuple, isWon, value, after };
}
