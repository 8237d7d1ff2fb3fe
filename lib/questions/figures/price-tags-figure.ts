import type { PictureName } from "#lib/questions/picture-name.ts";

/** Two to four goods with the price of each. */
export interface PriceTagsFigure {
  readonly type: "price-tags";
  readonly goods: readonly {
    readonly picture: PictureName | null;
    readonly name: string;
    /** Written on the tag: "25 000 đồng"; "?" where it is asked. */
    readonly price: string;
  }[];
  readonly alt: string;
}
