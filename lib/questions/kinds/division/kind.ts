import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type DivisionKey, type DivisionMistake, type DivisionView, divisionGrading, knownMistake } from "./grading.ts";

/** Five digits divided by one: a digit of the quotient, a rest and a digit brought down a turn. */
const mostSquares = 14;

function fillingOf({ digits }: DivisionMistake, key: DivisionKey): number[] {
  return digits.map((digit, place) => digit ?? key.digits[place] ?? 0);
}

function oneOff(key: DivisionKey): number[][] {
  return key.digits.map((_, wrong) => key.digits.map((digit, place) => (place === wrong ? (digit + 1) % 10 : digit)));
}

/** The view with exactly the fields that are shown. */
function toView({ dividend, divisor }: DivisionView): DivisionView {
  return { dividend, divisor };
}

/** What is right, without the names of the mistakes. */
function toKey(key: DivisionKey): DivisionKey {
  return {
    digits: key.digits.map((digit) => digit),
    mistakes: key.mistakes.map(({ digits, feedback }) => ({
      digits: digits.map((digit) => digit),
      feedback: toPublicLine(feedback),
    })),
    wrong: key.wrong.map(toPublicLine),
  };
}

export const divisionKind = defineKind(divisionGrading, {
  response: z.strictObject({ filled: z.array(z.int().min(0).max(9)).min(1).max(mostSquares) }),
  toView,
  toKey,
  countTaps: (_, key) => key.digits.length + 1,
  nameMistake: (key, response) => knownMistake(key, response)?.code ?? null,
  examples(_view, key) {
    const wrong = [...oneOff(key), ...key.mistakes.map((mistake) => fillingOf(mistake, key))];
    return { right: [{ filled: key.digits }], wrong: wrong.map((filled) => ({ filled })) };
  },
});
