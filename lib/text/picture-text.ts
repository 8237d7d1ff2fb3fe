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
  peach: { unit: "quả", name: "quả đào" },
  "custard-apple": { unit: "quả", name: "quả na" },
  goose: { unit: "con", name: "con ngỗng" },
  candy: { unit: "cái", name: "cái kẹo" },
  marble: { unit: "viên", name: "viên bi" },
  stick: { unit: "que", name: "que tính" },
  stamp: { unit: "con", name: "con tem" },
  sheet: { unit: "tờ", name: "tờ giấy màu" },
  rice: { unit: "bông", name: "bông lúa" },
  corn: { unit: "bắp", name: "bắp ngô" },
  oil: { unit: "giọt", name: "giọt dầu" },
  milk: { unit: "cốc", name: "cốc sữa" },
  melon: { unit: "quả", name: "quả dưa hấu" },
  pumpkin: { unit: "quả", name: "quả bí đỏ" },
  jackfruit: { unit: "quả", name: "quả mít" },
  "rice-sack": { unit: "bao", name: "bao gạo" },
  sugar: { unit: "túi", name: "túi đường" },
  schoolbag: { unit: "chiếc", name: "chiếc cặp" },
  bucket: { unit: "chiếc", name: "chiếc xô" },
  bottle: { unit: "chai", name: "chai nước lớn" },
  kettle: { unit: "ấm", name: "ấm đun nước" },
  carton: { unit: "hộp", name: "hộp sữa to" },
  "watering-can": { unit: "bình", name: "bình tưới cây" },
  can: { unit: "can", name: "can nước nhỏ" },
  pot: { unit: "nồi", name: "nồi canh" },
};
