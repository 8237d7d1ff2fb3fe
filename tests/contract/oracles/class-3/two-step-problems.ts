import { answerNumber } from "#tests/contract/answer-number.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn, wholesIn } from "#tests/contract/read-number.ts";

/** So many groups laid down one after the other. */
const laid = (groups: number, each: number) =>
  Array.from({ length: groups }, () => each).reduce((sum, size) => sum + size, 0);

/** How many there are in one of so many equal parts. */
const shared = (whole: number, parts: number) =>
  Array.from({ length: whole + 1 }, (_, part) => part).find((part) => laid(parts, part) === whole);

/** Acts the story out: first who has how many, then what is asked of both, of all, or of what is left. */
function acted(text: string): number | undefined {
  const numbers = numbersIn(text.replaceAll(/lớp 3[AB]/giu, "lớp"));
  // A fraction is told by its parts alone: so many.
  const [a = 0, b = 0, c = 0] = numbers.map(({ top, bottom }) => Number(bottom > 1n ? bottom : top));
  if (/còn lại/u.test(text)) {
    if (text.includes("lần đầu")) return a - b - c;
    return text.includes("mỗi") ? a - laid(b, c) : a + b - c;
  }
  if (text.includes("mỗi")) return laid(a, b) + c;
  const second = new Map([
    ["nhiều hơn", a + b],
    ["ít hơn", a - b],
    ["gấp", laid(b, a)],
    ["bằng", shared(a, b)],
  ]);
  const other = second.get(/nhiều hơn|ít hơn|gấp|bằng/u.exec(text)?.[0] ?? "");
  if (other === undefined) return undefined;
  return text.includes("hơn kém nhau") ? Math.max(a, other) - Math.min(a, other) : a + other;
}

/** Stories whose first step nobody names. */
function thought(text: string): number | undefined {
  const [a = 0, b = 0, c = 0] = wholesIn(text);
  if (/gấp mấy lần/u.test(text)) return shared(a - b, b);
  return text.includes("còn lại") ? shared(a - c, b) : shared(a + b, c);
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const found = /đều|gấp mấy lần/u.test(text) ? thought(text) : acted(text);
  return found === undefined ? null : answerNumber(seen, found);
};
