// The parts of the file are compressed, and written as base64.

import { unpack } from "./lzma.js";

/** The bytes of a base64 text. */
function decoded(text) {
    /** @type {any} */
    const native = Uint8Array;
    if (native.fromBase64) {
        return native.fromBase64(text);
    }
    const all = atob(text);
    const bytes = new Uint8Array(all.length);
    // Uint8Array.from with a function takes 15 times as long.
    for (let at = 0; at < all.length; at += 1) {
        bytes[at] = all.charCodeAt(at);
    }
    return bytes;
}

/** A part of the file, as bytes. */
export const unpacked = (packed) => unpack(decoded(packed));
