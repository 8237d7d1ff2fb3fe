import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { type Operation, results } from "./tell-wrong-operation.ts";

/** What round numbers are counted in. */
export interface Counter {
  readonly size: 100 | 1000;
  readonly name: "trăm" | "nghìn";
}

export const hundreds: Counter = { size: 100, name: "trăm" };
export const thousands: Counter = { size: 1000, name: "nghìn" };

/** Ten hundreds are a thousand, ten thousands the largest number of the lesson. */
export const most = 10;

/** A sum in hundreds or thousands: "3 nghìn × 2"; the second number of × and : counts nothing. */
export interface RoundSum {
  readonly first: number;
  readonly operation: Operation;
  readonly second: number;
  readonly result: number;
}

export const isTimes = (operation: Operation) => operation === "×" || operation === ":";

function listSums(): readonly RoundSum[] {
  const numbers = Array.from({ length: most }, (_, place) => place + 1);
  return (["+", "−", "×", ":"] as const).flatMap((operation) =>
    numbers.flatMap((first) =>
      numbers
        .map((second) => ({ first, operation, second, result: results([first, second])[operation] }))
        .filter(
          ({ second, result }) =>
            Number.isInteger(result) &&
            result >= 1 &&
            result <= most &&
            !(isTimes(operation) && (first < 2 || second < 2 || second > 9)),
        ),
    ),
  );
}

const sums = Map.groupBy(listSums(), ({ operation }) => operation);

/** Each operation comes equally often. */
export function pickSum(rng: Rng, fits: (sum: RoundSum) => boolean = () => true): RoundSum {
  const lists = [...sums.values()].map((list) => list.filter(fits)).filter((list) => list.length > 0);
  return rng.pick(rng.pick(lists));
}

/** The numbers of a sum as they are written. */
export function partsOf({ first, operation, second, result }: RoundSum, { size }: Counter) {
  const values = [first * size, isTimes(operation) ? second : second * size, result * size] as const;
  return { values, written: [values[0], values[1], values[2]].map(groupNumber) };
}

/** "3 nghìn × 2 = 6 nghìn" */
export function inCounters({ first, operation, second, result }: RoundSum, { name }: Counter): string {
  const other = isTimes(operation) ? String(second) : `${second} ${name}`;
  return `${first} ${name} ${operation} ${other} = ${result} ${name}`;
}

/** A result that is not round cannot be right. */
export function notRound(answer: number, { name }: Counter): Distractor<number>[] {
  return [1, -1].map((by) => mistake("OFF1", answer + by, `Số cần tìm phải là số tròn ${name}. Con nhẩm lại nhé!`));
}

export const done: Readonly<Record<Operation, string>> = { "+": "cộng", "−": "trừ", "×": "nhân", ":": "chia" };

/** What is done instead: the opposite operation, or adding where the table is wanted. */
export const instead: Readonly<Record<Operation, Operation>> = { "+": "−", "−": "+", "×": "+", ":": "−" };
