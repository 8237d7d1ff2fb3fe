import type { PassageForm } from "#lib/core/passages/forms.ts";
import { type ParagraphRole, toParagraphs } from "#lib/core/passages/to-paragraphs.ts";
import { countSyllables } from "./readings.ts";

/** A word of a text, with the syllables that are read from the beginning of the text to its end. */
export interface AloudWord {
  readonly text: string;
  readonly syllables: number;
}

/** A text to read aloud, in the parts it is set in. */
export interface AloudText {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly {
    readonly role: Exclude<ParagraphRole, "table">;
    /** Sentences or lines, each in its words. */
    readonly parts: readonly (readonly AloudWord[])[];
  }[];
}

/** The forms that are read from beginning to end; a table is looked up. */
export const aloudForms = ["prose", "verse", "letter", "notice"] as const satisfies readonly PassageForm[];

interface Passage {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly form: PassageForm;
}

export function toAloudText({ id, title, body, form }: Passage): AloudText {
  let syllables = 0;
  const wordsOf = (part: string) =>
    part.split(/\s+/u).flatMap((text) => {
      if (text === "") return [];
      syllables += countSyllables(text);
      return [{ text, syllables }];
    });
  const paragraphs = toParagraphs(body, form).flatMap(({ role, sentences }) =>
    role === "table" ? [] : [{ role, parts: sentences.map(wordsOf) }],
  );
  return { id, title, paragraphs };
}

/** Its words in their order. */
export function wordsIn({ paragraphs }: Pick<AloudText, "paragraphs">): readonly AloudWord[] {
  return paragraphs.flatMap(({ parts }) => parts.flat());
}
