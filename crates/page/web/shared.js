// What the other views use of the page's own modules, which are there once.

import { after } from "./play/after.js";
import { game, isOver, readAddress, winner } from "./play/game.js";
import { line, look, written } from "./play/look.js";
import { endMotion, isMoving, travel } from "./play/motion.js";
import { clamp, put, svg, text, use } from "./play/picture/svg.js";
import { playHere } from "./play/play.js";
import { chooseMove, described, drawnPicture, drawTable, isPointed, makeChosen, selection, stepChoice } from "./play/table.js";
import { tracked } from "./play/track.js";
import { bounded, onEnter, placeOf, readings, refused, requestOf } from "./request.js";
import { store, stored } from "./shell/chosen.js";
import { explained } from "./terms.js";
import { at, copyButton, element, listed, say, spoken } from "./words.js";

/** By the paths of the modules in `web`; the game is asked for anew each time. */
export const shared = {
    "play/after.js": { after },
    "play/game.js": { get game() { return game; }, isOver, readAddress, winner },
    "play/look.js": { line, look, written },
    "play/motion.js": { endMotion, isMoving, travel },
    "play/picture/svg.js": { clamp, put, svg, text, use },
    "play/play.js": { playHere },
    "play/table.js": { chooseMove, described, drawnPicture, drawTable, isPointed, makeChosen, selection, stepChoice },
    "play/track.js": { tracked },
    "request.js": { bounded, onEnter, placeOf, readings, refused, requestOf },
    "shell/chosen.js": { store, stored },
    "terms.js": { explained },
    "words.js": { at, copyButton, element, listed, say, spoken },
};
