import type { ObjectsFigure } from "#lib/questions/figures/objects.ts";
import type { WordFigure } from "#lib/questions/figures/word.ts";
import { type PartName, partStretch, type Stretch } from "./part-stretch.ts";
import type { SyllableParts } from "./syllable-parts.ts";
import { toneNames } from "./tone-names.ts";

const names: Readonly<Record<PartName, string>> = { initial: "âm đầu", rime: "vần", tone: "chữ mang dấu thanh" };

function toLit(stretch: Stretch | null): readonly Stretch[] {
  return stretch === null ? [] : [stretch];
}

/** What is lit, told: nothing of what is not there. */
function tellLit(stretch: Stretch | null, part: PartName): string {
  return stretch === null ? "" : `, tô màu ${names[part]}`;
}

/** A card with a syllable in which one part stands out. */
export function litCard(word: SyllableParts, part: PartName): WordFigure {
  const stretch = partStretch(word, part);
  return {
    type: "word",
    text: word.text,
    lit: toLit(stretch),
    alt: `Thẻ ghi “${word.text}”${tellLit(stretch, part)}.`,
  };
}

const below = ", bên dưới là từng phần của tiếng.";

/** The same with its first sound, its rime and its tone side by side below it. */
export function partsCard(word: SyllableParts, part: PartName): WordFigure {
  const { initial, rime, syllable } = word;
  const card = litCard(word, part);
  const parts = [initial, rime, `thanh ${syllable.tone}`].filter((each) => each !== "");
  return { ...card, parts, alt: card.alt.replace(/\.$/u, below) };
}

/** A card with a syllable and below it what it is put together of; where it has no mark, no mark is put to it. */
export function joinedCard({ text, initial, rime, syllable: { tone } }: SyllableParts): WordFigure {
  const mark = tone === "ngang" ? [] : [toneNames[tone].name];
  return { type: "word", text, parts: [initial, rime, ...mark], alt: `Thẻ ghi “${text}”${below}` };
}

/** Two syllables with the part that they share. */
export function litPair(one: SyllableParts, other: SyllableParts, part: PartName): WordFigure {
  const text = `${one.text} – ${other.text}`;
  const start = text.length - other.text.length;
  const [first, second] = [partStretch(one, part), partStretch(other, part)];
  const moved = second === null ? null : { from: second.from + start, to: second.to + start };
  return {
    type: "word",
    text,
    lit: [...toLit(first), ...toLit(moved)],
    alt: `Thẻ ghi “${one.text}” và “${other.text}”${tellLit(first, part)}.`,
  };
}

/** A picture with its name below it, in which one part stands out. */
export function captioned(picture: ObjectsFigure, word: SyllableParts, part: PartName): ObjectsFigure {
  const stretch = partStretch(word, part);
  return { ...picture, caption: { text: word.text, lit: toLit(stretch) } };
}
