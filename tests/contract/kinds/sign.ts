import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { signs } from "#lib/questions/sign/signs.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

function signFaults({ sides }: Kinds["sign"]["view"], key: Kinds["sign"]["key"], answer: Line): string[] {
  const faults: string[] = [];
  const [, written] = /^[\d +]+ ([<=>]) [\d +]+$/u.exec(answer.text) ?? [];
  if (written !== key.sign) faults.push("the answer does not hold the sign");
  if (sides.some(({ type }) => !["objects", "ten-frame", "word"].includes(type)))
    faults.push("a side that is not drawn");
  if (signs.some((sign) => (key.feedback[sign] === null) !== (sign === key.sign)))
    faults.push("feedback is out of step");
  return faults;
}

export const signContract: KindContract<"sign"> = {
  faults: signFaults,
  isAnswerAsked: false,
  feedback: (key) => signs.flatMap((sign) => key.feedback[sign] ?? []),
  lines: () => [],
  anotherKey: (key, other) => ({
    sign: signs.find((sign) => sign !== key.sign) ?? "=",
    feedback: { "<": other, "=": other, ">": other },
  }),
};
