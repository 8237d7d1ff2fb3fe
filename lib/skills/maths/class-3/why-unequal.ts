import { groupNumber } from "#lib/core/group-number.ts";
import { placeNames } from "./place-chart.ts";

/** Whether two numbers have as many digits, so that they are compared place by place. */
export function areAsLong(number: number, other: number): boolean {
  return String(number).length === String(other).length;
}

/** Where two numbers of one length first differ, from the left: "hàng chục có 1 < 7". */
export function firstUnequal(number: number, other: number) {
  const [own, its] = [String(number), String(other)];
  const at = Array.from(own).findIndex((digit, place) => digit !== its[place]);
  const differs = `hàng ${placeNames[own.length - 1 - at]} có ${own[at]} ${number > other ? ">" : "<"} ${its[at]}`;
  return { at, differs };
}

/** Why one number is larger or smaller than another: "so với 45 872, hàng chục có 1 < 7". */
export function whyUnequal(number: number, other: number): string {
  if (!areAsLong(number, other))
    return `${groupNumber(number)} có ${number > other ? "nhiều" : "ít"} chữ số hơn ${groupNumber(other)}`;
  const { at, differs } = firstUnequal(number, other);
  return `so với ${groupNumber(other)}, ${at === 0 ? "" : "các hàng trước bằng nhau, "}${differs}`;
}
