import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { knownMistake, type NumberKey, type NumberView, numberGrading } from "./grading.ts";

function toView({ maxDigits }: NumberView): NumberView {
  return { maxDigits };
}

/** The key without the names of the mistakes. */
function toKey({ value, mistakes }: NumberKey): NumberKey {
  return {
    value,
    mistakes: mistakes.map((mistake) => ({ value: mistake.value, feedback: toPublicLine(mistake.feedback) })),
  };
}

export const numberKind = defineKind(numberGrading, {
  response: z.strictObject({ value: z.int().min(0).max(999_999_999) }),
  toView,
  toKey,
  countTaps: (_, key) => String(key.value).length + 1,
  nameMistake(key, response) {
    const known = knownMistake(key, response);
    return known === undefined ? offBy(response.value - key.value) : (known.code ?? null);
  },
  examples(view, key) {
    const largest = 10 ** view.maxDigits - 1;
    const near = [key.value - 1, key.value + 1].filter((value) => value >= 0 && value <= largest);
    const mistakes = key.mistakes.map((mistake) => mistake.value);
    return {
      right: [{ value: key.value }],
      wrong: [...new Set([...near, ...mistakes])].map((value) => ({ value })),
    };
  },
});
