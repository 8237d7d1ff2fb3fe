import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Every number that four digits make, each used once. */
function arranged(digits: readonly number[]): number[] {
  if (digits.length === 0) return [0];
  return digits.flatMap((digit, place) =>
    arranged(digits.toSpliced(place, 1)).map((rest) => digit * 10 ** (digits.length - 1) + rest),
  );
}

/** "Ba số chẵn liên tiếp": the third one, two steps from the first or one from both. */
function missingOf(text: string, [from = 0, to = 0]: readonly number[]): number {
  if (to - from === 4) return from + 2;
  return text.includes("tiếp …") ? from - 2 : to + 2;
}

/** Halves each number; counts one by one. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const isFit = (number: number) => (number % 2 === 0) === text.includes("chẵn");
  const wholes = wholesIn(text);
  const [table] = seen.figures;
  if (table?.type === "table") {
    return String(table.rows.flatMap(([, number = ""]) => wholesIn(number)).filter(isFit).length);
  }
  if (wholes.length === 0) return onlyChoice(seen, (choice) => wholesIn(choice).every(isFit));
  if (text.includes("chỉ có một")) {
    const [only, ...more] = wholes.filter(isFit);
    return only === undefined || more.length > 0 ? null : String(only);
  }
  if (text.includes("bốn chữ số")) {
    const fitting = arranged(wholes).filter(isFit);
    return String(text.includes("lớn nhất") ? Math.max(...fitting) : Math.min(...fitting));
  }
  const [from = 0, to = 0] = wholes;
  if (text.includes("liên tiếp")) return String(missingOf(text, wholes));
  const between = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  return String(between.filter(isFit).length);
};
