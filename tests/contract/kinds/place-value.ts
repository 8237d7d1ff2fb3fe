import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

const sizes: Readonly<Record<string, number>> = { trăm: 100, chục: 10, "đơn vị": 1 };

/** The number an answer names, by its digits or as "2 trăm 3 chục". */
function numberIn({ text }: Line): number {
  if (/^\d+$/u.test(text)) return Number(text);
  const parts = [...text.replaceAll("\u00a0", " ").matchAll(/(\d+) (trăm|chục|đơn vị)/gu)];
  const sum = parts.reduce((whole, [, count, place = ""]) => whole + Number(count) * (sizes[place] ?? Number.NaN), 0);
  return parts.length === 0 ? Number.NaN : sum;
}

function placeValueFaults(view: Kinds["place-value"]["view"], key: Kinds["place-value"]["key"], answer: Line) {
  const { start, hasHundreds, canSwapTens = false } = view;
  const canName = key.tensNotSwapped !== undefined;
  const faults: readonly (readonly [isWrong: boolean, said: string])[] = [
    [
      start.hundreds === key.hundreds && start.tens === key.tens && start.ones === key.ones,
      "the number lies there from the start",
    ],
    [[key.hundreds, key.tens, key.ones].some((count) => count < 0 || count > 9), "more than nine lie there"],
    [!hasHundreds && (key.hundreds > 0 || start.hundreds > 0), "plates without a place"],
    [start.tens > (canSwapTens ? 19 : 9), "more rods than can lie there"],
    [canSwapTens && !(hasHundreds && canName), "rods that cannot be swapped, or of which nothing is said"],
    [numberIn(answer) !== key.hundreds * 100 + key.tens * 10 + key.ones, "the answer is not the number that is built"],
  ];
  return faults.flatMap(([isWrong, said]) => (isWrong ? [said] : []));
}

export const placeValueContract: KindContract<"place-value"> = {
  faults: placeValueFaults,
  isRight: (_, __, answer, { hundreds, tens, ones }) =>
    Math.max(tens, ones) < 10 && numberIn(answer) === hundreds * 100 + tens * 10 + ones,
  isAnswerAsked: true,
  feedback: (key) => [
    key.notSwapped,
    ...(key.tensNotSwapped === undefined ? [] : [key.tensNotSwapped]),
    key.exchanged,
    key.wrongHundreds,
    key.wrongTens,
    key.wrongOnes,
  ],
  lines: () => [],
  anotherKey: (key, other) => ({
    hundreds: key.hundreds,
    tens: key.tens,
    ones: key.ones + 1,
    notSwapped: other,
    exchanged: other,
    wrongHundreds: other,
    wrongTens: other,
    wrongOnes: other,
  }),
};
