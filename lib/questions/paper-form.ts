import type { ClassId } from "#lib/core/class-id.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { ColumnView } from "#lib/questions/kinds/column/grading.ts";

/**
 * A piece of a line: words, words that are asked about, words in a box that a mark is put to, a box or a dotted gap to write into, or a fraction of which
 * numbers are boxes (so many digits).
 */
export type PaperPart =
  | { readonly type: "text" | "asked" | "boxed"; readonly text: string }
  | { readonly type: "box" | "gap"; readonly letters: number }
  | { readonly type: "fraction"; readonly top: number | string; readonly bottom: number | string };

/** What stands below a question on paper: something to circle, to write into, to join or to draw on. It never holds the answer. */
export type PaperBlock =
  /** A, B, C, D. */
  | { readonly type: "choices"; readonly choices: readonly string[] }
  /** Parts with a letter each, to be told by it. */
  | { readonly type: "lettered"; readonly parts: readonly string[] }
  /** Drawings with a letter or a number each. */
  | { readonly type: "pictures"; readonly figures: readonly Figure[]; readonly marks: "letters" | "numbers" }
  /** A running one is read as it is written: a gap may stand within a word. The parts of others stand apart. */
  | { readonly type: "line"; readonly parts: readonly PaperPart[]; readonly isRunning: boolean }
  /** Words or numbers to use, with what they are called where there are several rows of them. */
  | { readonly type: "bank"; readonly label: string | null; readonly words: readonly string[] }
  /** Two columns to be joined by lines. */
  | { readonly type: "pairs"; readonly lefts: readonly (string | Figure)[]; readonly rights: readonly string[] }
  /** Two sides with a box for the sign between them. */
  | { readonly type: "sides"; readonly sides: readonly [Figure, Figure] }
  /** A sum set out in squares, with empty ones to fill. */
  | {
      readonly type: "sheet";
      readonly operation: ColumnView["operation"];
      readonly rows: ColumnView["rows"];
      readonly blanks: ColumnView["blanks"];
      /** How many columns stand behind a comma. */
      readonly decimals: number;
    }
  /** Empty squares of 5 mm. */
  | { readonly type: "squares"; readonly columns: number; readonly rows: number }
  /** Lines to write on: dotted ones, or the four-line ruling of classes 1 and 2. */
  | {
      readonly type: "ruled";
      readonly heading: string | null;
      readonly lines: number;
      readonly ruling: "dotted" | "school";
    }
  /** Words with room for a line below each. */
  | { readonly type: "words"; readonly words: readonly string[] }
  /** Something that is drawn on. */
  | { readonly type: "figure"; readonly figure: Figure };

/** What a form may look at besides its view. */
export interface PaperContext {
  readonly classId: ClassId;
  /** As it stands on paper. */
  readonly prompt: string;
  readonly figures: readonly Figure[];
}

/** How the questions of a kind stand on paper. */
export interface PaperForm<View, Key> {
  /** What is done with the pen; absent where the prompt says it. */
  readonly instruction?: string | ((view: View, prompt: string) => string | null);
  /** What is asked, where what it says on a screen would leave a second place for one answer. */
  prompt?(view: View, prompt: string): string;
  blocks(view: View, context: PaperContext): readonly PaperBlock[];
  /** The right answer as the key has it, where that is not how it stands on screen. */
  answer?(view: View, key: Key, answer: string): string;
  /** Whatever else is right as it is written on paper, beside the answer. */
  others?(view: View, key: Key): readonly string[];
  /** What was to be drawn, for the key. */
  drawing?(view: View, key: Key): Figure;
  /** How the answer is found, where what is said of it on a screen names what paper does not show. */
  how?(view: View, key: Key, explanation: string): string;
}

/** The letter of a choice, from 0. */
export const letterOf = (place: number): string => "ABCDEF".charAt(place);

/** How wide a dotted gap is for one word, and for an answer of unknown length. */
export const gapLetters = { word: 6, answer: 14 } as const;

/** Squares to set a sum out in, by the longest sums of classes 1 to 5. */
export const setOutSquares = { columns: 14, rows: 6 } as const;
