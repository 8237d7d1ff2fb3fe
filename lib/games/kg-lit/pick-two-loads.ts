import { goods } from "./goods.ts";
import type { Load } from "./pick-load.ts";
import type { KgLitSetting } from "./setting.ts";

/** Two different things whose weights pass the test, the first drawn evenly among all that do. */
export function pickTwoLoads(
  { rng, most }: KgLitSetting,
  fits: (first: number, second: number) => boolean,
): readonly [Load, Load] {
  const loads = goods.flatMap(({ good, name, from, to }) =>
    Array.from({ length: Math.max(0, Math.min(to, most) - from + 1) }, (_, more) => ({ good, name, kg: from + more })),
  );
  const pairs = loads.flatMap((one) =>
    loads.filter((other) => other.good !== one.good && fits(one.kg, other.kg)).map((other) => [one, other] as const),
  );
  return rng.pick(pairs);
}
