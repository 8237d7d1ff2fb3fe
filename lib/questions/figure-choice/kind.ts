import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { figureChoiceFeedback } from "./figure-choice-feedback.ts";
import { gradeFigureChoice } from "./grade.ts";

export const figureChoiceKind: Kind<"figure-choice"> = {
  response: z.strictObject({ figure: z.int().min(0).max(3) }),
  grade: gradeFigureChoice,
  examples(view, key) {
    const places = [...view.figures.keys()];
    return {
      right: [{ figure: key.right }],
      wrong: places.filter((place) => place !== key.right).map((figure) => ({ figure })),
    };
  },
  feedback: figureChoiceFeedback,
};
