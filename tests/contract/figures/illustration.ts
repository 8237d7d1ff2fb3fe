import { illustrationField } from "#lib/questions/figures/illustration.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

/** So much of a thing may be cut by the edge of the picture. */
const mostCut = 0.2;

export const contract = figureContract("illustration", {
  faults({ things, isSquare }) {
    const { width, height, squareFrom } = illustrationField;
    const left = isSquare === true ? squareFrom : 0;
    const faults = things.flatMap(({ picture, x, y, size }) => {
      const cut = mostCut * size;
      const isInside =
        x - size / 2 >= left - cut && x + size / 2 <= width + cut && y - size >= -cut && y <= height + cut;
      return isInside && size >= 10 ? [] : [`${picture} outside the picture, or too small to be seen`];
    });
    return things.length === 0 ? ["an empty picture"] : faults;
  },
  texts: () => [],
});
