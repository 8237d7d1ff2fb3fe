import type { PictureName } from "#lib/questions/picture-name.ts";

/** Goods and animals that are weighed in whole kilograms. */
export type GoodName = Extract<
  PictureName,
  "rice-sack" | "melon" | "pumpkin" | "jackfruit" | "sugar" | "chicken" | "duck" | "schoolbag"
>;
