import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

function worth(text: string): number {
  return Number(evaluate(text).top);
}

/** "5 × 4 = 5 × 3 + …" and "Số 5 được lấy 3 lần thì được bao nhiêu?", counted up; null for other words. */
function workedOut(text: string): string | null {
  const once = /^(\d+) × (\d+) = \1 × (\d+) \+ …/u.exec(text)?.slice(1).map(Number);
  if (once !== undefined) {
    const [size = 0, more = 0, count = 0] = once;
    const fits = Array.from({ length: 101 }, (_, number) => number).filter((gap) => size * more === size * count + gap);
    return fits.length === 1 ? String(fits[0]) : null;
  }
  const asked = /Con viết (\d+) × (\d+) thành tổng|Số (\d+) được lấy (\d+) lần thì/u.exec(text);
  if (asked !== null) {
    const [size = 0, count = 0] = asked
      .slice(1)
      .filter((each) => each !== undefined)
      .map(Number);
    return String(Array.from({ length: count }, () => size).reduce((whole, each) => whole + each, 0));
  }
  const told = / = (\d+(?: \+ \d+)+)(?: = …|\. Kết quả)/u.exec(text)?.[1];
  return told === undefined ? null : String(worth(told));
}

/** Counts what is drawn or added; of the answers only one comes to as much. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  const drawn = figure?.type === "groups" ? figure.sizes : [];
  const sum = /\d+(?: \+ \d+)+/u.exec(text)?.[0];
  if (text.includes("không viết được")) return onlyChoice(seen, (choice) => new Set(wholesIn(choice)).size > 1);
  const worked = workedOut(text);
  if (worked !== null) return worked;
  if (text.includes("mấy lần") || text.includes("…")) return String(drawn.length || wholesIn(sum ?? "").length);
  const [a = 0, b = 0] = wholesIn(text);
  const told = sum === undefined ? a * b : worth(sum);
  const all = drawn.length > 0 ? drawn.reduce((whole, size) => whole + size, 0) : told;
  return onlyChoice(seen, (choice) => worth(choice) === all);
};
