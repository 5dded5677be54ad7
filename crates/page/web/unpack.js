// The parts of the file are compressed, and written in base 85.

import { decoded } from "./base85.js";
import { unpack } from "./lzma.js";

/** A part of the file, as bytes. */
export const unpacked = (packed) => unpack(decoded(packed));
