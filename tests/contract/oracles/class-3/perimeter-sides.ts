import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readMeasure } from "#tests/contract/worth-of.ts";

type Side = Extract<DiagramMark, { form: "length" | "ticks" }>;

const sizes: Readonly<Record<string, number>> = { "xăng-ti-mét": 10, "đề-xi-mét": 100, mét: 1000 };

const millimetres = (text: string) => Number(readMeasure(text)?.value.top ?? Number.NaN);

/** Which side of the shape a mark belongs to: the one that begins where it does. */
const placeOf = ({ from }: Side) => [from.x, from.y].map(Math.round).join();

/** What every side measures, those that only carry strokes as the one with as many; "?" is left out. */
function measuredSides(marks: readonly DiagramMark[]): readonly number[] {
  const texts = new Map(marks.flatMap((mark) => (mark.form === "length" ? [[placeOf(mark), mark.text]] : [])));
  const ticks = marks.flatMap((mark) => (mark.form === "ticks" ? [mark] : []));
  const unwritten = ticks.filter((tick) => !texts.has(placeOf(tick)));
  const borrowed = unwritten.map(({ count }) => {
    const equal = ticks.find((tick) => tick.count === count && texts.has(placeOf(tick)));
    return texts.get(equal === undefined ? "" : placeOf(equal)) ?? "";
  });
  return [...texts.values(), ...borrowed].filter((text) => text !== "?").map(millimetres);
}

/** Goes around what is drawn; with the way around told, takes the known sides from it one by one. */
export const oracle: Oracle = ({ prompt: { text }, figures: [figure] }) => {
  if (figure?.type !== "diagram") return null;
  const area = figure.marks.find(({ form }) => form === "area");
  const sides = measuredSides(figure.marks);
  const whole = /chu vi (?:\p{L}+ )*(\d+\u00a0\w+)/iu.exec(text)?.[1];
  const isAsked = figure.marks.some((mark) => mark.form === "length" && mark.text === "?");
  const corners = area?.form === "area" ? area.corners.length : 0;
  if (sides.length !== corners - (isAsked ? 1 : 0) || isAsked !== (whole !== undefined)) return null;
  const found = sides.reduce(
    (left, side) => (whole === undefined ? left + side : left - side),
    whole === undefined ? 0 : millimetres(whole),
  );
  const size = sizes[/bao nhiêu (xăng-ti-mét|đề-xi-mét|mét)/u.exec(text)?.[1] ?? ""] ?? Number.NaN;
  return found > 0 && found % size === 0 ? grouped(found / size) : null;
};
