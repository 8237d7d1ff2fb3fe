import { markGlyphs } from "#lib/text/mark-glyphs.ts";

/** A piece of a line: words, the part that is asked about, a gap for words, a box for a mark. */
export interface SentencePart {
  readonly type: "words" | "asked" | "gap" | "box";
  readonly text: string;
}

const piece = /\[[^[\]]*\]|…|□|[^[\]…□]+/gu;

function toPart(text: string): SentencePart {
  if (text === "…") return { type: "gap", text: "" };
  if (text === "□") return { type: "box", text: "" };
  return text.startsWith("[") ? { type: "asked", text: text.slice(1, -1) } : { type: "words", text };
}

function signsOf(name: string): readonly string[] {
  const glyph = markGlyphs.get(name);
  return glyph !== undefined && "signs" in glyph ? glyph.signs : [];
}

/** The sign of each box in turn: one for each, or the two of a pair. */
function signsFor(names: readonly string[], boxes: number): readonly string[] | null {
  const signs = names.map(signsOf);
  const [only = []] = signs;
  if (names.length === boxes) return signs.every((each) => each.length === 1) ? signs.flat() : null;
  if (names.length > 1) return null;
  return only.length === boxes ? only : sameSign(only, boxes);
}

function sameSign([sign, ...more]: readonly string[], boxes: number): readonly string[] | null {
  return sign === undefined || more.length > 0 ? null : Array.from({ length: boxes }, () => sign);
}

/** What goes into each gap: the answer, or its parts in their order; null where the answer does not fit them. */
function wordsFor(answer: string, gaps: number): readonly string[] | null {
  if (gaps === 1 && !answer.includes("…")) return [answer];
  const parted = [answer.split(" – "), answer.split("…").filter((each) => each.trim() !== "")];
  return parted.find((each) => each.length === gaps)?.map((each) => each.trim()) ?? null;
}

/** The lines of a sentence in pieces, its gaps and boxes filled where the answer may be seen and fits them. */
export function listParts(lines: readonly string[], answer: string | null): SentencePart[][] {
  const parts = lines.map((line) => (line.match(piece) ?? []).map(toPart));
  if (answer === null) return parts;
  const count = (type: SentencePart["type"]) => parts.flat().filter((part) => part.type === type).length;
  const words = wordsFor(answer, count("gap"))?.values();
  const signs = signsFor(answer.split(" – "), count("box"))?.values();
  const fill = (part: SentencePart): SentencePart => {
    if (part.type === "gap") return { ...part, text: words?.next().value ?? "" };
    return part.type === "box" ? { ...part, text: signs?.next().value ?? "" } : part;
  };
  return parts.map((line) => line.map(fill));
}
