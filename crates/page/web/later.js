// The script of the views that are not Play, a part of the file that is unpacked when one is asked for.

import { prepareLaw, showLaw, speakLaw } from "./law/law.js";
import { show } from "./learn/learn.js";
import { learnProblems } from "./problems/find.js";
import { showList } from "./problems/lists.js";
import { prepareProblems, showProblem } from "./problems/problem.js";

/** @type {any} */
(globalThis).views = { learnProblems, prepareLaw, prepareProblems, showCourse: show, showLaw, showList, showProblem, speakLaw };
