import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

type Rule = (row: readonly number[]) => boolean;

const pairs = (row: readonly number[]) => row.slice(1).map((value, place) => [row[place] ?? 0, value] as const);
const isSame = (values: readonly number[]) => new Set(values).size === 1;

/** The rules a row may follow: even steps, times the same, steps that grow evenly. */
const rules: readonly Rule[] = [
  (row) => isSame(pairs(row).map(([before, after]) => after - before)),
  (row) => isSame(pairs(row).map(([before, after]) => after / before)),
  (row) => isSame(pairs(pairs(row).map(([before, after]) => after - before)).map(([before, after]) => after - before)),
];

/** The one answer that makes the row follow the first rule that any answer makes it follow. */
function fitting(written: string, choices: readonly string[]): string | null {
  for (const rule of rules) {
    const right = choices.filter((choice) => rule(wholesIn(written.replace("…", choice))));
    if (right.length > 0) return right.length === 1 ? (right[0] ?? null) : null;
  }
  return null;
}

/** What may stand in the gap: a neighbour further on by a difference, a growing difference or a factor seen elsewhere in the row. */
function candidates(written: string): string[] {
  const row = written.split("; ").map((each) => (each.includes("…") ? null : (wholesIn(each)[0] ?? 0)));
  const gap = row.indexOf(null);
  const known = row.flatMap((value, place) => {
    const next = row[place + 1];
    return value === null || next === null || next === undefined ? [] : [[value, next] as const];
  });
  const jumps = known.map(([before, after]) => after - before);
  const growths = jumps.slice(1).map((jump, place) => jump - (jumps[place] ?? 0));
  const [before, after] = [row[gap - 1], row[gap + 1]];
  const values = [
    ...[...jumps, ...growths.map((growth) => (jumps.at(-1) ?? 0) + growth)].flatMap((jump) => [
      (before ?? Number.NaN) + jump,
      (after ?? Number.NaN) - jump,
    ]),
    ...known.map(([low, high]) => ((before ?? Number.NaN) * high) / low),
  ];
  return [...new Set(values)].filter(Number.isInteger).map(String);
}

/** Tries each answer in the gap; where none are given, those that the other numbers of the row lead to. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (text.includes("liền")) return String((wholesIn(text)[0] ?? 0) + (text.includes("liền sau") ? 1 : -1));
  const written = /[\d\u00a0]+(?:; [\d\u00a0…]+)+/u.exec(text)?.[0] ?? "";
  return fitting(
    written,
    seen.kind === "choice" ? seen.view.choices.map((choice) => choice.text) : candidates(written),
  );
};
