/** A text to be written from hearing, by its parts: each is heard and written by itself. */
interface DictationPassage {
  readonly title: string;
  readonly parts: readonly string[];
}

/** Own sentences, with a star before each syllable whose spelling is told of. */
export interface DictationTexts {
  readonly sentences: readonly string[];
  /** Two or three sentences each. */
  readonly pairs: readonly string[];
  readonly passages: readonly DictationPassage[];
}

export interface MarkedSyllables {
  /** As it is written. */
  readonly text: string;
  /** The syllables with a star, without the signs around them, in small letters but for names. */
  readonly focus: readonly string[];
}

/** Takes the stars out of a text. */
export function readStars(marked: string): MarkedSyllables {
  const focus = [...marked.matchAll(/\*(\p{L}+)/gu)].map(({ 1: syllable = "", index }) => {
    const isFirst = index === 0 || marked.slice(0, index).endsWith(". ");
    return isFirst ? syllable.toLowerCase() : syllable;
  });
  return { text: marked.replaceAll("*", ""), focus };
}
