// Bytes as text: four as the five digits of a number in base 85, the highest first.

// All that is printed in ASCII but what means something in HTML or in a string.
const DIGITS = [...Array(94).keys()].map((at) => String.fromCharCode(33 + at)).filter((digit) => !"\"&'-<>\\`~".includes(digit));

/** @param {Uint8Array} bytes */
export function encoded(bytes) {
    let text = "";
    for (let at = 0; at < bytes.length; at += 4) {
        // Bytes behind the end count as 0, and give no digits.
        let number = [0, 1, 2, 3].reduce((number, place) => number * 256 + (bytes[at + place] ?? 0), 0);
        let digits = "";
        for (let place = 0; place < 5; place += 1) {
            digits = DIGITS[number % 85] + digits;
            number = Math.floor(number / 85);
        }
        text += digits.slice(0, bytes.length - at + 1);
    }
    return text;
}

/** @param {string} text */
export function decoded(text) {
    const values = new Uint8Array(128);
    DIGITS.forEach((digit, value) => (values[digit.charCodeAt(0)] = value));
    const bytes = new Uint8Array(Math.floor((text.length * 4) / 5));
    for (let at = 0, to = 0; at < text.length; at += 5, to += 4) {
        let number = 0;
        for (let place = at; place < at + 5; place += 1) {
            // A digit that is missing is the highest, so that the bytes in front are not rounded down.
            number = number * 85 + (place < text.length ? values[text.charCodeAt(place)] : 84);
        }
        // A place behind the end takes nothing.
        bytes[to] = number >>> 24;
        bytes[to + 1] = number >>> 16;
        bytes[to + 2] = number >>> 8;
        bytes[to + 3] = number;
    }
    return bytes;
}
