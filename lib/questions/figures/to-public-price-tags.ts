import type { PriceTagsFigure } from "./price-tags-figure.ts";

/** Goods with prices with exactly the fields that are drawn. */
export function toPublicPriceTags(figure: PriceTagsFigure): PriceTagsFigure {
  return {
    type: "price-tags",
    goods: figure.goods.map(({ picture, name, price }) => ({ picture, name, price })),
    alt: figure.alt,
  };
}
