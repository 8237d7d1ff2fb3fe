import { type Exact, exact, over, times } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { readMeasure } from "#tests/contract/worth-of.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const measures = /\d+(?:\u00a0\d{3})*(?:,\d+)?\u00a0(?:cm|km|m)(?!\p{L})/gu;

/** Millimetres of all measures told. */
function lengthsIn(text: string): Exact[] {
  return [...text.matchAll(measures)].map(([measure]) => readMeasure(measure)?.value ?? exact(0));
}

export const oracle: Oracle = ({ prompt, figures }) => {
  const { text } = prompt;
  const [, scaleText] = /tỉ lệ 1 : (\d+(?:\u00a0\d{3})*)/u.exec(text) ?? [];
  const [figure] = figures;
  const marks = figure?.type === "diagram" ? figure.marks : [];
  const drawn = marks.flatMap((mark) => (mark.form === "length" ? lengthsIn(mark.text) : []));
  const [first, second] = [...lengthsIn(text), ...drawn];
  if (first === undefined) return null;
  if (scaleText === undefined) {
    return second === undefined ? null : writeExact(over(second, first));
  }
  const [scale = exact(1)] = numbersIn(scaleText);
  return writeExact(text.startsWith("Ngoài thực tế") ? over(first, scale) : times(first, scale), "mm");
};
