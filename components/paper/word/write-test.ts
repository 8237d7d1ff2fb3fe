import {
  AlignmentType,
  type FileChild,
  ImageRun,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { ClassId } from "#lib/core/class-id.ts";
import { writePoints } from "#lib/core/write-points.ts";
import { type FiledCell, type FiledTable, partLetter } from "#lib/test-papers/filed-tables.ts";
import { headLines, type PageHead } from "#lib/test-papers/paper-head.ts";
import type { TestQuestionView } from "#lib/test-papers/paper-view.ts";
import type { Piece } from "#lib/test-papers/pieces.ts";
import type { TestSheet } from "#lib/test-papers/sheets.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import { pixelsPerMm, type WordDrawing } from "./svg-of.ts";
import { type NextDrawing, noBorders, tableOf, writeBlock } from "./word-blocks.ts";
import { endOfPart, inTurn, packDocument, smallSizes, writeBody, writePrompt } from "./word-document.ts";
import { centred, imageOf, keptParagraph, paragraphOf, runsOf } from "./word-lines.ts";
import { pageOf, twips, type WordPage } from "./word-page.ts";
import { writePassage } from "./word-passage.ts";

const text = testPaperText.paper;

/** A sheet of a test with what is drawn on it, in the order in which it stands on the page, and its codes as pictures. */
export interface WordTestSheet {
  readonly sheet: TestSheet;
  readonly drawings: readonly (WordDrawing | null)[];
  readonly codes: readonly (Uint8Array | null)[];
}

/** A test paper as a document of Word that can be edited: every sheet on pages of its own. */
export function writeTest(title: string, classId: ClassId, sheets: readonly WordTestSheet[]): Promise<Blob> {
  const page = pageOf("a4", classId);
  return packDocument(
    title,
    page,
    sheets.map((each) => ({ children: writeSheet(each, page) })),
  );
}

function writeSheet({ sheet, drawings, codes }: WordTestSheet, page: WordPage): FileChild[] {
  const next = inTurn(drawings);
  return [...writeHead(sheet.head, page), ...sheet.pieces.flatMap((piece) => writePiece(piece, page, next, codes))];
}

/** Parts of the width: the school at the left, the test at the right; the mark beside the remark. */
const headShares = [0.44, 0.56] as const;
const markShares = [0.18, 0.82] as const;

/** Twips of the box a mark is written into. */
const markHeight = twips(20);

function writeHead(head: PageHead, { textWidth }: WordPage): FileChild[] {
  const { left, title, right } = headLines(head);
  const lineOf = (words: string, bold: boolean) =>
    new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text: words, bold })] });
  const sides = [
    left.map((line) => lineOf(line, false)),
    [lineOf(title, true), ...right.map((line) => lineOf(line, false))],
  ];
  const row = new TableRow({ children: sides.map((children) => new TableCell({ children, borders: noBorders })) });
  const marks = new TableRow({
    height: { value: markHeight, rule: "atLeast" },
    children: [text.mark, text.remark].map(
      (words) => new TableCell({ children: [paragraphOf(words, { bold: true })] }),
    ),
  });
  return [
    tableOf(
      [row],
      headShares.map((share) => share * textWidth),
    ),
    ...(head.isForPupil
      ? [
          endOfPart(),
          framedTable(
            [marks],
            markShares.map((share) => share * textWidth),
          ),
        ]
      : []),
    endOfPart(),
  ];
}

/** A table with lines around its cells. */
function framedTable(rows: readonly TableRow[], widths: readonly number[]): Table {
  const columnWidths = widths.map(twips);
  return new Table({
    rows,
    columnWidths,
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
  });
}

type PieceOf<Type extends Piece["type"]> = Extract<Piece, { type: Type }>;

