import type { PictureName } from "#lib/questions/picture-name.ts";

interface PictureWords {
  /** The counting word alone: "3 quả". */
  readonly unit: string;
  /** The counting word with the thing: "3 quả táo". */
  readonly name: string;
}

/** What each picture is called when it is counted. */
export const pictureText: Readonly<Record<PictureName, PictureWords>> = {
  apple: { unit: "quả", name: "quả táo" },
  mango: { unit: "quả", name: "quả xoài" },
  orange: { unit: "quả", name: "quả cam" },
  banana: { unit: "quả", name: "quả chuối" },
  duck: { unit: "con", name: "con vịt" },
  chicken: { unit: "con", name: "con gà" },
  fish: { unit: "con", name: "con cá" },
  turtle: { unit: "con", name: "con rùa" },
  balloon: { unit: "quả", name: "quả bóng bay" },
  kite: { unit: "con", name: "con diều" },
  lotus: { unit: "bông", name: "bông sen" },
  pencil: { unit: "cái", name: "cái bút chì" },
};
