import type { Figure } from "#lib/questions/figure.ts";
import { onePicture } from "#lib/questions/figures/objects.ts";
import { pictureWords } from "#lib/skills/vietnamese/words/picture-words.ts";

/** Before the name of one thing. */
const isNamed = /^(?:con|cái|ngọn|chiếc|đôi) /u;

/** The picture of a thing that is named, where there is one. To tell it in words would tell how it is written. */
export function drawWord(text: string): Figure[] {
  const picture = isNamed.test(text) ? pictureWords.get(text.split(" ").at(-1) ?? "") : undefined;
  return picture === undefined ? [] : [onePicture(picture, "Hình vẽ của từ được đọc.")];
}
