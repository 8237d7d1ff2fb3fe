import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { namedPictures } from "./named-pictures.ts";
import type { SyllableParts } from "./syllable-parts.ts";

/** A word a picture shows, with the words it is said with: "con cá", "quả dưa hấu". */
interface PicturedWord {
  readonly picture: PictureName;
  readonly word: SyllableParts;
  /** What is said before and behind it, spaces included. */
  readonly before: string;
  readonly after: string;
}

/** Words with a picture that shows nothing else, in the words the thing is counted with. */
export const picturedWords: readonly PicturedWord[] = namedPictures.flatMap(({ word, picture }) => {
  const said = pictureText[picture].name.split(" ");
  const at = said.indexOf(word.text);
  // What is counted in pots ("nồi canh") is not what the picture shows.
  if (at < 1) return [];
  const behind = said.slice(at + 1).map((each) => ` ${each}`);
  return [{ picture, word, before: `${said.slice(0, at).join(" ")} `, after: behind.join("") }];
});
