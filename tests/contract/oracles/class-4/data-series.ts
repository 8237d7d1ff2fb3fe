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
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const row = (/\d+(?:; \d+)+/u.exec(text)?.[0] ?? "").split("; ").map(Number);
  if (/bao nhiêu số liệu(?! lớn)/u.test(text)) return String(row.length);
  const place = /thứ (nhất|hai|ba|tư|năm)/u.exec(text)?.[1];
  if (place !== undefined) return String(row[places.indexOf(place)]);
  const sorted = sort(row, !/từ lớn đến bé/u.test(text));
  if (seen.kind === "order") return sorted.join(", ");
  if (/chính giữa/u.test(text)) return String(sorted[(row.length - 1) / 2]);
  if (/trung bình cộng/u.test(text)) {
    const total = row.reduce((sum, number) => sum + number, 0);
    return String(row.filter((number) => number * row.length > total).length);
  }
  if (/hơn số bé nhất|Hiệu/u.test(text)) return String((sorted.at(-1) ?? 0) - (sorted[0] ?? 0));
  if (/(?:cao|nhiều|nặng|lớn|nhiều tuổi) nhất/u.test(text)) return String(Math.max(...row));
  return /(?:thấp|ít|nhẹ|bé|ít tuổi) nhất/u.test(text) ? String(Math.min(...row)) : null;
};
