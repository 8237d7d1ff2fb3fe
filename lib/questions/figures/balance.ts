import { measure } from "#lib/core/measure.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { balanceText } from "#lib/text/balance-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";

/** Goods and animals that are weighed, in whole kilograms; the last four in grams. */
export type GoodName = Extract<
  PictureName,
  | "rice-sack"
  | "melon"
  | "pumpkin"
  | "jackfruit"
  | "sugar"
  | "chicken"
  | "duck"
  | "schoolbag"
  | "mango"
  | "custard-apple"
  | "corn"
  | "fish"
>;

/** Something that is weighed; `mark` is written on it: "7 kg", or null. */
export interface WeighedGood {
  readonly good: GoodName;
  readonly mark: string | null;
}

export interface BalancePan {
  /** At most two. */
  readonly goods: readonly WeighedGood[];
  /** Weights of 1, 2, 5 or 10 kg, or of 100, 200 or 500 g; at most five. */
  readonly weights: readonly number[];
}

/** A balance with two pans. */
export interface BalanceFigure {
  readonly type: "balance";
  readonly pans: readonly [BalancePan, BalancePan];
  /** What the weights are in; kilograms where it is left out. */
  readonly unit?: "g";
  /** How many kilograms more lie on the first pan; negative: on the second. The beam tilts by it. */
  readonly tilt: number;
  /** A level line behind the beam, to compare the pans with (a hint). */
  readonly isGuided: boolean;
  readonly alt: string;
}

function toPublicPan({ goods, weights }: BalancePan): BalancePan {
  return { goods: goods.map(({ good, mark }) => ({ good, mark })), weights: weights.map((weight) => weight) };
}

function toPublic({ pans: [first, second], unit, tilt, isGuided, alt }: BalanceFigure): BalanceFigure {
  const pans = [toPublicPan(first), toPublicPan(second)] as const;
  return { type: "balance", pans, ...(unit !== undefined && { unit }), tilt, isGuided, alt };
}

function thingsOn({ goods, weights }: BalancePan, unit: "kg" | "g"): string[] {
  const things = goods.map(({ good, mark }) => {
    const { name } = pictureText[good];
    if (mark === null) return name;
    return mark === "?" ? balanceText.unknown(name) : `${name} ${mark}`;
  });
  return [...things, ...weights.map((weight) => balanceText.loaded(measure(String(weight), unit)))];
}

/** What is seen on a balance: what lies on its pans and which one is lower. */
export function balanceAlt(
  [first, second]: readonly [BalancePan, BalancePan],
  tilt: number,
  unit: "kg" | "g" = "kg",
): string {
  return balanceText.alt(thingsOn(first, unit), thingsOn(second, unit), tilt);
}

export const balanceFigure = defineFigure({
  toPublic,
  describe: ({ pans, tilt, unit }) => balanceAlt(pans, tilt, unit),
});
