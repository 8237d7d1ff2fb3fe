import type { BalancePan } from "#lib/questions/figures/balance.ts";

/** Where the good stands whose weight is told: alone, one of two, or beside a weight. */
function placeOf(goods: number, weights: number, place: number): number {
  if (goods === 2) return place === 0 ? -29 : 29;
  return weights > 0 ? -21 : 0;
}

/** What the goods weigh, written on the bowl below them, whose upper edge is 0. */
export function PanMarks({ goods, weights }: BalancePan) {
  const marks = goods.flatMap(({ mark }, place) => (mark === null ? [] : { mark, place }));
  return marks.map(({ mark, place }) => (
    <text
      key={place}
      x={placeOf(goods.length, weights.length, place)}
      y="20"
      textAnchor="middle"
      fontSize={goods.length === 2 ? 19 : 21}
      className="fill-ink font-head font-bold"
    >
      {mark}
    </text>
  ));
}
