import type { PublicQuestion } from "#lib/questions/question.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Steps of one from the smaller number up to the larger one; null where it is none. */
function countUp(small: number, large: number): string | null {
  const steps = Array.from({ length: 100 }, (_, step) => step + 1);
  const found = steps.find((step) => small + step === large);
  return found === undefined ? null : String(found);
}

/** How much of what is told lies in each row, by the names that stand for the rows in the question. */
function rowsOf({ prompt: { text } }: PublicQuestion, [above = 0, below = 0]: readonly number[]) {
  const [, first, second] = /^Hàng trên là .+? của (.+), hàng dưới của (.+?)\./u.exec(text) ?? [];
  return [[first ?? "hàng trên", above] as const, [second ?? "hàng dưới", below] as const];
}

/** Who is asked about first is said to have more (hơn) or fewer (kém, ít hơn): where that is not so, there is no answer. */
function compare(text: string, amounts: readonly (readonly [string, number])[]): string | null {
  const asked = text.split(/\. /u).at(-1) ?? "";
  const [, one = "", word = "", other = ""] =
    /^(.+?) (?:có )?(nhiều hơn|ít hơn|hơn|kém) (.+?) (?:mấy|bao nhiêu) /u.exec(asked) ?? [];
  const amountOf = (name: string) => amounts.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
  const [first, second] = [amountOf(one), amountOf(other)];
  if (first === undefined || second === undefined) return null;
  return word === "hơn" || word === "nhiều hơn" ? countUp(second, first) : countUp(first, second);
}

/** Reads the amounts from rows, words or a table, and counts on from the smaller one to the larger one. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (figure?.type === "groups") return compare(text, rowsOf(seen, figure.sizes));
  if (figure?.type === "table") {
    const amounts = figure.rows.map(([, amount]) => Number(amount)).toSorted((a, b) => a - b);
    return countUp(amounts.at(0) ?? 0, amounts.at(-1) ?? 0);
  }
  const [a = 0, b = 0] = wholesIn(text);
  if (text.startsWith("Số ")) return compare(text, [[`số ${a}`, a] as const, [`số ${b}`, b] as const]);
  const told = [...text.matchAll(/(?:^|, |nay )(\p{L}+) (?:có )?(\d+) /gu)];
  return compare(
    text,
    told.map(([, name = "", amount]) => [name, Number(amount)] as const),
  );
};
