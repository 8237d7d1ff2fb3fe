import type { Oracle } from "#tests/contract/oracle.ts";
import { nameOfPicture, wordOfPicture } from "#tests/contract/picture-names.ts";

/** Calls each picture by its name and looks for the only card that says it: "cá", "con cá" or "dưa hấu". */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "pairs") return null;
  const { pictures = [], cards } = seen.view;
  const found = pictures.map((picture) => {
    const name = nameOfPicture(picture);
    return cards.filter((card) => card === wordOfPicture(picture) || card === name || name.endsWith(` ${card}`));
  });
  const isClear = found.length > 0 && found.every(({ length }) => length === 1);
  return isClear ? found.flat().join(", ") : null;
};
