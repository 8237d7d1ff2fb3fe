import type { Sight } from "./sight.ts";

/** A number to type or to choose, the words of a button, or what is done on the board, "Trả lời" at its end included. */
export type Answer = number | string | (() => Promise<void>);

/** A way of asking, known by its words, and how a pupil comes to the answer from what is on the screen alone. */
export type ChildWay = readonly [wording: RegExp, solve: (sight: Sight) => Answer | Promise<Answer>];
