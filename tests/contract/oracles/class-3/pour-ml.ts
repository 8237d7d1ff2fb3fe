import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Millilitres of every measure in a text, a litre as a thousand of them. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/([\d\u00a0]+)\u00a0(m?l)(?!\p{L})/gu)].map(
    ([, number = "", unit]) => Number(number.replaceAll("\u00a0", "")) * (unit === "l" ? 1000 : 1),
  );
}

/** How often so much can be taken from a litre until nothing is left; null where something is. */
function cupsOf(size: number): number | null {
  if (size === 0) return null;
  let [left, cups] = [1000, 0];
  while (left >= size) [left, cups] = [left - size, cups + 1];
  return left === 0 ? cups : null;
}

/** Pours cup after cup, by the numbers that stand beside "cốc", and gives what there is then. */
function pouredBy(text: string): number {
  let all = 0;
  for (const [, count, size] of text.matchAll(/(\d+) cốc (\d+)\u00a0ml/gu)) {
    for (let cup = 0; cup < Number(count); cup += 1) all += Number(size);
  }
  return all;
}

/** Where the water stands in the end: told, or so much more or less than what is told and seen. */
function levelOf(text: string, now: number): number | null {
  const [first = 0, by] = amountsIn(text);
  const isIn = /rót thêm|rót nước vào|rót cho/iu.test(text);
  if (by === undefined) return isIn === first > now ? first : null;
  if (first !== now) return null;
  return isIn ? now + by : now - by;
}

/** Fills or empties the vessel; counts cups one by one. */
export const oracle: Oracle = ({ kind, prompt: { text }, view, figures: [figure] }) => {
  if (kind === "pour") {
    const { markMl = 1000, start } = view;
    const level = levelOf(text, start * markMl);
    return level === null ? null : `${grouped(level)}\u00a0ml`;
  }
  const vessel = figure?.type === "jug" ? figure.vessels[0] : undefined;
  if (vessel?.markMl === undefined || vessel.capacity * vessel.markMl !== 1000) return null;
  if (text.includes("mấy cốc")) {
    const cups = cupsOf(amountsIn(text).find((amount) => amount !== 1000) ?? 0);
    return cups === null ? null : String(cups);
  }
  // It is seen before anything is poured.
  return vessel.litres === 0 ? grouped(1000 - pouredBy(text)) : null;
};
