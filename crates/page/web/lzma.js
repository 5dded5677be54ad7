// LZMA, as its author specifies it (LZMA SDK, lzma-specification): a coder of bits, each by its own chance.

// A chance is a number of 2048 parts; this many of its bits change with each coded bit.
const [EVEN, SHIFT] = [1024, 5];
const STATES = 12;
// The shortest copy has two bytes.
const SHORTEST = 2;

const chances = (count) => new Uint16Array(count).fill(EVEN);
const lengths = () => ({ choice: chances(2), low: chances(16 << 3), middle: chances(16 << 3), high: chances(256) });

/** The bytes of a `.lzma` file, a Uint8Array, that begins with their number. */
export function unpack(packed) {
    const [lc, lp, pb] = [packed[0] % 9, Math.floor(packed[0] / 9) % 5, Math.floor(packed[0] / 45)];
    const header = new DataView(packed.buffer, packed.byteOffset);
    const bytes = new Uint8Array(header.getUint32(5, true));
    let [range, code, next] = [0xffffffff, header.getUint32(14), 18];

    const bit = (all, at) => {
        const bound = (range >>> 11) * all[at];
        const isOne = code >= bound;
        if (isOne) {
            range -= bound;
            code -= bound;
            all[at] -= all[at] >> SHIFT;
        } else {
            range = bound;
            all[at] += (2048 - all[at]) >> SHIFT;
        }
        if (range < 0x1000000) {
            range *= 256;
            code = code * 256 + packed[next++];
        }
        return isOne ? 1 : 0;
    };
    // Bits of even chance.
    const direct = (count) => {
        let number = 0;
        for (; count > 0; count -= 1) {
            range = Math.floor(range / 2);
            const isOne = code >= range;
            code -= isOne ? range : 0;
            if (range < 0x1000000) {
                range *= 256;
                code = code * 256 + packed[next++];
            }
            number = 2 * number + (isOne ? 1 : 0);
        }
        return number;
    };
    // A number of so many bits, the highest first; each has its chance by those before.
    const tree = (all, base, count) => {
        let node = 1;
        for (let depth = 0; depth < count; depth += 1) {
            node = 2 * node + bit(all, base + node);
        }
        return node - (1 << count);
    };
    // The same, the lowest first.
    const reverse = (all, base, count) => {
        let [node, number] = [1, 0];
        for (let depth = 0; depth < count; depth += 1) {
            const digit = bit(all, base + node);
            node = 2 * node + digit;
            number += digit << depth;
        }
        return number;
    };
    const length = ({ choice, low, middle, high }, place) => {
        if (bit(choice, 0) === 0) {
            return tree(low, place << 3, 3);
        }
        return bit(choice, 1) === 0 ? 8 + tree(middle, place << 3, 3) : 16 + tree(high, 0, 8);
    };

    const [isCopy, isLong] = [chances(STATES << 4), chances(STATES << 4)];
    const [isRepeated, isOther, isThird, isFourth] = [0, 0, 0, 0].map(() => chances(STATES));
    const [slots, special, aligned] = [chances(4 << 6), chances(115), chances(16)];
    const [copied, repeated] = [lengths(), lengths()];
    const literals = chances(0x300 << (lc + lp));
    // The last four distances, each less by 1.
    let [first, second, third, fourth] = [0, 0, 0, 0];
    let [state, at] = [0, 0];
    while (at < bytes.length) {
        const place = at & ((1 << pb) - 1);
        if (bit(isCopy, (state << 4) + place) === 0) {
            const before = at === 0 ? 0 : bytes[at - 1];
            const base = 0x300 * (((at & ((1 << lp) - 1)) << lc) + (before >> (8 - lc)));
            let node = 1;
            // After a copy, the byte that would have been copied next is a hint, as long as it is right.
            for (let hint = bytes[at - first - 1], isRight = state >= 7; isRight && node < 0x100; hint <<= 1) {
                const expected = (hint >> 7) & 1;
                const digit = bit(literals, base + ((1 + expected) << 8) + node);
                node = 2 * node + digit;
                isRight = digit === expected;
            }
            while (node < 0x100) {
                node = 2 * node + bit(literals, base + node);
            }
            bytes[at++] = node;
            state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
            continue;
        }
        let count = SHORTEST;
        if (bit(isRepeated, state) === 1) {
            if (bit(isOther, state) === 0) {
                if (bit(isLong, (state << 4) + place) === 0) {
                    bytes[at] = bytes[at - first - 1];
                    at += 1;
                    state = state < 7 ? 9 : 11;
                    continue;
                }
            } else if (bit(isThird, state) === 0) {
                [first, second] = [second, first];
            } else if (bit(isFourth, state) === 0) {
                [first, second, third] = [third, first, second];
            } else {
                [first, second, third, fourth] = [fourth, first, second, third];
            }
            count += length(repeated, place);
            state = state < 7 ? 8 : 11;
        } else {
            [second, third, fourth] = [first, second, third];
            const size = length(copied, place);
            count += size;
            state = state < 7 ? 7 : 10;
            const slot = tree(slots, Math.min(size, 3) << 6, 6);
            const digits = (slot >> 1) - 1;
            first = slot < 4 ? slot : (2 | (slot & 1)) << digits;
            if (slot >= 14) {
                first += 16 * direct(digits - 4);
                first += reverse(aligned, 0, 4);
            } else if (slot >= 4) {
                first += reverse(special, first - slot, digits);
            }
        }
        for (const end = Math.min(at + count, bytes.length); at < end; at += 1) {
            bytes[at] = bytes[at - first - 1];
        }
    }
    return bytes;
}
