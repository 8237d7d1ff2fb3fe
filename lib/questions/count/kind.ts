import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { countFeedback } from "./count-feedback.ts";
import { gradeCount } from "./grade.ts";

export const countKind: Kind<"count"> = {
  response: z.strictObject({ count: z.int().min(0).max(20) }),
  grade: gradeCount,
  examples(view, key) {
    const counts = Array.from({ length: view.total + 1 }, (_, count) => count);
    return {
      right: [{ count: key.count }],
      wrong: counts.filter((count) => count !== key.count).map((count) => ({ count })),
    };
  },
  feedback: countFeedback,
};
