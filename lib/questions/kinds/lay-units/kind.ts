import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type LayUnitsKey, type LayUnitsView, layUnitsGrading, spareUnits } from "./grading.ts";

const mostUnits = 12;

/** The view with exactly the fields that are shown. */
function toView({ thing, unit, length }: LayUnitsView): LayUnitsView {
  return { thing, unit, length };
}

/** The key with exactly its fields. */
function toKey({ length, tooFew, tooMany, miscounted }: LayUnitsKey): LayUnitsKey {
  return {
    length,
    tooFew: toPublicLine(tooFew),
    tooMany: toPublicLine(tooMany),
    miscounted: toPublicLine(miscounted),
  };
}

export const layUnitsKind = defineKind(layUnitsGrading, {
  response: z.strictObject({
    units: z.int().min(1).max(mostUnits),
    told: z.int().min(0).max(99),
  }),
  toView,
  toKey,
  countTaps: (_, { length }) => length + 2,
  nameMistake: (key, { units, told }) => (units === key.length ? offBy(told - key.length) : "PARTIAL"),
  examples(_view, { length }) {
    const others = Array.from({ length: length + spareUnits }, (_, place) => place + 1).filter(
      (each) => each !== length,
    );
    return {
      right: [{ units: length, told: length }],
      wrong: others.flatMap((other) => [
        { units: other, told: other },
        { units: length, told: other },
        { units: other, told: length },
      ]),
    };
  },
});
