import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { ChoiceKey, ChoiceView } from "./grading.ts";

/** A wrong choice, the sentence that helps and the name of its mistake, where there is one. */
export interface WrongChoice {
  readonly line: Line;
  readonly feedback: Line | null;
  readonly code?: MistakeCode;
}

/** Puts the right choice and the wrong ones into an even random order. Throws when two read the same. */
export function arrangeChoices(
  rng: Rng,
  right: Line,
  wrong: readonly WrongChoice[],
): { readonly view: ChoiceView; readonly key: ChoiceKey } {
  const order = rng.shuffle([
    { line: right, feedback: null, code: null, isRight: true },
    ...wrong.map(({ line, feedback, code = null }) => ({ line, feedback, code, isRight: false })),
  ]);
  if (new Set(order.map((choice) => choice.line.text)).size < order.length) {
    throw new Error(`Two equal choices: ${order.map((choice) => choice.line.text).join(" | ")}`);
  }
  return {
    view: { choices: order.map((choice) => choice.line) },
    key: {
      right: order.findIndex((choice) => choice.isRight),
      feedback: order.map((choice) => choice.feedback),
      mistakes: order.map((choice) => choice.code),
    },
  };
}
