import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { letterReading } from "#lib/questions/reading.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type FillKey, type FillResponse, type FillView, fillGrading } from "./grading.ts";

const mostParts = 4;
const place = z
  .int()
  .min(0)
  .max(mostParts - 1);

/** The rows with exactly the fields that are drawn. */
function toView({ initials, rimes, tones, picture }: FillView): FillView {
  return {
    initials: initials.map((initial) => initial),
    rimes: rimes.map((rime) => rime),
    tones: tones.map((tone) => tone),
    picture,
  };
}

/** The key with exactly its fields. */
function toKey({ initial, rime, tone, wrong }: FillKey): FillKey {
  return {
    initial,
    rime,
    tone,
    wrong: {
      initials: wrong.initials.map(toPublicLine),
      rimes: wrong.rimes.map(toPublicLine),
      tones: wrong.tones.map(toPublicLine),
    },
  };
}

export const fillKind = defineKind(fillGrading, {
  response: z.strictObject({ initial: place, rime: place, tone: place }),
  toView,
  toKey,
  readings: ({ initials }) => initials.map(letterReading),
  countTaps: ({ initials, rimes, tones }) => [initials, rimes, tones].filter((row) => row.length > 1).length + 1,
  nameMistake(key, { initial, rime }) {
    if (initial !== key.initial) return "SPELL";
    return rime === key.rime ? "TONE" : "RIME";
  },
  examples({ initials, rimes, tones }, key) {
    const all = [...initials.keys()].flatMap((initial) =>
      [...rimes.keys()].flatMap((rime) => [...tones.keys()].map((tone) => ({ initial, rime, tone }))),
    );
    const rightPlaces = [key.initial, key.rime, key.tone].join();
    const isRight = ({ initial, rime, tone }: FillResponse) => [initial, rime, tone].join() === rightPlaces;
    return { right: all.filter(isRight), wrong: all.filter((response) => !isRight(response)) };
  },
});
