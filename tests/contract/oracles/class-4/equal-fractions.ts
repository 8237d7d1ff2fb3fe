import { gapIn } from "#tests/contract/equation.ts";
import { compareExact } from "#tests/contract/exact.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";

/** Works out every answer as a number and compares. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (text.includes("…")) return gapIn(seen);
  if (text.startsWith("Trong")) {
    const values = numbersIn(text);
    const wanted = values.at(-1);
    return String(
      values.slice(0, -1).filter((value) => wanted !== undefined && compareExact(value, wanted) === 0).length,
    );
  }
  const [, verb, top = "", bottom = "", by = ""] =
    /^(Nhân|Chia) cả .*?(\d+)\u2044(\d+) (?:với|cho) (\d+),/u.exec(text) ?? [];
  if (verb === "Nhân") return `${Number(top) * Number(by)}\u2044${Number(bottom) * Number(by)}`;
  if (verb === "Chia") return `${Number(top) / Number(by)}\u2044${Number(bottom) / Number(by)}`;
  const [given] = numbersIn(text);
  return onlyChoice(seen, (choice) => {
    const [first, second] = numbersIn(choice);
    const other = given ?? second;
    return first !== undefined && other !== undefined && compareExact(first, other) === 0;
  });
};
