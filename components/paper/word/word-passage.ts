import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  type IParagraphOptions,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { cellsOf, type ParagraphRole, type PassageParagraph, writtenText } from "#lib/core/passages/to-paragraphs.ts";
import { brokenRuns, keptParagraph, paragraphOf } from "./word-lines.ts";
import { twips, type WordPage } from "./word-page.ts";

/** Twentieths of a point between the frame of a text and its words: so much they go in, for the frame to stay between the margins. */
const inset = 80;
const frame = { style: BorderStyle.SINGLE, size: 4, space: 4, color: "777777" } as const;
const border = { top: frame, bottom: frame, left: frame, right: frame } as const;
const indent = { left: inset, right: inset } as const;

/** The first line of a paragraph goes in by so much, and all lines of a verse. */
const firstLine = 360;
const verseIndent = 1800;
/** Where what stands at the right begins. */
const rightHalf = 4200;

const looks: Readonly<Record<Exclude<ParagraphRole, "table">, IParagraphOptions & { readonly bold?: true }>> = {
  text: { alignment: AlignmentType.BOTH, indent: { ...indent, firstLine } },
  item: { indent: { ...indent, left: inset + firstLine, hanging: firstLine / 2 } },
  verse: { indent: { ...indent, left: inset + verseIndent }, spacing: { after: 120 } },
  place: { alignment: AlignmentType.RIGHT, indent },
  greeting: { indent, spacing: { before: 80 }, bold: true },
  heading: { alignment: AlignmentType.CENTER, indent, spacing: { after: 80 }, bold: true },
  signature: { alignment: AlignmentType.CENTER, indent: { ...indent, left: rightHalf }, spacing: { before: 80 } },
};

/** A text in a frame of its own, in its form; it stays with what is asked about it. */
export function writePassage(
  title: string | null,
  paragraphs: readonly PassageParagraph[],
  page: WordPage,
): readonly FileChild[] {
  const heading =
    title === null ? [] : [{ text: title, look: { alignment: AlignmentType.CENTER, indent, bold: true } }];
  return [
    ...heading.map(({ text, look: { bold, ...options } }) =>
      keptParagraph([new TextRun({ text, bold })], { ...options, border }),
    ),
    ...paragraphs.map((paragraph) => writeParagraph(paragraph, page)),
  ];
}

function writeParagraph(paragraph: PassageParagraph, { textWidth }: WordPage): FileChild {
  if (paragraph.role === "table") return writeRows(paragraph.sentences.map(cellsOf), textWidth);
  const { bold = false, ...options } = looks[paragraph.role];
  return keptParagraph(brokenRuns(writtenText(paragraph), { bold }), { ...options, border });
}

/** A table: its first row is repeated on the next page and, like the first column, names what stands in the others. */
function writeRows(rows: readonly (readonly string[])[], textWidth: number): Table {
  const columns = Math.max(...rows.map(({ length }) => length));
  const longest = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0), 6));
  const letters = longest.reduce((sum, each) => sum + each, 0);
  const columnWidths = longest.map((each) => twips((each / letters) * textWidth));
  return new Table({
    columnWidths,
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
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
