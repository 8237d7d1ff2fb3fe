import type { GoodName } from "#lib/questions/figures/balance.ts";
import { pictureText } from "#lib/text/picture-text.ts";

/** What a thing is called and the kilograms it plausibly weighs. */
interface Good {
  readonly good: GoodName;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

function weighing(good: GoodName, from: number, to: number): Good {
  return { good, name: pictureText[good].name, from, to };
}

/** Things to weigh, each within its true weights. */
export const goods: readonly Good[] = [
  weighing("melon", 2, 7),
  weighing("chicken", 2, 4),
  weighing("rice-sack", 5, 20),
  weighing("pumpkin", 2, 9),
  weighing("jackfruit", 4, 15),
  weighing("sugar", 2, 10),
  weighing("duck", 2, 4),
  weighing("schoolbag", 2, 4),
];
