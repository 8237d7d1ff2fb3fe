/** What is to be found in a poem: syllables with a rime, or the word that answers a question. */
interface PoemAsk {
  /** The way it is asked. */
  readonly form: string;
  /** A rime, or a question. */
  readonly about: string;
  /** The words that answer the question; none of a rime, which its syllables have. */
  readonly words: readonly string[];
  /** What helps to find them, where the idea of all that is asked in this way does not fit. */
  readonly idea?: string;
}

/** A short poem; words of two syllables and more are one piece. */
export interface Poem {
  readonly id: string;
  readonly lines: readonly (readonly string[])[];
  readonly asks: readonly PoemAsk[];
}

function readAsk(line: string): PoemAsk {
  const [form, about, words, idea, ...more] = line.split(" > ");
  if (form === undefined || about === undefined || more.length > 0) throw new Error(`Nothing is asked: ${line}`);
  return { form, about, words: words?.split(", ") ?? [], ...(idea === undefined ? {} : { idea }) };
}

function readPoem(written: string): Poem {
  const [id = "", ...lines] = written
    .trim()
    .split("\n")
    .map((line) => line.trim());
  const isAsk = (line: string) => line.includes(" > ");
  const verse = lines.filter((line) => !isAsk(line));
  return {
    id,
    lines: verse.map((line) => line.split(" ").map((piece) => piece.replaceAll("_", " "))),
    asks: lines.filter(isAsk).map(readAsk),
  };
}

/** Reads poems as they are written in a table: a line "# name", lines of verse with "_" within words, lines "form > about > words > idea". */
export function readPoems(table: string): readonly Poem[] {
  return table
    .trim()
    .split(/^\s*# /mu)
    .slice(1)
    .map(readPoem);
}

/** The words of a piece, small and without the marks that stand at it. */
export function bareWords(piece: string): string {
  return piece.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "").toLowerCase();
}

/** The lines of a poem, each syllable a piece. */
export function syllableLines({ lines }: Poem): readonly (readonly string[])[] {
  return lines.map((pieces) => pieces.flatMap((piece) => piece.split(" ")));
}
