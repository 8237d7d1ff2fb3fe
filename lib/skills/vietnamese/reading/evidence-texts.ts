/** A sentence of a short text, and what it tells, as it goes on behind "Câu 2": "tả cảnh vườn". */
interface ToldSentence {
  readonly text: string;
  readonly tells: string;
}

/** What is to be found in a text. */
interface EvidenceAsk {
  /** The way it is asked. */
  readonly form: string;
  /** Places of the sentences that show it, from 1. */
  readonly at: readonly number[];
  readonly want: string;
  /** How they show it. */
  readonly why: string;
}

/** A short text with `{A}` and `{B}` for names of children. */
export interface EvidenceText {
  readonly id: string;
  readonly sentences: readonly ToldSentence[];
  /** Orders in which they may stand, as places from 1; some leave out a sentence that nothing else needs. */
  readonly orders: readonly (readonly number[])[];
  readonly asks: readonly EvidenceAsk[];
}

function readSentence(line: string): ToldSentence {
  const [text, tells, ...more] = line.split(" | ");
  if (text === undefined || tells === undefined || more.length > 0) throw new Error(`No sentence: ${line}`);
  return { text, tells };
}

const readPlaces = (words: string) => words.split(" ").map(Number);

function readAsk(line: string): EvidenceAsk {
  const [form, places, want, why, ...more] = line.split(" > ");
  if (form === undefined || places === undefined || want === undefined || why === undefined || more.length > 0) {
    throw new Error(`Nothing is asked: ${line}`);
  }
  return { form, at: readPlaces(places), want, why };
}

function readText(written: string): EvidenceText {
  const [head = "", ...lines] = written
    .trim()
    .split("\n")
    .map((line) => line.trim());
  const [id = "", others = ""] = head.split(" = ");
  const isAsk = (line: string) => line.includes(" > ");
  const sentences = lines.filter((line) => !isAsk(line)).map(readSentence);
  const orders = [sentences.map((_, place) => place + 1), ...others.split("; ").map(readPlaces)];
  return { id, sentences, orders, asks: lines.filter(isAsk).map(readAsk) };
}

/**
 * Reads texts as they are written in a table: a line "# name = other orders", lines "sentence | what it tells", lines
 * "form > places > what is to be found > how they show it". Throws an Error for any other line.
 */
export function readEvidenceTexts(table: string): readonly EvidenceText[] {
  return table
    .trim()
    .split(/^\s*# /mu)
    .slice(1)
    .map(readText);
}
