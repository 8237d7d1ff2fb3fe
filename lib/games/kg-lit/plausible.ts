import type { GoodName } from "#lib/questions/figures/balance.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** A thing with what it weighs or holds, and measures that nobody would believe. */
interface Plausible<Picture extends PictureName> {
  readonly picture: Picture;
  readonly amount: number;
  readonly far: readonly [number, number];
}

/** Things of every day whose kilograms are beyond doubt beside the others: each weighs less than 10. */
export const plausibleKg: readonly Plausible<GoodName>[] = [
  { picture: "chicken", amount: 2, far: [40, 80] },
  { picture: "chicken", amount: 3, far: [50, 90] },
  { picture: "duck", amount: 3, far: [45, 80] },
  { picture: "melon", amount: 4, far: [50, 90] },
  { picture: "pumpkin", amount: 5, far: [60, 95] },
  { picture: "schoolbag", amount: 3, far: [60, 90] },
  { picture: "sugar", amount: 1, far: [70, 90] },
  { picture: "jackfruit", amount: 6, far: [65, 95] },
];

/** Vessels of every day whose litres are beyond doubt beside the others: each holds less than 20. */
export const plausibleLitres: readonly Plausible<PictureName>[] = [
  { picture: "bucket", amount: 10, far: [80, 95] },
  { picture: "bottle", amount: 2, far: [50, 90] },
  { picture: "kettle", amount: 2, far: [40, 80] },
  { picture: "carton", amount: 1, far: [30, 70] },
  { picture: "watering-can", amount: 5, far: [60, 90] },
  { picture: "can", amount: 5, far: [70, 95] },
  { picture: "pot", amount: 3, far: [60, 85] },
];
