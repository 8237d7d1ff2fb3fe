import type { AxisFigure } from "#lib/questions/figures/axis.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

type Mark = AxisFigure["marks"][number];

/** Reads the ray by its written numbers alone: from two of them the worth of every mark. */
function readRay(marks: readonly Mark[]): (place: number) => number {
  const written = marks.flatMap(({ label }, place) =>
    label === null || label === "?" ? [] : [{ place, value: Number(label) }],
  );
  const [first, second] = written;
  if (first === undefined || second === undefined) throw new Error("Too few numbers on the ray");
  const step = (second.value - first.value) / (second.place - first.place);
  return (place) => first.value + (place - first.place) * step;
}

export const oracle: Oracle = ({ prompt: { text }, figures }) => {
  const [ray] = figures;
  if (ray?.type !== "axis") return null;
  const valueAt = readRay(ray.marks);
  const step = valueAt(1) - valueAt(0);
  if (/hơn kém nhau|hơn vạch ngay trước/u.test(text)) return String(step);
  const [start, count] = wholesIn(text);
  if (start !== undefined && count !== undefined) {
    const place = ray.marks.findIndex((_, at) => valueAt(at) === start);
    return String(valueAt(place + count));
  }
  const [pointer] = ray.pointers;
  const asked =
    pointer === undefined
      ? ray.marks.findIndex(({ label }) => label === "?")
      : ray.marks.findIndex(({ at }) => at === pointer.at);
  return String(valueAt(asked));
};
