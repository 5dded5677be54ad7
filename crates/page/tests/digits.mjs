// Bytes as text: each length and the highest digits are read back, no text ends a script element, and gzip makes eight bits of
// each byte.
import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { decoded, encoded } from "../web/digits.js";
import { random } from "../web/learn/random.js";

const kinds = [(at) => (at * at * 7 + 3 * at) % 256, () => 255, () => 0];
for (const kind of kinds) {
    for (let length = 0; length < 300; length += 1) {
        const bytes = Uint8Array.from({ length }, (_, at) => kind(at));
        const text = encoded(bytes);
        assert.deepEqual(decoded(text), bytes, `${length} bytes`);
        assert.doesNotMatch(text, /[^!-~]|[<>&"'\\]/);
    }
}
const bytes = Uint8Array.from(random("digits").ints(0, 255, 100000));
const [written, sent] = [encoded(bytes).length / bytes.length, gzipSync(encoded(bytes), { level: 9 }).length / bytes.length];
assert.deepEqual(decoded(encoded(bytes)), bytes);
assert.ok(written < 1.27 && sent < 1.006, `${written} characters a byte, ${sent} bytes when sent`);
console.log(`bytes as text: 900 texts read back; ${written.toFixed(3)} characters a byte, ${sent.toFixed(3)} bytes when sent`);
