import type { AxisFigure } from "#lib/questions/figures/axis.ts";
import { asked } from "./asked.ts";
import { readOrdinal } from "./read-ordinal.ts";

type Line = Pick<AxisFigure, "marks" | "pointers" | "hops">;

/** The place among all marks that is told; half-way between two marks is as much as is told of what lies between. */
function spot(text: string, marks: readonly string[]): number {
  const [, low, high] = /^khoảng giữa (.+) và (vạch .+)$/u.exec(text) ?? [];
  if (low !== undefined && high !== undefined) return (spot(low, marks) + spot(high, marks)) / 2;
  const [, place, way = "", label = ""] =
    /^vạch (?:thứ (.+?) (sau|trước|từ) )?(?:vạch ghi |ghi |bên )(.+)$/u.exec(text) ?? [];
  const far = place === undefined ? 0 : readOrdinal(place);
  if (way === "từ") return far - 1;
  return marks.indexOf(label) + (way === "trước" ? -1 : 1) * far;
}

/** Marks, arrows and bows as they are drawn and as they are told; places are counted in marks from the left. */
export function readLine({ marks, pointers, hops }: Line, text: string): readonly [shown: unknown, read: unknown] {
  const inOrder = marks.toSorted((left, right) => left.at - right.at);
  const [first = 0, last = 0] = [inOrder[0]?.at, inOrder.at(-1)?.at];
  const exact = (at: number) => Number((((at - first) / (last - first)) * (marks.length - 1)).toFixed(6));
  const seen = (at: number) => (Number.isInteger(exact(at)) ? exact(at) : Math.floor(exact(at)) + 0.5);
  const shown = [
    inOrder.map(({ at, label, isLarge }) => [exact(at), asked(label ?? (isLarge ? "dài" : "ngắn"))]),
    pointers.map(({ at, label }) => [asked(label), seen(at)]),
    hops.map(({ from, to, label }) => [asked(label), seen(from), seen(to)]),
  ];
  const [told = "", ...rest] = text.slice(text.indexOf("trái sang phải: ") + 16, -1).split("; ");
  const read = told.split(", ").flatMap((each) => {
    const [, count, long] = /^(\d+) vạch (dài )?không ghi số$/u.exec(each) ?? [];
    return count === undefined ? each : Array.from({ length: Number(count) }, () => (long ? "dài" : "ngắn"));
  });
  const arrows = rest.flatMap((each) => {
    const [, label = "", at] = /^mũi tên(?: ghi (.+?))? chỉ vào (.+)$/u.exec(each) ?? [];
    return at === undefined ? [] : [[label, spot(at, read)]];
  });
  const bows = rest.flatMap((each) => {
    const [, count = "1", label = "", from, to] =
      /^(?:(\d+) )?bước nhảy(?:, mỗi bước)?(?: ghi (.+?))?,? từ (vạch .+) đến (.+)$/u.exec(each) ?? [];
    if (from === undefined || to === undefined) return [];
    const [start, end] = [spot(from, read), spot(to, read)];
    const step = (end - start) / Number(count);
    return Array.from({ length: Number(count) }, (_, hop) => [label, start + hop * step, start + (hop + 1) * step]);
  });
  return [shown, [read.map((label, at) => [at, label]), arrows, bows]];
}
