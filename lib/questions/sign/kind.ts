import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { gradeSign } from "./grade.ts";
import { signFeedback } from "./sign-feedback.ts";
import { signs } from "./signs.ts";

export const signKind: Kind<"sign"> = {
  response: z.strictObject({ sign: z.enum(["<", "=", ">"]) }),
  grade: gradeSign,
  examples(_, key) {
    return {
      right: [{ sign: key.sign }],
      wrong: signs.filter((sign) => sign !== key.sign).map((sign) => ({ sign })),
    };
  },
  feedback: signFeedback,
};
