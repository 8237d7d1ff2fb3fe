import { plainSentences } from "./plain-sentences.ts";
import { rhetoricSentences } from "./rhetoric-sentences.ts";

export type Figures = keyof typeof rhetoricSentences | "none";

interface Compared {
  readonly what: string;
  readonly withWhat: string;
}

export interface RhetoricSentence {
  readonly text: string;
  readonly figures: Figures;
  /** Where the figures are seen. */
  readonly why: string;
  /** The words in which each of them is seen, as they are written. */
  readonly seen: Readonly<Partial<Record<"simile" | "person" | "repetition", string>>>;
  /** What is compared, and with what; undefined where nothing is. */
  readonly compared?: Compared;
  /** With what something is compared in a second simile. */
  readonly alsoWith?: string;
}

const marks = /[[\]{}<>]/gu;

function withoutMarks(text: string): string {
  return text.replace(marks, "");
}

function inLower(text: string): string {
  return withoutMarks(text).toLowerCase();
}

interface Marked {
  readonly similes: readonly Compared[];
  readonly ofPeople?: string;
  readonly repeated?: string;
}

/** The words in each kind of mark. */
function readMarks(marked: string): Marked {
  const sides = [...marked.matchAll(/\[([^\]]+)\]/gu)].map(([, inner = ""]) => inLower(inner));
  const similes = sides.flatMap((what, at) => (at % 2 === 0 ? [{ what, withWhat: sides[at + 1] ?? "" }] : []));
  const ofPeople = /\{([^}]+)\}/u.exec(marked)?.[1];
  const repeated = /<([^>]+)>/u.exec(marked)?.[1];
  return {
    similes,
    ...(ofPeople !== undefined && { ofPeople: inLower(ofPeople) }),
    ...(repeated !== undefined && { repeated: inLower(repeated) }),
  };
}

/** "“lúa” được so sánh với “nắng” và “tơ”" */
function tellSimiles([first, second]: readonly Compared[]): string {
  if (first === undefined) return "";
  const told = `“${first.what}” được so sánh với “${first.withWhat}”`;
  if (second === undefined) return told;
  return second.what === first.what
    ? `${told} và “${second.withWhat}”`
    : `${told}, “${second.what}” được so sánh với “${second.withWhat}”`;
}

/** What each kind of mark tells, in the order of the figures' names. */
function tell({ similes, ofPeople, repeated }: Marked): string {
  return [
    tellSimiles(similes),
    ofPeople === undefined ? "" : `từ ngữ “${ofPeople}” vốn dùng cho người`,
    repeated === undefined ? "" : `từ ngữ “${repeated}” được lặp lại để nhấn mạnh`,
  ]
    .filter((part) => part !== "")
    .join("; ");
}

function readSentences(figures: keyof typeof rhetoricSentences): readonly RhetoricSentence[] {
  return rhetoricSentences[figures].map((sentence) => {
    const marked = readMarks(sentence);
    const { ofPeople, repeated } = marked;
    const [first, second] = marked.similes;
    return {
      text: withoutMarks(sentence),
      figures,
      why: tell(marked),
      seen: {
        ...(first !== undefined && { simile: first.withWhat }),
        ...(ofPeople !== undefined && { person: ofPeople }),
        ...(repeated !== undefined && { repetition: repeated }),
      },
      ...(first !== undefined && { compared: first }),
      ...(second !== undefined && { alsoWith: second.withWhat }),
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
