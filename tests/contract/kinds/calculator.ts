import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { compareExact, type Exact, exact, minus, over, plus, times } from "#tests/contract/exact.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { readNumber } from "#tests/contract/read-number.ts";

type View = Kinds["calculator"]["view"];
type Key = Kinds["calculator"]["key"];

const signs: Readonly<Record<string, (a: Exact, b: Exact) => Exact>> = { "+": plus, "−": minus, "×": times, ":": over };
const hundred = exact(100);

const numberOf = (typed: string) => readNumber(typed.replace(/\.$/u, "").replace(/^\./u, "0.").replace(".", ","));

/** The result before this step, the step's last sign, and its number. */
function step(before: Exact, sign: string, typed: Exact, isPercent: boolean): Exact | null {
  const amount = isPercent ? over(typed, hundred) : typed;
  if (sign === "") return amount;
  if (sign === ":" && amount.top === 0n) return null;
  const isOfBefore = isPercent && (sign === "+" || sign === "−");
  return signs[sign]?.(before, isOfBefore ? times(before, amount) : amount) ?? null;
}

/** What a row comes to from left to right, with no limit of digits; null where it comes to nothing. */
function workOut(row: string): Exact | null {
  const plain = row.replaceAll("=", "");
  const steps = [...plain.matchAll(/([+−×:]*)([\d.]+)(%?)/gu)];
  if (steps.map(([all]) => all).join("") !== plain || plain === "") return null;
  return steps.reduce<Exact | null>(
    (before, [, sign = "", typed = "", percent]) =>
      before === null ? null : step(before, sign.slice(-1), numberOf(typed), percent === "%"),
    exact(0),
  );
}

/** The numbers and signs of a row in a fixed order, the numbers as they are worth. */
function partsOf(row: string): string {
  const tokens = row.match(/[\d.]+|[+−×:%]/gu) ?? [];
  const told = tokens.map((token) => {
    if (!/\d/u.test(token)) return token;
    const { top, bottom } = numberOf(token);
    return `${top}/${bottom}`;
  });
  return told.toSorted().join(" ");
}

const isShown = (row: string, answer: Line) => {
  const result = workOut(row);
  return result !== null && compareExact(result, readNumber(answer.text)) === 0;
};

function calculatorFaults({ hasPoint }: View, { display, rows, said }: Key, answer: Line): string[] {
  const numbers = rows.flatMap((row) => row.match(/[\d.]+/gu) ?? []);
  const faults = {
    "no row is right": rows.length === 0,
    "a row is not finished": rows.some((row) => !/[\d.][=%]$/u.test(row)),
    "a row comes to something else": rows.some((row) => !isShown(row, answer)),
    "the display is not the answer": compareExact(numberOf(display), readNumber(answer.text)) !== 0,
    "a number is too long": [...numbers, display].some((number) => number.replace(".", "").length > 8),
    "a row has no room on paper": rows[0] !== undefined && rows[0].length > 14,
    "the result is told": numbers.includes(display),
    "the point is told of": hasPoint !== (rows[0]?.includes(".") ?? false),
    "nothing is said of a number": numbers.some(
      (number) => !said.numbers.some((each) => compareExact(numberOf(each.number), numberOf(number)) === 0),
    ),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${fault}: ${rows.join()} ${answer.text}`] : []));
}

export const calculatorContract: KindContract<"calculator"> = {
  faults: calculatorFaults,
  isRight: (_, key, answer, { keys }) =>
    /[=%]$/u.test(keys) && isShown(keys, answer) && key.rows.some((row) => partsOf(row) === partsOf(keys)),
  isAnswerAsked: false,
  feedback: ({ said }) => [
    ...[said.unfinished, said.typed, said.percentLeftOut, said.percentTooMany, said.partial, said.turned, said.order],
    ...said.operations.map(({ feedback }) => feedback),
    ...said.numbers.flatMap((each) => [
      each.pointLeftOut,
      each.pointMoved,
      each.digitLeftOut,
      each.digitTooMany,
      each.other,
    ]),
    said.other,
  ],
  lines: () => [],
  anotherKey: (key, other) => ({
    ...key,
    display: `${key.display}1`,
    rows: key.rows.map((row) => `1${row}`),
    said: {
      ...key.said,
      ...{ unfinished: other, typed: other, percentLeftOut: other, percentTooMany: other, partial: other },
      ...{ turned: other, order: other, other },
      operations: key.said.operations.map((each) => ({ ...each, feedback: other })),
      numbers: key.said.numbers.map(({ number }) => ({
        number,
        ...{ pointLeftOut: other, pointMoved: other, digitLeftOut: other, digitTooMany: other, other },
      })),
    },
  }),
};
