import type { Oracle } from "#tests/contract/oracle.ts";

/** The number that is asked for, or the one that as many equal steps from the first number of the line lead to. */
export const oracle: Oracle = ({ kind, prompt: { text }, figures: [line] }) => {
  if (kind === "slider") return /số (\d+,\d+)/u.exec(text)?.[1] ?? null;
  if (line?.type !== "axis") return null;
  const numbers = line.marks.flatMap(({ label }) => (label === null ? [] : Number(label.replace(",", "."))));
  const [first, last] = [numbers[0] ?? Number.NaN, numbers.at(-1) ?? Number.NaN];
  const steps = line.marks.filter(({ at }) => at <= (line.pointers[0]?.at ?? Number.NaN)).length - 1;
  const value = first + ((last - first) / (line.marks.length - 1)) * steps;
  return String(Math.round(value * 1000) / 1000).replace(".", ",");
};
