import type { Rng } from "#lib/core/rng.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";

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

const nearTable = "Con đếm thêm lại từng bước nhé!";

/** Wrong answers to size × count. */
export function productDistractors({ size, count, product }: TableFact): readonly Distractor<number>[] {
  return [
    mistake("TABLE-NEAR", product - size, nearTable),
    mistake("TABLE-NEAR", product + size, nearTable),
    mistake("OP", size + count, "Con cộng hai số rồi. Đây là phép nhân nhé!"),
    mistake("TABLE-NEAR", (size === 2 ? 5 : 2) * count, "Con đọc nhầm bảng nhân rồi."),
  ];
}

/** Wrong answers to product : size. */
export function quotientDistractors({ size, count, product }: TableFact): readonly Distractor<number>[] {
  return [
    mistake("TABLE-NEAR", count - 1, "Con nhẩm lại bảng chia nhé!"),
    mistake("TABLE-NEAR", count + 1, "Con nhẩm lại bảng chia nhé!"),
    mistake("OP", product - size, "Con làm phép trừ rồi. Đây là phép chia nhé!"),
    mistake("OP", product * size, "Con làm phép nhân rồi. Đây là phép chia nhé!"),
  ];
}
