import type { Oracle } from "#tests/contract/oracle.ts";

/** Of two fractions the smaller one, by the cross products. */
function isLess(one: string, other: string): boolean {
  const [[top = 0, bottom = 1] = [], [second = 0, below = 1] = []] = [one, other].map((card) =>
    card.split("\u2044").map(Number),
  );
  return top * below < second * bottom;
}

/** Gives each card the place of how many are smaller. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "order") return null;
  const { cards } = seen.view;
  const isRising = seen.prompt.text.includes("từ bé đến lớn");
  const row = cards.map((_, place) =>
    cards.find(
      (card) => cards.filter((other) => (isRising ? isLess(other, card) : isLess(card, other))).length === place,
    ),
  );
  return row.includes(undefined) ? null : row.join(", ");
};
