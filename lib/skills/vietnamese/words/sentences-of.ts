import { plainSentences } from "./plain-sentences.ts";
import { rhetoricSentences } from "./rhetoric-sentences.ts";

export type Figures = keyof typeof rhetoricSentences | "none";

export interface RhetoricSentence {
  readonly text: string;
  readonly figures: Figures;
  /** Where the figures are seen. */
  readonly why: string;
}

const marks = /[[\]{}<>]/gu;

function withoutMarks(text: string): string {
  return text.replace(marks, "");
}

function inLower(text: string): string {
  return withoutMarks(text).toLowerCase();
}

/** What each kind of mark tells, in the order of the figures' names. */
function tell(marked: string): string {
  const [what, withWhat] = [...marked.matchAll(/\[([^\]]+)\]/gu)].map(([, inner = ""]) => inLower(inner));
  const ofPeople = /\{([^}]+)\}/u.exec(marked)?.[1];
  const repeated = /<([^>]+)>/u.exec(marked)?.[1];
  return [
    what === undefined ? "" : `“${what}” được đối chiếu với “${withWhat}”`,
    ofPeople === undefined ? "" : `từ ngữ “${inLower(ofPeople)}” vốn dùng cho người`,
    repeated === undefined ? "" : `từ ngữ “${inLower(repeated)}” được lặp lại để nhấn mạnh`,
  ]
    .filter((part) => part !== "")
    .join("; ");
}

function readSentences(figures: keyof typeof rhetoricSentences): readonly RhetoricSentence[] {
  return rhetoricSentences[figures].map((marked) => ({ text: withoutMarks(marked), figures, why: tell(marked) }));
}

/** The sentences by their figures of speech. */
export const sentencesOf: Readonly<Record<Figures, readonly RhetoricSentence[]>> = {
  simile: readSentences("simile"),
  person: readSentences("person"),
  repetition: readSentences("repetition"),
  simileAndPerson: readSentences("simileAndPerson"),
  personAndRepetition: readSentences("personAndRepetition"),
  simileAndRepetition: readSentences("simileAndRepetition"),
  none: plainSentences.map(([text, why]) => ({ text, figures: "none", why })),
};
