import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { type Blocks, gradePlaceValue } from "./grade.ts";
import { placeValueFeedback } from "./place-value-feedback.ts";

const mostOfPlace = 9;
const mostOnes = 19;

function isBuildable({ hundreds, tens, ones }: Blocks): boolean {
  return (
    [hundreds, tens].every((count) => count >= 0 && count <= mostOfPlace) &&
    ones >= 0 &&
    ones <= mostOnes &&
    hundreds + tens + ones > 0
  );
}

export const placeValueKind: Kind<"place-value"> = {
  response: z
    .strictObject({
      hundreds: z.int().min(0).max(mostOfPlace),
      tens: z.int().min(0).max(mostOfPlace),
      ones: z.int().min(0).max(mostOnes),
    })
    .refine(isBuildable),
  grade: gradePlaceValue,
  examples({ start, hasHundreds }, { hundreds, tens, ones }) {
    const tried = [
      start,
      { hundreds, tens: ones, ones: tens },
      { hundreds, tens: tens + 1, ones },
      { hundreds, tens: tens - 1, ones },
      { hundreds, tens: tens - 1, ones: ones + 10 },
      { hundreds, tens, ones: ones + 1 },
      { hundreds, tens, ones: ones - 1 },
      ...(hasHundreds ? [{ hundreds: hundreds + 1, tens, ones }] : []),
    ];
    const isOther = (each: Blocks) => each.hundreds !== hundreds || each.tens !== tens || each.ones !== ones;
    return { right: [{ hundreds, tens, ones }], wrong: tried.filter((each) => isBuildable(each) && isOther(each)) };
  },
  feedback: placeValueFeedback,
};
