import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { gradeNumber } from "./grade.ts";
import { numberFeedback } from "./number-feedback.ts";

export const numberKind: Kind<"number"> = {
  response: z.strictObject({ value: z.int().min(0).max(999_999_999) }),
  grade: gradeNumber,
  examples(view, key) {
    const largest = 10 ** view.maxDigits - 1;
    const near = [key.value - 1, key.value + 1].filter((value) => value >= 0 && value <= largest);
    const mistakes = key.mistakes.map((mistake) => mistake.value);
    return {
      right: [{ value: key.value }],
      wrong: [...new Set([...near, ...mistakes])].map((value) => ({ value })),
    };
  },
  feedback: numberFeedback,
};
