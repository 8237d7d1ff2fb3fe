import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import {
  type Blocks,
  isExchanged,
  type PlaceValueKey,
  type PlaceValueView,
  placeValueGrading,
  worthOf,
} from "./grading.ts";

const mostOfPlace = 9;
/** Of blocks that can be swapped ten for one. */
const mostLoose = 19;

function isBuildable({ hundreds, tens, ones }: Blocks, mostTens: number): boolean {
  return (
    hundreds >= 0 &&
    hundreds <= mostOfPlace &&
    tens >= 0 &&
    tens <= mostTens &&
    ones >= 0 &&
    ones <= mostLoose &&
    hundreds + tens + ones > 0
  );
}

/** The view with exactly the fields that are shown. */
function toView({ start, hasHundreds, canSwapTens }: PlaceValueView): PlaceValueView {
  return {
    start: { hundreds: start.hundreds, tens: start.tens, ones: start.ones },
    hasHundreds,
    ...(canSwapTens === true && { canSwapTens }),
  };
}

/** The key with exactly its fields. */
function toKey(key: PlaceValueKey): PlaceValueKey {
  return {
    hundreds: key.hundreds,
    tens: key.tens,
    ones: key.ones,
    notSwapped: toPublicLine(key.notSwapped),
    ...(key.tensNotSwapped !== undefined && { tensNotSwapped: toPublicLine(key.tensNotSwapped) }),
    exchanged: toPublicLine(key.exchanged),
    wrongHundreds: toPublicLine(key.wrongHundreds),
    wrongTens: toPublicLine(key.wrongTens),
    wrongOnes: toPublicLine(key.wrongOnes),
  };
}

export const placeValueKind = defineKind(placeValueGrading, {
  response: z
    .strictObject({
      hundreds: z.int().min(0).max(mostOfPlace),
      tens: z.int().min(0).max(mostLoose),
      ones: z.int().min(0).max(mostLoose),
    })
    .refine((blocks) => isBuildable(blocks, mostLoose)),
  toView,
  toKey,
  countTaps: ({ start }, key) =>
    Math.abs(key.hundreds - start.hundreds) + Math.abs(key.tens - start.tens) + Math.abs(key.ones - start.ones) + 1,
  nameMistake: (key, response) => (isExchanged(key, response) ? "SWAP" : offBy(worthOf(response) - worthOf(key))),
  examples({ start, hasHundreds, canSwapTens = false }, { hundreds, tens, ones }) {
    const tried = [
      start,
      { hundreds, tens: ones, ones: tens },
      { hundreds, tens: tens + 1, ones },
      { hundreds, tens: tens - 1, ones },
      { hundreds, tens: tens - 1, ones: ones + 10 },
      { hundreds, tens, ones: ones + 1 },
      { hundreds, tens, ones: ones - 1 },
      ...(hasHundreds ? [{ hundreds: hundreds + 1, tens, ones }] : []),
      ...(canSwapTens ? [{ hundreds: hundreds - 1, tens: tens + 10, ones }] : []),
    ];
    const mostTens = canSwapTens ? mostLoose : mostOfPlace;
    const isOther = (each: Blocks) => each.hundreds !== hundreds || each.tens !== tens || each.ones !== ones;
    return {
      right: [{ hundreds, tens, ones }],
      wrong: tried.filter((each) => isBuildable(each, mostTens) && isOther(each)),
    };
  },
});
