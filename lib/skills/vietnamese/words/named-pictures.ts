import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureWords } from "./picture-words.ts";
import { type SyllableParts, syllableParts } from "./syllable-parts.ts";

/** What is called otherwise in a part of the country ("banh", "kiếng", "cọp", "trùn") or can be taken for another thing. */
const manyNamed = new Set("bóng bút gương kính giun hổ hoa vẹt thuyền xô giỏ lều đàn tranh cáo đào".split(" "));

/** A word and the picture that every child calls by it, in the north and in the south. */
interface NamedPicture {
  readonly word: SyllableParts;
  readonly picture: PictureName;
}

/** Words that are known by their picture alone. */
export const namedPictures: readonly NamedPicture[] = [...pictureWords].flatMap(([text, picture]) =>
  manyNamed.has(text) ? [] : [{ word: syllableParts(text), picture }],
);
