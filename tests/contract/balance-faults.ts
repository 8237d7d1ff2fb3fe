import type { BalanceFigure } from "#lib/questions/figures/balance.ts";

/** What is wrong with a balance: too much on a pan, weights that do not exist, or a tilt against what is written. */
export function balanceFaults({ pans, unit, tilt }: BalanceFigure): string[] {
  const fits = pans.every(({ goods, weights }) => goods.length <= 2 && weights.length <= 5);
  const real = unit === "g" ? [100, 200, 500] : [1, 2, 5, 10];
  const isReal = pans.every(({ weights }) => weights.every((weight) => real.includes(weight)));
  const written = pans.map(({ goods, weights }) =>
    [...weights, ...goods.map(({ mark }) => Number(/^\d+(?=\u00a0k?g$)/u.exec(mark ?? "")?.[0] ?? Number.NaN))].reduce(
      (sum, kg) => sum + kg,
      0,
    ),
  );
  const difference = (written[0] ?? Number.NaN) - (written[1] ?? Number.NaN);
  const isTrue = Number.isNaN(difference) ? Number.isInteger(tilt) : difference === tilt;
  return fits && isReal && isTrue ? [] : ["a balance that cannot be drawn or is not true"];
}
