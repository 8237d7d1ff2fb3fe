import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { gradePour } from "./grade.ts";
import { pourFeedback } from "./pour-feedback.ts";

const mostLitres = 20;

export const pourKind: Kind<"pour"> = {
  response: z.strictObject({ litres: z.int().min(0).max(mostLitres) }),
  grade: gradePour,
  examples({ capacity }, key) {
    const levels = Array.from({ length: capacity + 1 }, (_, litres) => ({ litres }));
    return { right: [{ litres: key.litres }], wrong: levels.filter(({ litres }) => litres !== key.litres) };
  },
  feedback: pourFeedback,
};
