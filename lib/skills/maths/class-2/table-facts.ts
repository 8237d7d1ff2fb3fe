import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { sumsSignQuestion } from "./sums-sign-question.ts";

/** A fact of a table: `size` taken `count` times is `product`. */
export interface TableFact {
  readonly size: 2 | 5;
  readonly count: number;
  readonly product: number;
}

/** A fact of one of these tables, from times 2 on. */
export function pickFact(rng: Rng, sizes: readonly (2 | 5)[]): TableFact {
  const size = rng.pick(sizes);
  const count = rng.int(2, 10);
  return { size, count, product: size * count };
}

/** The table of 2 or 5 as it is counted up to a product: "5, 10, 15". */
export function countedUp({ size, count }: TableFact, steps = count): string {
  return Array.from({ length: steps }, (_, step) => (step + 1) * size).join(", ");
}

/** Wrong answers to size × count. */
export function productDistractors({ size, count, product }: TableFact): readonly Distractor<number>[] {
  const other = size === 2 ? 5 : 2;
  return [
    mistake("TABLE-NEAR", product - size, `Đó là ${size} × ${count - 1}. Con còn thiếu một lần nữa.`),
    mistake("TABLE-NEAR", product + size, `Đó là ${size} × ${count + 1}. Con lấy thừa một lần rồi.`),
    mistake("OP", size + count, "Con cộng hai số rồi. Con dùng bảng nhân nhé!"),
    mistake("TABLE-NEAR", other * count, `Đó là ${other} × ${count}. Con xem lại bảng nhân ${size} nhé!`),
  ];
}

/** Said to one time too few: "5 × 3 = 15, chưa đủ 20." */
export function tooLittle({ size, count, product }: TableFact): string {
  return `${size} × ${count - 1} = ${product - size}, chưa đủ ${product}. Con nhẩm lại bảng nhân ${size} nhé!`;
}

/** Said to one time too many. */
export function tooMuch({ size, count, product }: TableFact): string {
  return `${size} × ${count + 1} = ${product + size}, nhiều hơn ${product}. Con nhẩm lại bảng nhân ${size} nhé!`;
}

/** Wrong answers to product : size. */
export function quotientDistractors({ size, count, product }: TableFact): readonly Distractor<number>[] {
  return [
    mistake("TABLE-NEAR", count - 1, tooLittle({ size, count, product })),
    mistake("TABLE-NEAR", count + 1, tooMuch({ size, count, product })),
    mistake("OP", product - size, "Con làm phép trừ rồi. Đây là phép chia nhé!"),
    mistake("OP", product * size, "Con làm phép nhân rồi. Đây là phép chia nhé!"),
  ];
}

/** Two products or two quotients side by side, the results near to each other: "2 × 8 … 5 × 3". */
export function buildFactsSignQuestion(
  rng: Rng,
  fact: TableFact,
  write: (fact: TableFact) => readonly [string, number],
): Question {
  const [left, first] = write(fact);
  const size = rng.pick([2, 5] as const);
  const near = [2, 3, 4, 5, 6, 7, 8, 9, 10]
    .map((count) => write({ size, count, product: size * count }))
    .filter(([written, result]) => written !== left && Math.abs(result - first) <= 4);
  const [right, second] = near.length === 0 ? write({ size: 2, count: 10, product: 20 }) : rng.pick(near);
  return sumsSignQuestion(rng, { left: [left, first], right: [right, second], identity: `sign ${left} ${right}` });
}
