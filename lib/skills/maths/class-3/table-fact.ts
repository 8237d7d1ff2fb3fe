import type { Rng } from "#lib/core/rng.ts";
import type { GroupsFigure } from "#lib/questions/figures/groups.ts";

/** A fact of one table: 3 × 8 = 24, and with it 24 : 3 = 8. */
export interface Fact {
  readonly table: number;
  readonly times: number;
  readonly product: number;
}

export const factOf = (table: number, times: number): Fact => ({ table, times, product: table * times });

export const pickFact = (rng: Rng, table: number, least: number, most: number) => factOf(table, rng.int(least, most));

/** What the table has at another number than the one that is looked for. */
export function tellNear({ table, product }: Fact, tried: number): string {
  const found = table * tried;
  return `Con thử lại: ${table} × ${tried} = ${found}, ${found < product ? `chưa được ${product}` : `quá ${product} rồi`}.`;
}

/** So many rows, each as long as the table says. */
export function arrayOf({ table, times }: Fact): GroupsFigure {
  return {
    type: "groups",
    picture: "marble",
    holder: "rows",
    sizes: Array.from({ length: times }, () => table),
    ringed: 0,
    alt: `Có ${times} hàng, mỗi hàng có ${table} viên bi.`,
  };
}
