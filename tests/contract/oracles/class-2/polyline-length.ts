import type { PublicQuestion } from "#lib/questions/question.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readMeasure } from "#tests/contract/worth-of.ts";

const measures = /\d+\u00a0(?:cm|dm)(?!\p{L})/gu;

function millimetres(text: string): number[] {
  return [...text.matchAll(measures)].map(([measure]) => Number(readMeasure(measure)?.value.top));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

/** Walks along what is drawn; where a part is not known, what is left of the whole way. */
export const oracle: Oracle = (seen) => {
  const millimetresFound = walk(seen);
  // Asked for in centimetres, it is written without the unit.
  return /bao nhiêu xăng-ti-mét/u.test(seen.prompt.text) ? String(millimetresFound / 10) : `${millimetresFound} mm`;
};

function walk({ prompt: { text }, figures }: PublicQuestion): number {
  const [figure] = figures;
  const drawn = figure?.type === "diagram" ? figure.marks : [];
  const texts = drawn.flatMap((mark) => (mark.form === "length" ? [mark.text] : []));
  const parts = texts.flatMap(millimetres);
  const told = millimetres(text);
  if (texts.includes("?")) return sum(told) - sum(parts);
  return sum(parts.length > 0 ? parts : told);
}
