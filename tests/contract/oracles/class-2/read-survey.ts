import type { PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

type Counts = ReadonlyMap<string, number>;

/** How many stand in each row, by its name in small letters. */
function countsOf({ figures }: PublicQuestion): Counts {
  const rows = figures.flatMap((figure) => {
    if (figure.type === "tally") return figure.rows.map(({ name, count }) => [name.toLowerCase(), count] as const);
    if (figure.type !== "pictogram") return [];
    return figure.rows.map(({ name, pictures }) => [name.toLowerCase(), pictures * figure.each] as const);
  });
  return new Map(rows);
}

/** The rows a sentence names, in its order. */
function namedIn(text: string, counts: Counts): number[] {
  const words = ` ${text.toLowerCase().replaceAll(/[.,?:]/gu, " ")} `;
  return [...counts]
    .map(([name, count]) => ({ at: words.indexOf(` ${name} `), count }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ count }) => count);
}

function isSorted(numbers: readonly number[], isRising: boolean): boolean {
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0) === isRising);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function countedAnswer(text: string, counts: Counts): string | null {
  const all = [...counts.values()];
  const named = namedIn(text, counts);
  if (/tất cả/u.test(text)) return `${sumOf(named.length === 0 ? all : named)}`;
  if (/(?:nhiều|ít) hơn/u.test(text)) return `${Math.abs((named[0] ?? 0) - (named[1] ?? 0))}`;
  return named.length === 1 ? `${named[0]}` : null;
}

/** Answers questions about rows of strokes or pictures. */
export const readSurvey: Oracle = (seen) => {
  const counts = countsOf(seen);
  const { text } = seen.prompt;
  const all = [...counts.values()];
  const most = /(nhiều|ít)(?: \p{L}+)* nhất/u.exec(text)?.[1];
  const best = most === "nhiều" ? Math.max(...all) : Math.min(...all);
  if (seen.kind === "number" && most !== undefined) return String(best);
  const limit = Number(/hơn (\d+) \p{L}+[?.]/u.exec(text)?.[1]);
  if (limit > 0)
    return String(all.filter((count) => (text.includes("nhiều hơn") ? count > limit : count < limit)).length);
  if (most !== undefined) return onlyChoice(seen, (name) => counts.get(name.toLowerCase()) === best);
  if (text.startsWith("Xếp")) {
    return onlyChoice(seen, (row) => isSorted(namedIn(row, counts), text.includes("ít đến nhiều")));
  }
  if (text === "Câu nào đúng?") {
    return onlyChoice(seen, (told) => namedIn(told, counts)[0] === Number(/\d+/u.exec(told)?.[0]));
  }
  const asked = /nào có (\d+)/u.exec(text)?.[1];
  if (asked !== undefined) return onlyChoice(seen, (name) => counts.get(name.toLowerCase()) === Number(asked));
  return countedAnswer(text, counts);
};
