import "server-only";
import { unwrap } from "./backend-error.ts";

/** Rows of a request: no more than a hosted project returns at once. */
const pageLength = 1000;

/** All rows of what `ask` asks for, a page at a time; the order has to be that of no two equal rows. */
export async function readAll<Row>(
  what: string,
  ask: (from: number, to: number) => PromiseLike<Parameters<typeof unwrap<Row[]>>[1]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = unwrap(what, await ask(rows.length, rows.length + pageLength - 1));
    rows.push(...page);
    if (page.length < pageLength) return rows;
  }
}
