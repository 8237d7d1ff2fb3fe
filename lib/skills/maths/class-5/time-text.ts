import { measure } from "#lib/core/measure.ts";
import { compoundValue, type Value } from "#lib/questions/values.ts";

/** Two units of time of which the smaller goes `step` times into the larger. */
export const timePairs = [
  { large: "giờ", small: "phút", step: 60 },
  { large: "phút", small: "giây", step: 60 },
] as const;

export type TimePair = (typeof timePairs)[number];

/** "3 giờ 45 phút"; a part of 0 is left out. */
export function timeText(large: number, small: number, pair: TimePair): string {
  const parts = [
    ...(large > 0 ? [measure(String(large), pair.large)] : []),
    ...(small > 0 || large === 0 ? [measure(String(small), pair.small)] : []),
  ];
  return parts.join(" ");
}

/** The same from the smaller unit alone, turned round: 75 phút is "1 giờ 15 phút". */
export function wholeTimeText(total: number, pair: TimePair): string {
  return timeText(Math.floor(total / pair.step), total % pair.step, pair);
}

/** An answer as it stands, also with too many of the smaller unit, which is a mistake of its own. */
export function timeValue(large: number, small: number, pair: TimePair): Value {
  if (small === 0) return compoundValue([large, pair.large]);
  return large === 0 ? compoundValue([small, pair.small]) : compoundValue([large, pair.large], [small, pair.small]);
}
