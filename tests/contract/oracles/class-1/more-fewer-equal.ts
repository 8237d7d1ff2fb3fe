import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** What each picture is called when many of them are told. */
const names: Partial<Record<PictureName, string>> = {
  ...{
    monkey: "khỉ",
    cat: "mèo",
    butterfly: "bướm",
    chicken: "gà",
    bird: "chim",
    goat: "dê",
    elephant: "voi",
    fox: "cáo",
  },
  ...{
    banana: "chuối",
    fish: "cá",
    flower: "hoa",
    worm: "giun",
    caterpillar: "sâu",
    leaf: "lá",
    ball: "bóng",
    grapes: "nho",
  },
};

interface Side {
  readonly picture: PictureName;
  readonly places: readonly number[];
}

/** What is left of both sides once one of each is crossed out for as long as both have any. */
function crossOut(sides: readonly Side[]): readonly { name: string | undefined; count: number }[] {
  const left = sides.map(({ picture, places }) => ({ name: names[picture], count: places.length }));
  while (left.every(({ count }) => count > 0)) for (const side of left) side.count -= 1;
  return left;
}

export const oracle: Oracle = ({ kind, prompt: { text }, view }) => {
  if (kind !== "join") return null;
  const left = crossOut(view.rows);
  const rest = left.find(({ count }) => count > 0);
  const [, taken] = /thêm (\p{L}+)/u.exec(text) ?? [];
  if (taken !== undefined) {
    const { picture } = view.rows[1];
    return names[picture] === taken ? `${rest?.count} ${pictureText[picture].name}` : null;
  }
  const [, first] = /Số (\p{L}+) thế nào/u.exec(text) ?? [];
  if (first === undefined) return `Số ${rest?.name}`;
  if (rest === undefined) return "Bằng nhau";
  return rest.name === first ? "Nhiều hơn" : "Ít hơn";
};
