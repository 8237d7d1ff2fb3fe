import { syllableAround } from "./syllable-around.ts";
import type { Tone } from "./tone.ts";
import { typeKey, typeLetter, typeTone } from "./type-keys.ts";

/** A text with what is selected in it; where nothing is, both are the caret. */
export interface EditedText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * key: pressed on a keyboard that composes nothing itself; letter: an on-screen key, a space or a sign as well; tone: a key of
 * a mark, for the syllable before the caret.
 */
export type Stroke =
  | { readonly type: "key" | "letter"; readonly key: string }
  | { readonly type: "tone"; readonly tone: Tone }
  | { readonly type: "rub-out" };

/** The text with another syllable in the place of the one before the caret. */
function withSyllable({ text, from, to }: EditedText, change: (syllable: string) => string): EditedText {
  const start = syllableAround(text, from).from;
  const written = `${text.slice(0, start)}${change(text.slice(start, from))}`;
  return { text: `${written}${text.slice(to)}`, from: written.length, to: written.length };
}

/** What a stroke makes of a text; NFC goes in and comes out. */
export function editText(edited: EditedText, stroke: Stroke): EditedText {
  const { text, from, to } = edited;
  switch (stroke.type) {
    case "key":
    case "letter": {
      const { key } = stroke;
      if (from === to && /^[\p{L}\d]$/u.test(key)) {
        return withSyllable(edited, (syllable) => (stroke.type === "key" ? typeKey : typeLetter)(syllable, key));
      }
      return { text: `${text.slice(0, from)}${key}${text.slice(to)}`, from: from + key.length, to: from + key.length };
    }
    case "tone":
      return withSyllable({ text, from: to, to }, (syllable) => typeTone(syllable, stroke.tone) ?? syllable);
    case "rub-out": {
      const start = from === to ? Math.max(0, from - 1) : from;
      return { text: `${text.slice(0, start)}${text.slice(to)}`, from: start, to: start };
    }
    default:
      return stroke satisfies never;
  }
}
