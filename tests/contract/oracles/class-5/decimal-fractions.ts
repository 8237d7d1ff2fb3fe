import { exact } from "#tests/contract/exact.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { readSmallNumber } from "#tests/contract/read-small-number.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const bottoms = new Map([
  ["10", "mười"],
  ["100", "trăm"],
  ["1000", "nghìn"],
]);

function partsOf(fraction: string): string[] {
  return fraction.replaceAll("\u00a0", "").split("\u2044");
}

/** The fraction that is said so: all tops below 100 are tried over each bottom. */
function spelledOut(words: string): string | null {
  const tops = Array.from({ length: 100 }, (_, top) => top);
  const fitting = [...bottoms].flatMap(([bottom, name]) =>
    tops.filter((top) => `${readSmallNumber(top)} phần ${name}` === words).map((top) => exact(top, Number(bottom))),
  );
  const [only, ...others] = fitting;
  return only === undefined || others.length > 0 ? null : writeExact(only);
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  const [whole] = figure?.type === "fraction" ? figure.wholes : [];
  if (whole !== undefined) return writeExact(exact(whole.painted, whole.parts));
  const isDecimal = (fraction: string) => bottoms.has(partsOf(fraction)[1] ?? "");
  if (text === "Phân số nào là phân số thập phân?") return onlyChoice(seen, isDecimal);
  if (text === "Phân số nào không phải là phân số thập phân?") return onlyChoice(seen, (each) => !isDecimal(each));
  const [, words] = /“(.+)”/u.exec(text) ?? [];
  if (words !== undefined) return spelledOut(words);
  const [asked] = numbersIn(text);
  const isAsked = /viết.*thành (?:số thập phân|phân số thập phân)/iu.test(text) && asked !== undefined;
  return solveStatement(seen) ?? (isAsked ? writeExact(asked) : null);
};
