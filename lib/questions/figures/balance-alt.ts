import { balanceText } from "#lib/text/balance-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import type { BalancePan } from "./balance-figure.ts";

function thingsOn({ goods, weights }: BalancePan): string[] {
  const things = goods.map(({ good, mark }) => {
    const { name } = pictureText[good];
    if (mark === null) return name;
    return mark === "?" ? balanceText.unknown(name) : `${name} ${mark}`;
  });
  return [...things, ...weights.map(balanceText.loaded)];
}

/** What is seen on a balance: what lies on its pans and which one is lower. */
export function balanceAlt([first, second]: readonly [BalancePan, BalancePan], tilt: number): string {
  return balanceText.alt(thingsOn(first), thingsOn(second), tilt);
}
