// Bytes in base 85: each length and the highest digits are read back, and no text ends a script element.
import assert from "node:assert/strict";
import { decoded, encoded } from "../web/base85.js";

const kinds = [(at) => (at * at * 7 + 3 * at) % 256, () => 255, () => 0];
for (const kind of kinds) {
    for (let length = 0; length < 300; length += 1) {
        const bytes = Uint8Array.from({ length }, (_, at) => kind(at));
        const text = encoded(bytes);
        assert.deepEqual(decoded(text), bytes, `${length} bytes`);
        assert.doesNotMatch(text, /[^!-~]|[<>&"'\\]/);
    }
}
console.log("bytes in base 85: 900 texts read back");
