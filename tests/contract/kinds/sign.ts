import type { Line } from "#lib/core/line.ts";
import { signs } from "#lib/questions/kinds/sign/grading.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { compareExact, type Exact } from "#tests/contract/exact.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { readMeasure } from "#tests/contract/worth-of.ts";

/** Things and words are compared by the oracle of their skill. */
function isWords(side: string): boolean {
  return readMeasure(side) === null && !/^[\d\u00a0\u202f\u2044,+−×:() ]+$/u.test(side);
}

function worth(side: string): Exact {
  return readMeasure(side)?.value ?? evaluate(side);
}

function signBetween(left: string, right: string): string {
  const difference = compareExact(worth(left), worth(right));
  if (difference === 0) return "=";
  return difference < 0 ? "<" : ">";
}

function signFaults({ sides }: Kinds["sign"]["view"], key: Kinds["sign"]["key"], answer: Line): string[] {
  const faults: string[] = [];
  const [, left = "", written, right = ""] = /^([^<=>]+) ([<=>]) ([^<=>]+)$/u.exec(answer.text) ?? [];
  if (written !== key.sign) faults.push("the answer does not hold the sign");
  if (![left, right].some(isWords) && signBetween(left, right) !== written) faults.push("the sign is wrong");
  if (sides.some(({ type }) => !["objects", "ten-frame", "word"].includes(type)))
    faults.push("a side that is not drawn");
  if (signs.some((sign) => (key.feedback[sign] === null) !== (sign === key.sign)))
    faults.push("feedback is out of step");
  return faults;
}

export const signContract: KindContract<"sign"> = {
  faults: signFaults,
  isRight: (_, __, answer, { sign }) => answer.text.includes(` ${sign} `),
  isAnswerAsked: false,
  feedback: (key) => signs.flatMap((sign) => key.feedback[sign] ?? []),
  lines: () => [],
  anotherKey: (key, other) => ({
    sign: signs.find((sign) => sign !== key.sign) ?? "=",
    feedback: { "<": other, "=": other, ">": other },
  }),
};
