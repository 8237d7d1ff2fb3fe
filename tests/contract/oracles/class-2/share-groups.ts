import { pictureText } from "#lib/text/picture-text.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** One thing to each in turn, until none is left. */
function dealOut(total: number, parts: number): number[] {
  const hands = Array.from({ length: parts }, () => 0);
  for (let thing = 0; thing < total; thing += 1) hands[thing % parts] = (hands[thing % parts] ?? 0) + 1;
  return hands;
}

/** How often a group is taken away until too few are left. */
function countGroups(total: number, size: number): number {
  let groups = 0;
  for (let left = total; left >= size; left -= size) groups += 1;
  return groups;
}

export const oracle: Oracle = ({ kind, prompt: { text }, view }) => {
  if (kind !== "sort" || view.pile.type !== "alike") return null;
  const { unit } = pictureText[view.pile.picture];
  const [total = 0, by = view.trays.length] = [...text.matchAll(/\d+/gu)].map(([number]) => Number(number));
  if (total !== view.pile.total) return null;
  const [, holder] = /mỗi (\p{L}+) \d/u.exec(text) ?? [];
  if (holder !== undefined) return `mỗi ${holder} ${by} ${unit}; ${total} : ${by} = ${countGroups(total, by)}`;
  if (by !== view.trays.length) return null;
  const [, put] = /(?:vào|thành) \d (\p{L}+)/u.exec(text) ?? [];
  const hands = new Set(dealOut(total, by));
  if (hands.size !== 1) return null;
  const each = `mỗi ${put ?? "bạn"} ${[...hands][0]} ${unit}`;
  return view.sum === null ? each : `${each}; ${total} : ${by} = ${[...hands][0]}`;
};
