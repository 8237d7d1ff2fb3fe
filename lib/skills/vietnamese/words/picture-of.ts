import type { Figure } from "#lib/questions/figure.ts";
import { onePicture } from "#lib/questions/figures/objects.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { pictureWords } from "./picture-words.ts";

/** The picture of a word that a question names, where there is one. */
export function pictureOf(word: string): Figure[] {
  const picture = pictureWords.get(word);
  return picture === undefined ? [] : [onePicture(picture, `Hình ${pictureText[picture].name}.`)];
}
