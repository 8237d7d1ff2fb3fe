import { type Fraction, fractionBars } from "#lib/questions/fractions/fraction.ts";
import type { HelpWords } from "#lib/skills/drafts/draft.ts";

/** Whether all have one bottom. */
export function isSame(list: readonly Fraction[]): boolean {
  return list.every(({ bottom }) => bottom === list[0]?.bottom);
}

/** Whether strips can show them: fractions up to 1 that can be told apart by eye. */
function areSeenOnStrips(list: readonly Fraction[]): boolean {
  return list.every(({ top, bottom }) => top <= bottom && bottom <= 12);
}

const onStrips = "Con so phần tô màu của hai băng giấy.";

/** The way for two fractions that no strips show; the larger bottom is a multiple of the other. */
function withoutStrips(list: readonly Fraction[]): string {
  if (isSame(list)) return "Con so hai tử số.";
  const common = Math.max(...list.map(({ bottom }) => bottom));
  return `Con viết hai phân số với cùng mẫu số ${common} rồi so hai tử số.`;
}

/** Strips of equal length, where they can be seen. */
export function barsHint(list: readonly Fraction[]): HelpWords {
  if (!areSeenOnStrips(list)) return withoutStrips(list);
  return { say: onStrips, figures: [fractionBars(list, "Các băng giấy dài bằng nhau, mỗi băng tô màu một phần.")] };
}

/** The same on the two sides of the board, where each strip lies under its fraction. */
export function sidesHint(sides: readonly Fraction[]): HelpWords {
  if (!areSeenOnStrips(sides)) return withoutStrips(sides);
  const bars = sides.map((each) => fractionBars([{ ...each, label: null }], "Một băng giấy tô màu một phần."));
  return { say: onStrips, figures: bars };
}
