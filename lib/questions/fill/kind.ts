import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { fillFeedback } from "./fill-feedback.ts";
import { type FillResponse, gradeFill } from "./grade.ts";

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
    const rightPlaces = [key.initial, key.rime, key.tone].join();
    const isRight = ({ initial, rime, tone }: FillResponse) => [initial, rime, tone].join() === rightPlaces;
    return { right: all.filter(isRight), wrong: all.filter((response) => !isRight(response)) };
  },
  feedback: fillFeedback,
};
