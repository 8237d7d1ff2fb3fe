import type { PictureName } from "#lib/questions/picture-name.ts";
import { type SyllableParts, syllableParts } from "./syllable-parts.ts";

/** A word a picture shows, with the words it is said with: "con cá", "bút chì". */
interface PicturedWord {
  readonly picture: PictureName;
  readonly word: SyllableParts;
  /** What is said before and behind it, spaces included. */
  readonly before: string;
  readonly after: string;
}

const said: readonly (readonly [picture: PictureName, said: string])[] = [
  ["fish", "con [cá]"],
  ["chicken", "con [gà]"],
  ["marble", "viên [bi]"],
  ["pumpkin", "quả [bí] đỏ"],
  ["custard-apple", "quả [na]"],
  ["corn", "bắp [ngô]"],
  ["duck", "con [vịt]"],
  ["turtle", "con [rùa]"],
  ["goose", "con [ngỗng]"],
  ["apple", "quả [táo]"],
  ["mango", "quả [xoài]"],
  ["orange", "quả [cam]"],
  ["banana", "quả [chuối]"],
  ["peach", "quả [đào]"],
  ["jackfruit", "quả [mít]"],
  ["melon", "quả [dưa] hấu"],
  ["balloon", "quả [bóng] bay"],
  ["kite", "con [diều]"],
  ["lotus", "bông [sen]"],
  ["rice", "bông [lúa]"],
  ["pencil", "cái [bút] chì"],
  ["stamp", "con [tem]"],
  ["milk", "cốc [sữa]"],
  ["rice-sack", "bao [gạo]"],
  ["candy", "cái [kẹo]"],
  ["sheet", "tờ [giấy] màu"],
];

/** Words with a picture that shows nothing else. */
export const picturedWords: readonly PicturedWord[] = said.map(([picture, phrase]) => {
  const [, before = "", word = "", after = ""] = /^(.*)\[(.*)\](.*)$/u.exec(phrase) ?? [];
  return { picture, word: syllableParts(word), before, after };
});
