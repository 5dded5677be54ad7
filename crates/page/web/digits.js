// Bytes as text that gzip sends in eight bits a byte: 43 characters stand for six bits each, 42 for seven, just as a Huffman code
// would have it. Numbers in base 85 would be a hundredth shorter as text, and longer by more than that when they are sent.

// All that is printed in ASCII but what means something in HTML or in a string.
const DIGITS = [...Array(94).keys()].map((at) => String.fromCharCode(33 + at)).filter((digit) => !"\"&'-<>\\`~".includes(digit));
// The first have six bits, as numbers from 0; the others seven.
const SHORT = 43;

/** @param {Uint8Array} bytes */
export function encoded(bytes) {
    const text = [];
    // The bits of the next bytes, and their number.
    let [bits, count, next] = [0, 0, 0];
    while (next < bytes.length || count > 0) {
        while (count < 7) {
            // Bits behind the end are 0.
            bits = bits * 256 + (bytes[next++] ?? 0);
            count += 8;
        }
        const six = Math.floor(bits / 2 ** (count - 6));
        const isShort = six < SHORT;
        const size = isShort ? 6 : 7;
        text.push(DIGITS[isShort ? six : Math.floor(bits / 2 ** (count - 7)) - SHORT]);
        bits %= 2 ** (count - size);
        count -= size;
        if (next >= bytes.length && count <= 8 * (next - bytes.length)) {
            break;
        }
    }
    return text.join("");
}

/** @param {string} text */
export function decoded(text) {
    const values = new Uint8Array(128);
    DIGITS.forEach((digit, value) => (values[digit.charCodeAt(0)] = value));
    const bytes = new Uint8Array(Math.ceil((text.length * 7) / 8));
    let [bits, count, to] = [0, 0, 0];
    for (let at = 0; at < text.length; at += 1) {
        const value = values[text.charCodeAt(at)];
        const isShort = value < SHORT;
        bits = isShort ? (bits << 6) | value : (bits << 7) | (value + SHORT);
        count += isShort ? 6 : 7;
        if (count >= 8) {
            count -= 8;
            bytes[to++] = bits >>> count;
            bits &= (1 << count) - 1;
        }
    }
    // What remains are bits behind the end.
    return bytes.subarray(0, to);
}
