import type { Figure } from "#lib/questions/figure.ts";
import type { Way } from "#tests/contract/way.ts";
import { total } from "./total.ts";

/** What is seen in the picture, counted one by one. */
function countPictured(figures: readonly Figure[]): number {
  const [figure, ...more] = figures;
  if (more.length > 0) return Number.NaN;
  if (figure?.type === "objects") return figure.cells.filter((cell) => cell.row < figure.rows).length;
  return figure?.type === "ten-frame" ? total(figure.groups.map((group) => group.count)) : Number.NaN;
}

export const countingWays: readonly Way[] = [
  [/^Có (?:mấy|bao nhiêu) \p{L}+(?: \p{L}+)+\?$/u, (_, figures) => String(countPictured(figures))],
  [/^Con lấy \d+ [\p{L} ]+ nhé!$/u, ([count]) => String(count)],
];
