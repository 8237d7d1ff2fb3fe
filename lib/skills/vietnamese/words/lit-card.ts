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

/** The same with all its parts side by side below it; null for a part: none stands out. */
export function partsCard(word: SyllableParts, part: PartName | null): WordFigure {
  const { text, initial, rime, syllable } = word;
  const stretch = part === null ? null : partStretch(word, part);
  const lit = part === null ? "" : tellLit(stretch, part);
  return {
    type: "word",
    text,
    lit: toLit(stretch),
    parts: [initial, rime, toneNames[syllable.tone].name].filter((each) => each !== ""),
    alt: `Thẻ ghi “${text}”${lit}, bên dưới là từng phần của tiếng.`,
  };
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
