import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { fillFeedback } from "./fill-feedback.ts";
import { gradeFill } from "./grade.ts";

const mostParts = 4;
const place = z
  .int()
  .min(0)
  .max(mostParts - 1);

export const fillKind: Kind<"fill"> = {
  response: z.strictObject({ initial: place, rime: place, tone: place }),
  grade: gradeFill,
  examples({ initials, rimes, tones }, key) {
    const all = [...initials.keys()].flatMap((initial) =>
      [...rimes.keys()].flatMap((rime) => [...tones.keys()].map((tone) => ({ initial, rime, tone }))),
    );
    return {
      right: all.filter((response) => gradeFill(key, response)),
      wrong: all.filter((response) => !gradeFill(key, response)),
    };
  },
  feedback: fillFeedback,
};
