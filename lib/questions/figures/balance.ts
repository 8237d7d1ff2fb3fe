import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { balanceText } from "#lib/text/balance-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";

/** Goods and animals that are weighed in whole kilograms. */
export type GoodName = Extract<
  PictureName,
  "rice-sack" | "melon" | "pumpkin" | "jackfruit" | "sugar" | "chicken" | "duck" | "schoolbag"
>;

/** Something that is weighed; `mark` is written on it: "7 kg", or null. */
export interface WeighedGood {
  readonly good: GoodName;
  readonly mark: string | null;
}

export interface BalancePan {
  /** At most two. */
  readonly goods: readonly WeighedGood[];
  /** Weights of 1, 2, 5 or 10 kg, at most five. */
  readonly weights: readonly number[];
}

/** A balance with two pans. */
export interface BalanceFigure {
  readonly type: "balance";
  readonly pans: readonly [BalancePan, BalancePan];
  /** How many kilograms more lie on the first pan; negative: on the second. The beam tilts by it. */
  readonly tilt: number;
  /** A level line behind the beam, to compare the pans with (a hint). */
  readonly isGuided: boolean;
  readonly alt: string;
}

function toPublicPan({ goods, weights }: BalancePan): BalancePan {
  return { goods: goods.map(({ good, mark }) => ({ good, mark })), weights: weights.map((weight) => weight) };
}

function toPublic({ pans: [first, second], tilt, isGuided, alt }: BalanceFigure): BalanceFigure {
  return { type: "balance", pans: [toPublicPan(first), toPublicPan(second)], tilt, isGuided, alt };
}

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

export const balanceFigure = defineFigure({ toPublic, describe: ({ pans, tilt }) => balanceAlt(pans, tilt) });
