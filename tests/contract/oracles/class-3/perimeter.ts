import type { Oracle } from "#tests/contract/oracle.ts";
import { readMeasure } from "#tests/contract/worth-of.ts";

const measures = /\d+(?:\u00a0\d{3})*\u00a0(?:cm|dm|m)(?!\p{L})/gu;

/** The millimetres of every measure in a text. */
function millimetres(text: string): number[] {
  return [...text.matchAll(measures)].map(([measure]) => Number(readMeasure(measure)?.value.top));
}

/** Walks around what is drawn, or what is told where nothing is drawn. */
export const oracle: Oracle = ({ prompt, figures }) => {
  const [figure] = figures;
  const told = millimetres(prompt.text);
  if (/hình vuông/iu.test(prompt.text)) return `${(told[0] ?? 0) / 4} mm`;
  if (/chiều dài/u.test(prompt.text)) {
    const [length = 0, width = 0] = told;
    return `${length + width + length + width} mm`;
  }
  const drawn = figure?.type === "diagram" ? figure.marks : [];
  const sides = drawn.flatMap((mark) => (mark.form === "length" ? millimetres(mark.text) : []));
  return `${sides.reduce((way, side) => way + side, 0)} mm`;
};
