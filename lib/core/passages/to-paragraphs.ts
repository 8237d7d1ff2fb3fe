import { splitSentences } from "#lib/core/split-sentences.ts";
import type { PassageForm } from "./forms.ts";

/** What a part of a text is, and so where it stands on a page. */
export type ParagraphRole = "text" | "item" | "verse" | "place" | "greeting" | "heading" | "signature" | "table";

export interface PassageParagraph {
  readonly role: ParagraphRole;
  /** A paragraph in sentences; a stanza, a heading, a signature in lines; a table in rows, its head first. */
  readonly sentences: readonly string[];
}

/** Parts the cells of a row. */
const cellBreak = " | ";

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const blocksOf = (body: string) => body.split(/\n\s*\n/u).filter((block) => block.trim() !== "");

const isItem = (line: string) => /^[–-] /u.test(line);

const toText = (line: string): PassageParagraph => ({ role: "text", sentences: splitSentences(line) });

const toItem = (line: string): PassageParagraph =>
  isItem(line) ? { role: "item", sentences: splitSentences(line) } : toText(line);

const toBlock = (role: ParagraphRole, block: string): PassageParagraph => ({ role, sentences: linesOf(block) });

function toLetter(body: string): PassageParagraph[] {
  const [place, ...rest] = blocksOf(body);
  const signature = rest.pop();
  const [greeting, ...lines] = linesOf(rest.join("\n"));
  if (place === undefined || signature === undefined || greeting === undefined) return linesOf(body).map(toText);
  return [
    toBlock("place", place),
    { role: "greeting", sentences: [greeting] },
    ...lines.map(toText),
    toBlock("signature", signature),
  ];
}

/** A heading, what is made known, who signs; the first and the last may be missing. */
function toNotice(body: string): PassageParagraph[] {
  const blocks = blocksOf(body);
  const heading = blocks.length > 1 ? blocks.slice(0, 1) : [];
  const signature = blocks.length > 2 ? blocks.slice(-1) : [];
  const said = blocks.slice(heading.length, blocks.length - signature.length);
  return [
    ...heading.map((block) => toBlock("heading", block)),
    ...said.flatMap(linesOf).map(toItem),
    ...signature.map((block) => toBlock("signature", block)),
  ];
}

/** Lines with cells are the rows of a table, as far as they follow one another. */
function toTable(body: string): PassageParagraph[] {
  const lines = linesOf(body);
  return lines.flatMap((line, place) => {
    if (!line.includes(cellBreak)) return [toItem(line)];
    if (lines[place - 1]?.includes(cellBreak) === true) return [];
    const end = lines.findIndex((each, at) => at > place && !each.includes(cellBreak));
    return [{ role: "table", sentences: lines.slice(place, end < 0 ? lines.length : end) } as const];
  });
}

const setters: Readonly<Record<PassageForm, (body: string) => PassageParagraph[]>> = {
  prose: (body) => linesOf(body).map(toText),
  verse: (body) => blocksOf(body).map((block) => toBlock("verse", block)),
  letter: toLetter,
  notice: toNotice,
  table: toTable,
};

/** A text as the parts it is set in. Its body has paragraphs or lines between line breaks, and blocks between empty lines. */
export function toParagraphs(body: string, form: PassageForm): PassageParagraph[] {
  return setters[form](body);
}

/** The cells of a row. */
export function cellsOf(row: string): string[] {
  return row.split(cellBreak);
}

/** What is read one after the other, with a pause after each: sentences, lines and cells. */
export function saidParts({ role, sentences }: PassageParagraph): readonly string[] {
  return role === "table" ? sentences.flatMap(cellsOf) : sentences;
}

/** A paragraph as it is written, its lines apart. */
export function writtenText({ role, sentences }: PassageParagraph): string {
  return sentences.join(role === "text" || role === "item" ? " " : "\n");
}
