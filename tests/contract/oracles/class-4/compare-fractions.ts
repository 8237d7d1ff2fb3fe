import { comparedIn, extremeChoice, orderedIn } from "#tests/contract/equation.ts";
import { compareExact } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

/** Compares as exact numbers; in a story, the one who has the larger part. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "sign") return comparedIn(seen);
  if (seen.kind === "order") return orderedIn(seen);
  if (seen.kind === "boxes") {
    const sorted = numbersIn(text).toSorted(compareExact);
    const extreme = text.includes("lớn nhất") ? sorted.at(-1) : sorted[0];
    return extreme === undefined ? null : writeExact(extreme);
  }
  if (!text.includes("Ai ")) return extremeChoice(seen, text.includes("lớn nhất"));
  const [first, second] = numbersIn(text);
  const names = [...text.matchAll(/(?:^|[ ,.])((?:Y )?\p{Lu}\p{L}*) (?:ăn|đã đọc|chạy được)/gu)].map(
    ([, name]) => name,
  );
  if (first === undefined || second === undefined) return null;
  return names[compareExact(first, second) > 0 ? 0 : 1] ?? null;
};
