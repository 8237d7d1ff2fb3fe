import type { ColumnView } from "#lib/questions/kinds/column/grading.ts";

/** Whether a number of a written sum has places behind the comma, written or to be filled in. */
export function hasDecimals({ rows, blanks, decimals = 0 }: Omit<ColumnView, "carries">, row: number): boolean {
  const isWritten = (rows[row] ?? []).slice(0, decimals).some((digit) => digit !== null);
  return isWritten || blanks.some((blank) => blank.row === row && blank.column < decimals);
}
