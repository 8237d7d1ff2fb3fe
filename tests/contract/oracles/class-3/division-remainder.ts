import { grouped } from "#tests/contract/grouped.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Deals out one group after another until no whole one is left. */
function deal(whole: number, each: number): { groups: number; rest: number } {
  let [groups, rest] = [0, whole];
  while (rest >= each) [groups, rest] = [groups + 1, rest - each];
  return { groups, rest };
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (/Phép chia nào/u.test(text)) {
    return onlyChoice(seen, (choice) => {
      const [whole = 0, each = 1] = wholesIn(choice);
      return deal(whole, each).rest > 0;
    });
  }
  const [whole = 0, each = 1] = wholesIn(text);
  const { groups, rest } = deal(whole, each);
  if (/số dư|còn dư|còn thừa bao nhiêu/iu.test(text)) return String(rest);
  if (/có thương|= …/u.test(text)) return grouped(groups);
  if (text.includes("thừa")) return onlyChoice(seen, (choice) => wholesIn(choice).join() === `${groups},${rest}`);
  const needed = /ít nhất|đọc hết/u.test(text) ? groups + (rest > 0 ? 1 : 0) : groups;
  if (/ít nhất|đọc hết|nhiều nhất \p{L}/u.test(text)) return grouped(needed);
  return text.includes(":") ? `${grouped(groups)} (dư\u00a0${rest})` : null;
};
