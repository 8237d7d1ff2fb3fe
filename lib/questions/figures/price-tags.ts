import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** Two to four goods with the price of each. */
export interface PriceTagsFigure {
  readonly type: "price-tags";
  readonly goods: readonly {
    readonly picture: PictureName | null;
    readonly name: string;
    /** Written on the tag: "25 000 đồng"; "?" where it is asked. */
    readonly price: string;
    /** What is worked out from the price, below the tag: "× 4 = 60 000"; none where it is left out. */
    readonly note?: string;
  }[];
  readonly alt: string;
}

function toPublic(figure: PriceTagsFigure): PriceTagsFigure {
  return {
    type: "price-tags",
    goods: figure.goods.map(({ picture, name, price, note }) => ({
      picture,
      name,
      price,
      ...(note !== undefined && { note }),
    })),
    alt: figure.alt,
  };
}

export const priceTagsFigure = defineFigure({ toPublic });