function writePiece(
  piece: Piece,
  page: WordPage,
  next: NextDrawing,
  codes: readonly (Uint8Array | null)[],
): readonly FileChild[] {
  switch (piece.type) {
    case "heading":
      return [keptParagraph([new TextRun({ text: piece.text, bold: true })], { spacing: { before: 160, after: 60 } })];
    case "text":
      return [writeText(piece)];
    case "passage":
      return [...writePassage(piece.title, piece.paragraphs, page), endOfPart()];
    case "questions":
      return piece.questions.flatMap((question) => writeQuestion(question, page, next));
    case "ruled":
      return [...writeBlock({ ...piece, heading: null }, page, next), endOfPart()];
    case "pictures":
      return piece.pictures.flatMap(() => {
        const drawing = next();
        return drawing === null ? [] : [centred([imageOf(drawing, page.textWidth)])];
      });
    case "list":
      return piece.items.map((item) => paragraphOf(`– ${item}`, {}, { indent: { left: twips(listIndent) } }));
    case "table":
      return [writeTable(piece.table, page), endOfPart()];
    case "links":
      return writeLinks(piece, codes);
    default:
      return [
        new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text: text.end, bold: true })] }),
        new Paragraph({
          alignment: AlignmentType.RIGHT,
          children: [new TextRun({ text: piece.footer, size: smallSizes.least })],
        }),
      ];
  }
}

/** Millimetres by which a list stands further in. */
const listIndent = 6;

function writeText({ lead, text: words, isNote }: PieceOf<"text">): Paragraph {
  const first = lead === null ? [] : [new TextRun({ text: `${lead} `, bold: true })];
  return new Paragraph({ children: [...first, ...runsOf(words, { italics: isNote })] });
}

function writeQuestion(question: TestQuestionView, page: WordPage, next: NextDrawing): readonly FileChild[] {
  const { no, quarters, form, lead, parts } = question;
  const [only] = parts;
  if (only === undefined) return [];
  const head = [
    new TextRun({ text: `${text.question(no)} `, bold: true }),
    new TextRun(`${text.points(writePoints(quarters))} `),
  ];
  const instruction = form === "choice" ? null : only.question.instruction;
  if (parts.length === 1) {
    return [
      ...writePrompt(head, { ...only.question, instruction }),
      ...writeBody(only.question, page, next),
      endOfPart(),
    ];
  }
  return [
    ...writePrompt(head, { prompt: lead === "" ? "" : text.lead(lead), instruction }),
    ...parts.flatMap((part, place) => [
      ...writePrompt([new TextRun(`${partLetter(place)} `)], { ...part.question, instruction: null }),
      ...writeBody(part.question, page, next),
    ]),
    endOfPart(),
  ];
}

function writeCell({ lines, colSpan, rowSpan, isHead = false }: FiledCell, isCentred: boolean): TableCell {
  const options = { keepNext: false, ...(isCentred ? { alignment: AlignmentType.CENTER } : {}) };
  return new TableCell({
    ...(colSpan === undefined ? {} : { columnSpan: colSpan }),
    ...(rowSpan === undefined ? {} : { rowSpan }),
    children: (lines.length === 0 ? [""] : lines).map((line) => paragraphOf(line, { bold: isHead }, options)),
  });
}

function writeTable({ widths, centred: inMiddle, head, body }: FiledTable, { textWidth }: WordPage): Table {
  const all = widths.reduce((sum, width) => sum + width, 0);
  const rows = [
    ...head.map(
      (row) =>
        new TableRow({
          tableHeader: true,
          cantSplit: true,
          children: row.map((cell, at) => writeCell(cell, inMiddle.includes(at))),
        }),
    ),
    ...body.map(
      (row) =>
        new TableRow({ cantSplit: true, children: row.map((cell, at) => writeCell(cell, inMiddle.includes(at))) }),
    ),
  ];
  return framedTable(
    rows,
    widths.map((width) => (width * textWidth) / all),
  );
}

/** Millimetres of a code on paper. */
const codeSide = 25;

function writeLinks({ links }: PieceOf<"links">, codes: readonly (Uint8Array | null)[]): readonly FileChild[] {
  const pixels = codeSide * pixelsPerMm;
  const cells = links.flatMap(({ label }, place) => {
    const data = codes[place] ?? null;
    if (data === null) return [];
    const image = new ImageRun({ type: "png", data, transformation: { width: pixels, height: pixels } });
    const words = new TextRun({ text: label, size: smallSizes.least });
    const children = [centred([image], { keepNext: false }), centred([words], { keepNext: false })];
    return [new TableCell({ children, borders: noBorders })];
  });
  if (cells.length === 0) return [];
  return [
    endOfPart(),
    tableOf(
      [new TableRow({ children: cells })],
      cells.map(() => codeSide * 2),
    ),
  ];
}
