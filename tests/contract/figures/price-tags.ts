import { fitsLabel } from "#components/figures/label-lines.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

const fixed = (price: string) => price.replaceAll(" ", "\u00a0");

export const contract = figureContract("price-tags", {
  faults({ goods }) {
    const isFew = goods.length >= 2 && goods.length <= 4;
    const room = goods.length === 4 ? 160 : 320 / goods.length;
    const fits = goods.every(({ picture, name, price, note }) => {
      const words = goods.length === 4 && picture !== null ? room - 54 : room - 8;
      const isNoted = note === undefined || fitsLabel(fixed(note), words, 14.5, 1);
      return isNoted && fitsLabel(name, words, 15) && price.trim() !== "" && fitsLabel(fixed(price), words, 14.5, 1);
    });
    const isApart = new Set(goods.map(({ name }) => name)).size === goods.length;
    const isAsked = goods.filter(({ price }) => price === "?").length <= 1;
    return isFew && fits && isApart && isAsked ? [] : ["goods whose names or prices do not fit or repeat"];
  },
  texts: ({ goods }) => goods.flatMap(({ name, price, note }) => [name, price, note ?? ""]),
});
