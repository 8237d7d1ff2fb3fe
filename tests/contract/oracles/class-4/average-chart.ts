import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Moves one from the highest heap to the lowest until all are of one height. */
function levelled(heights: readonly number[]): number | null {
  const heaps = [...heights];
  for (;;) {
    const [high, low] = [Math.max(...heaps), Math.min(...heaps)];
    if (high === low) return high;
    if (high - low === 1) return null;
    heaps[heaps.indexOf(high)] = high - 1;
    heaps[heaps.indexOf(low)] = low + 1;
  }
}

/**
 * Reads the columns; a missing one is tried until the average is what is told. Where adding up what is drawn, or going down
 * instead of up from the average, leads to the same number, it is not seen whether the question was understood: no answer.
 */
export const oracle: Oracle = ({ prompt: { text }, figures }) => {
  const [figure] = figures;
  if (figure?.type !== "chart") return null;
  const heights = figure.values.map(({ value }) => value).filter((value) => value > 0);
  if (/mới vẽ|còn thiếu/u.test(text)) {
    const [mean = 0] = wholesIn(text.replace(/4[A-D]/gu, ""));
    const tried = Array.from({ length: 200 }, (_, height) => height);
    const missing = tried.find((height) => levelled([...heights, height]) === mean);
    return missing === heights.reduce((sum, height) => sum + height) ? null : String(missing);
  }
  const mean = levelled(heights);
  if (mean === null) return null;
  if (!text.includes("nhiều nhất")) return String(mean);
  const [above, below] = [Math.max(...heights) - mean, mean - Math.min(...heights)];
  return above === below ? null : String(above);
};
