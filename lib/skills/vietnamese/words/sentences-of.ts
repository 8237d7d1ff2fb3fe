import { plainSentences } from "./plain-sentences.ts";
import { rhetoricSentences } from "./rhetoric-sentences.ts";

export type Figures = keyof typeof rhetoricSentences | "none";

export interface RhetoricSentence {
  readonly text: string;
  readonly figures: Figures;
  /** Where the figures are seen. */
  readonly why: string;
  /** The words in which each of them is seen, as they are written. */
  readonly seen: Readonly<Partial<Record<"simile" | "person" | "repetition", string>>>;
  /** What is compared, and with what; undefined where nothing is. */
  readonly compared?: { readonly what: string; readonly withWhat: string };
}

const marks = /[[\]{}<>]/gu;

function withoutMarks(text: string): string {
  return text.replace(marks, "");
}

function inLower(text: string): string {
  return withoutMarks(text).toLowerCase();
}

interface Marked {
  readonly what?: string;
  readonly withWhat?: string;
  readonly ofPeople?: string;
  readonly repeated?: string;
}

/** The words in each kind of mark. */
function readMarks(marked: string): Marked {
  const [what, withWhat] = [...marked.matchAll(/\[([^\]]+)\]/gu)].map(([, inner = ""]) => inner);
  const ofPeople = /\{([^}]+)\}/u.exec(marked)?.[1];
  const repeated = /<([^>]+)>/u.exec(marked)?.[1];
  return {
    ...(what !== undefined && { what: inLower(what) }),
    ...(withWhat !== undefined && { withWhat: inLower(withWhat) }),
    ...(ofPeople !== undefined && { ofPeople: inLower(ofPeople) }),
    ...(repeated !== undefined && { repeated: inLower(repeated) }),
  };
}

/** What each kind of mark tells, in the order of the figures' names. */
function tell({ what, withWhat, ofPeople, repeated }: Marked): string {
  return [
    what === undefined ? "" : `“${what}” được so sánh với “${withWhat}”`,
    ofPeople === undefined ? "" : `từ ngữ “${ofPeople}” vốn dùng cho người`,
    repeated === undefined ? "" : `từ ngữ “${repeated}” được lặp lại để nhấn mạnh`,
  ]
    .filter((part) => part !== "")
    .join("; ");
}

function readSentences(figures: keyof typeof rhetoricSentences): readonly RhetoricSentence[] {
  return rhetoricSentences[figures].map((sentence) => {
    const marked = readMarks(sentence);
    const { what, withWhat, ofPeople, repeated } = marked;
    return {
      text: withoutMarks(sentence),
      figures,
      why: tell(marked),
      seen: {
        ...(withWhat !== undefined && { simile: withWhat }),
        ...(ofPeople !== undefined && { person: ofPeople }),
        ...(repeated !== undefined && { repetition: repeated }),
      },
      ...(what !== undefined && withWhat !== undefined && { compared: { what, withWhat } }),
    };
  });
}

/** The sentences by their figures of speech. */
export const sentencesOf: Readonly<Record<Figures, readonly RhetoricSentence[]>> = {
  simile: readSentences("simile"),
  person: readSentences("person"),
  repetition: readSentences("repetition"),
  simileAndPerson: readSentences("simileAndPerson"),
  personAndRepetition: readSentences("personAndRepetition"),
  simileAndRepetition: readSentences("simileAndRepetition"),
  none: plainSentences.map(([text, why]) => ({ text, figures: "none", why, seen: {} })),
};
