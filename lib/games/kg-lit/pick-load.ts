import type { GoodName } from "#lib/questions/figures/balance.ts";
import { goods } from "./goods.ts";
import type { KgLitSetting } from "./setting.ts";

/** A thing with its weight. */
export interface Load {
  readonly good: GoodName;
  readonly name: string;
  readonly kg: number;
}

/** A thing and a plausible weight of at most `most` kilograms. */
export function pickLoad({ rng, most }: KgLitSetting): Load {
  const { good, name, from, to } = rng.pick(goods.filter((each) => each.from <= most));
  return { good, name, kg: rng.int(from, Math.min(to, most)) };
}
