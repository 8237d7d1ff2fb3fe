import type { Oracle } from "#tests/contract/oracle.ts";

const places = ["nhất", "hai", "ba", "tư", "năm"];

function sort(row: readonly number[], isRising: boolean): number[] {
  const sorted = [...row];
  for (let round = 0; round < sorted.length; round += 1) {
    for (let at = 0; at + 1 < sorted.length; at += 1) {
      const [left = 0, right = 0] = [sorted[at], sorted[at + 1]];
      if (left > right === isRising) sorted.splice(at, 2, right, left);
    }
  }
  return sorted;
}

/** Cuts the row out of the words, then counts, points, compares or sorts it by swapping neighbours. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const row = (/\d+(?:; \d+)+/u.exec(text)?.[0] ?? "").split("; ").map(Number);
  if (/bao nhiêu số liệu/u.test(text)) return String(row.length);
  const place = /thứ (nhất|hai|ba|tư|năm)/u.exec(text)?.[1];
  if (place !== undefined) return String(row[places.indexOf(place)]);
  if (/từ bé đến lớn|từ lớn đến bé/u.test(text)) {
    const sorted = sort(row, /từ bé/u.test(text));
    return sorted.join("; ");
  }
  if (/(?:cao|nhiều|nặng|lớn|nhiều tuổi) nhất/u.test(text)) return String(Math.max(...row));
  return /(?:thấp|ít|nhẹ|bé|ít tuổi) nhất/u.test(text) ? String(Math.min(...row)) : null;
};
