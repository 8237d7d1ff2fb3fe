import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["division"]["view"];

/** The division done on paper, by taking the divisor away again and again: what stands in the squares. */
function worked({ dividend, divisor }: View): number[] {
  const filled: number[] = [];
  let left = 0;
  for (const digit of String(dividend)) {
    if (filled.length > 0) filled.push(Number(digit));
    left = left * 10 + Number(digit);
    let times = 0;
    for (; left >= divisor; left -= divisor) times += 1;
    if (times > 0 || filled.length > 0) filled.push(times, left);
  }
  return filled;
}

/** "25", "25 (dư 2)". */
function written({ dividend, divisor }: View): string {
  const rest = dividend % divisor;
  const quotient = String((dividend - rest) / divisor);
  return rest === 0 ? quotient : `${quotient} (dư\u00a0${rest})`;
}

function divisionFaults(view: View, key: Kinds["division"]["key"], answer: Line): string[] {
  const right = worked(view).join();
  const lines = [...key.mistakes.map(({ digits }) => digits.length), key.wrong.length];
  const faults = {
    "the squares do not hold the division": key.digits.join() !== right,
    "the answer is another": answer.text !== written(view),
    "it does not divide by one digit": view.divisor < 2 || view.divisor > 9 || view.dividend < view.divisor,
    "the key is out of step": lines.some((length) => length !== key.digits.length),
    "a mistake is right": key.mistakes.some(({ digits }) =>
      digits.every((digit, place) => digit === null || digit === key.digits[place]),
    ),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export const divisionContract: KindContract<"division"> = {
  faults: divisionFaults,
  isRight: (view, _key, _answer, { filled }) => filled.join() === worked(view).join(),
  isAnswerAsked: false,
  feedback: (key) => [...key.mistakes.map(({ feedback }) => feedback), ...key.wrong],
  lines: () => [],
  anotherKey: (key, other) => ({
    digits: key.digits.map((digit) => 9 - digit),
    mistakes: [],
    wrong: key.wrong.map(() => other),
  }),
};
