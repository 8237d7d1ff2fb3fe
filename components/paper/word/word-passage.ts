import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  type IParagraphOptions,
  type Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { cellsOf, type ParagraphRole, type PassageParagraph, writtenText } from "#lib/core/passages/to-paragraphs.ts";
import { brokenRuns, centred, keptParagraph, paragraphOf } from "./word-lines.ts";
import { twips, type WordPage } from "./word-page.ts";

const line = { style: BorderStyle.SINGLE, size: 4, color: "777777" } as const;
const frame = { top: line, bottom: line, left: line, right: line } as const;

/** Millimetres between the frame of a text and its words. */
const room = { side: 2.5, edge: 1.5 } as const;

/** Twentieths of a point by which the first line of a paragraph goes in. */
const firstLine = 360;

/** Parts of the width: where the lines of a verse begin, and the column in which is signed. */
const shares = { verse: 0.16, signature: 0.5 } as const;

type Look = IParagraphOptions & { readonly bold?: true };

/** How each part is set. */
function lookOf(role: Exclude<ParagraphRole, "table">, width: number): Look {
  const looks: Readonly<Record<typeof role, Look>> = {
    text: { alignment: AlignmentType.BOTH, indent: { firstLine } },
    item: { indent: { left: firstLine, hanging: firstLine / 2 } },
    verse: { indent: { left: twips(shares.verse * width) }, spacing: { after: 120 } },
    place: { alignment: AlignmentType.RIGHT },
    greeting: { spacing: { before: 80 }, bold: true },
    heading: { alignment: AlignmentType.CENTER, spacing: { after: 80 }, bold: true },
    signature: {
      alignment: AlignmentType.CENTER,
      indent: { left: twips(shares.signature * width) },
      spacing: { before: 80 },
    },
  };
  return looks[role];
}

/** A text in a frame of its own, in its form; it stays with what is asked about it. */
export function writePassage(
  title: string | null,
  paragraphs: readonly PassageParagraph[],
  { textWidth }: WordPage,
): readonly FileChild[] {
  const heading = title === null ? [] : [centred([new TextRun({ text: title, bold: true })])];
  const width = { size: twips(textWidth), type: WidthType.DXA };
  const cell = new TableCell({
    width,
    borders: frame,
    margins: { top: twips(room.edge), bottom: twips(room.edge), left: twips(room.side), right: twips(room.side) },
    children: [...heading, ...paragraphs.map((paragraph) => writeParagraph(paragraph, textWidth - 2 * room.side))],
  });
  return [new Table({ width, columnWidths: [width.size], rows: [new TableRow({ children: [cell] })] })];
}

function writeParagraph(paragraph: PassageParagraph, width: number): Paragraph | Table {
  if (paragraph.role === "table") return writeRows(paragraph.sentences.map(cellsOf), width);
  const { bold = false, ...options } = lookOf(paragraph.role, width);
  return keptParagraph(brokenRuns(writtenText(paragraph), { bold }), options);
}

/** Letters of a column, at least: its head is not broken. */
const leastLetters = 8;

/** A table: its first row is repeated on the next page and names what stands below it. */
function writeRows(rows: readonly (readonly string[])[], width: number): Table {
  const columns = Math.max(...rows.map(({ length }) => length));
  const letters = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0), leastLetters),
  );
  const all = letters.reduce((sum, each) => sum + each, 0);
  const columnWidths = letters.map((each) => twips((each / all) * width));
  return new Table({
    columnWidths,
    width: { size: columnWidths.reduce((sum, each) => sum + each, 0), type: WidthType.DXA },
    rows: rows.map(
      (row, place) =>
        new TableRow({
          tableHeader: place === 0,
          cantSplit: true,
          children: row.map((cell) => new TableCell({ children: [paragraphOf(cell, { bold: place === 0 })] })),
        }),
    ),
  });
}
