import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { choiceFeedback } from "./choice-feedback.ts";
import { gradeChoice } from "./grade.ts";

export const choiceKind: Kind<"choice"> = {
  response: z.strictObject({ choice: z.int().min(0).max(3) }),
  grade: gradeChoice,
  examples(view, key) {
    const places = [...view.choices.keys()];
    return {
      right: [{ choice: key.right }],
      wrong: places.filter((place) => place !== key.right).map((choice) => ({ choice })),
    };
  },
  feedback: choiceFeedback,
};
