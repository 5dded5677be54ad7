// The parts of the file are compressed, and written as text.

import { decoded } from "./digits.js";
import { unpack } from "./lzma.js";

/** A part of the file, as bytes. */
export const unpacked = (packed) => unpack(decoded(packed));
