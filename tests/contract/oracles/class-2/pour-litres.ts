import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Litre by litre from one level to another. */
function cups(from: number, to: number): number {
  let poured = 0;
  for (let level = from; level !== to; level += Math.sign(to - from)) poured += 1;
  return poured;
}

/** What is in the vessel in the end: told, or so many cups more or less than what is told and seen in it. */
function endOf(text: string, start: number): number | null {
  const [first = 0, by, ...more] = wholesIn(text);
  if (by === undefined) {
    const isWay = text.includes("thêm") ? first > start : first < start;
    return isWay || start === 0 ? first : null;
  }
  if (first !== start || more.length > 0) return null;
  return text.includes("rót thêm") ? first + by : first - by;
}

export const oracle: Oracle = ({ kind, prompt: { text }, view, figures: [figure] }) => {
  if (kind === "pour") {
    const end = endOf(text, view.start);
    return end === null || end > view.capacity ? null : `${end} l`;
  }
  const [start = 0, end = 0] = wholesIn(text);
  if (figure?.type !== "jug" || figure.vessels[0]?.litres !== start) return null;
  return text.includes("hêm mấy") === end > start ? String(cups(start, end)) : null;
};
