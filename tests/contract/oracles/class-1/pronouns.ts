import type { Oracle } from "#tests/contract/oracle.ts";
import { asOneText } from "#tests/contract/put-in-roles.ts";

/** Who is spoken to, what a child calls itself then, and how a sentence to them is said. */
const manners: readonly (readonly [who: RegExp, own: string, said: RegExp])[] = [
  [/^(?:cô giáo|thầy giáo|cô hiệu trưởng)$/u, "em (con)", /^Em /u],
  [/^(?:mẹ|bố)$/u, "con", /^Con /u],
  [/^(?:ông|bà|bác.*|chú|dì|cậu|cô .*)$/u, "cháu (con)", /^Cháu /u],
  [/^bạn/u, "tớ (mình)", /^(?:Tớ|Mình) /u],
  [/^em /u, "anh (chị)", /^(?:Anh|Chị) /u],
  [/^(?:anh|chị) /u, "em", /^Em /u],
];

/** Asks of each person which card is said to them; null where it is not exactly one. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "pairs") return null;
  const { lefts, cards } = seen.view;
  const pairs = lefts.map((left) => {
    const person = left.replace(/^Nói với /u, "");
    const [, own = "", said = /^$/u] = manners.find(([who]) => who.test(person)) ?? [];
    const called = (person.split(" ")[0] ?? "").replace("bạn", "(?:bạn|cậu)");
    const fitting = cards.filter(
      (card) =>
        card === own || (said.test(card) && new RegExp(`(?:^|\\s)${called}(?:\\s|\\.)`, "u").test(card.slice(3))),
    );
    return fitting.length === 1 ? `${left} – ${fitting[0]}` : null;
  });
  return pairs.includes(null) ? null : asOneText(pairs.flatMap((pair) => pair ?? []));
};
