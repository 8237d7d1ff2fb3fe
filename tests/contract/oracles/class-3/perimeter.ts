import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readMeasure } from "#tests/contract/worth-of.ts";

const measures = /\d+(?:\u00a0\d{3})*\u00a0(?:cm|dm|m)(?!\p{L})/gu;

/** The millimetres of every measure in a text. */
function millimetres(text: string): number[] {
  return [...text.matchAll(measures)].map(([measure]) => Number(readMeasure(measure)?.value.top));
}

const sizes: Readonly<Record<string, number>> = { "xăng-ti-mét": 10, "đề-xi-mét": 100, mét: 1000 };

/** The side that is asked for: from all the way around one goes back along the known ones. */
function asked(text: string, told: readonly number[]): number | null {
  const [first = 0, second = 0] = told;
  if (/chu vi \d|uốn vừa đủ|vây quanh/u.test(text))
    return /hình vuông/iu.test(text) ? first / 4 : (first - second - second) / 2;
  if (/hình vuông/iu.test(text)) return first + first + first + first;
  return /chiều dài/u.test(text) ? first + second + first + second : null;
}

/** Walks around what is drawn, or what is told where nothing is drawn. */
export const oracle: Oracle = ({ prompt: { text }, figures }) => {
  const [figure] = figures;
  const drawn = figure?.type === "diagram" ? figure.marks : [];
  const sides = drawn.flatMap((mark) => (mark.form === "length" ? millimetres(mark.text) : []));
  const found = asked(text, millimetres(text)) ?? sides.reduce((way, side) => way + side, 0);
  const size = sizes[/bao nhiêu (xăng-ti-mét|đề-xi-mét|mét)/u.exec(text)?.[1] ?? ""];
  return size === undefined || found % size !== 0 ? null : grouped(found / size);
};
