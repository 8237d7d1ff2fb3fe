import {
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  ImageRun,
  type ISectionOptions,
  LeaderType,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import type { SheetHead, SheetLook } from "#components/paper/sheet-look.ts";
import { toParts } from "#components/paper/to-parts.ts";
import type { Sheet, SheetQuestion } from "#lib/paper/sheet-view.ts";
import { worksheetText as text } from "#lib/text/paper-text.ts";
import { shellText } from "#lib/text/shell-text.ts";
import { subjectText } from "#lib/text/subject-text.ts";
import { pixelsPerMm, type WordDrawing } from "./svg-of.ts";
import { noBorders, tableOf, writeBlock } from "./word-blocks.ts";
import { figureWords, writeWords } from "./word-figures.ts";
import { centred, imageOf, keptParagraph, lineRuns, paragraphOf } from "./word-lines.ts";
import { pageOf, twips, type WordPage } from "./word-page.ts";

/** What is drawn of a sheet, made on the page that shows it. */
export interface SheetDrawings {
  /** Of each question, in the order in which they stand there. */
  readonly ofQuestions: readonly (readonly (WordDrawing | null)[])[];
  /** The codes that open the same questions on a screen, as pictures. */
  readonly codes: readonly Uint8Array[];
}

export interface WordSheet {
  readonly sheet: Sheet;
  readonly drawings: SheetDrawings;
}

/** Half points of the letters above a title and at the foot of a page, and of those under a code. */
const sizes = { small: 22, least: 16 } as const;

/** A worksheet as a document of Word that can be edited: all its sheets, then a key for each on a page of its own. */
export function writeWord(head: SheetHead, look: SheetLook, sheets: readonly WordSheet[]): Promise<Blob> {
  const isCoded = sheets.length > 1;
  const page = pageOf(look, head);
  const document = new Document({
    title: head.title,
    creator: shellText.productName,
    styles: {
      default: {
        document: { run: { font: "Times New Roman", size: page.fontSize }, paragraph: { spacing: { after: 60 } } },
      },
    },
    sections: [
      ...sheets.map((each) => sectionOf(page, writeSheet(head, page, each, isCoded))),
      ...sheets.map(({ sheet }) => sectionOf(page, writeKey(head, page, sheet, look.hasSlips, isCoded))),
    ],
  });
  return Packer.toBlob(document);
}

function sectionOf({ width, height, margin, textWidth }: WordPage, children: readonly FileChild[]): ISectionOptions {
  const edge = twips(margin);
  const footer = new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: twips(textWidth) }],
    children: [
      new TextRun({ text: `${shellText.productName}\t`, size: sizes.small }),
      new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES], size: sizes.small }),
    ],
  });
  return {
    properties: {
      page: {
        size: { width: twips(width), height: twips(height) },
        margin: { top: edge, bottom: edge, left: edge, right: edge },
      },
    },
    footers: { default: new Footer({ children: [footer] }) },
    children,
  };
}

/** A little room, after which another page may begin. */
const endOfPart = () => new Paragraph({ spacing: { after: 0, line: 160 }, children: [] });

const heading = (title: string) =>
  new Paragraph({ children: [new TextRun({ text: title, bold: true, size: 34 })], spacing: { after: 80 } });

/** Millimetres of a code on paper, of the room around the codes, and of the line for a class. */
const codeSide = 25;
const codesRoom = 8;
const classRoom = 30;

const under = { style: BorderStyle.SINGLE, size: 12, color: "000000" } as const;

function writeHead(
  { title, classId, subject }: SheetHead,
  { textWidth }: WordPage,
  { sheet: { code }, drawings }: WordSheet,
  isCoded: boolean,
) {
  const headWidth = textWidth - drawings.codes.length * codeSide - codesRoom;
  const nameEnd = headWidth - classRoom;
  const lead = [text.head(subjectText[subject], classId), ...(isCoded ? [text.code(code)] : [])].join(" · ");
  const rule = (end: number) => ({ type: TabStopType.LEFT, position: twips(end), leader: LeaderType.DOT });
  const pixels = codeSide * pixelsPerMm;
  const codes = drawings.codes.map(
    (data) => new ImageRun({ type: "png", data, transformation: { width: pixels, height: pixels } }),
  );
  const left = [
    new Paragraph({ children: [new TextRun({ text: lead, size: sizes.small })] }),
    heading(title),
    new Paragraph({
      tabStops: [rule(nameEnd), rule(headWidth - 4)],
      children: [new TextRun(`${text.name}\t ${text.className}\t`)],
      spacing: { before: 160 },
    }),
  ];
  const right = [
    centred(codes, { keepNext: false }),
    centred([new TextRun({ text: text.scan, size: sizes.least })], { keepNext: false }),
  ];
  const row = new TableRow({
    children: [left, right].map((children) => new TableCell({ children, borders: { ...noBorders, bottom: under } })),
  });
  return [tableOf([row], [headWidth, textWidth - headWidth]), endOfPart()];
}

function writeSheet(head: SheetHead, page: WordPage, each: WordSheet, isCoded: boolean): FileChild[] {
  const { questions } = each.sheet;
  return [
    ...writeHead(head, page, each, isCoded),
    ...questions.flatMap((asked, place) =>
      writeQuestion(asked, place, questions[place - 1] ?? null, page, each.drawings.ofQuestions[place] ?? []),
    ),
  ];
}

/** Words of a prompt, with room to write in where it leaves a gap. */
const promptRuns = (line: string) => lineRuns(toParts(line), true);

function writeQuestion(
  { question }: SheetQuestion,
  place: number,
  before: SheetQuestion | null,
  page: WordPage,
  drawings: readonly (WordDrawing | null)[],
): FileChild[] {
  const waiting = [...drawings];
  const next = () => waiting.shift() ?? null;
  const { prompt, instruction, figures, blocks } = question;
  const isSaid = before?.question.instruction === instruction;
  const [first = "", ...lines] = prompt.split("\n");
  return [
    keptParagraph([new TextRun({ text: `${text.question(place + 1)} `, bold: true }), ...promptRuns(first)]),
    ...lines.map((line) => keptParagraph(promptRuns(line))),
    ...(instruction === null || isSaid ? [] : [paragraphOf(instruction, { italics: true })]),
    ...figures.flatMap((figure) => {
      const words = figureWords(figure);
      if (words !== null) return writeWords(words);
      const drawing = next();
      return drawing === null ? [] : [centred([imageOf(drawing, page.textWidth)])];
    }),
    ...blocks.flatMap((block) => writeBlock(block, page, next)),
    endOfPart(),
  ];
}

/** Millimetres of the numbers of a key; what its other columns have of the rest, without and with the slips. */
const noWidth = 14;
const keyShares = { plain: [0.27, 0.73], withSlips: [0.23, 0.44, 0.33] } as const;

/** The key as a table: the number, the answer, how it is found, and the commonest slips where they are wanted. */
function writeKey(
  head: SheetHead,
  { textWidth }: WordPage,
  { code, questions }: Sheet,
  hasSlips: boolean,
  isCoded: boolean,
) {
  const { columns } = text.key;
  const lead = [text.key.forTeachers(subjectText[head.subject], head.classId), ...(isCoded ? [text.code(code)] : [])];
  const shares = hasSlips ? keyShares.withSlips : keyShares.plain;
  const widths = [noWidth, ...shares.map((share) => share * (textWidth - noWidth))].map(twips);
  const row = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (each) => new TableCell({ children: [paragraphOf(each, { bold: isHead }, { keepNext: false })] }),
      ),
    });
  return [
    new Paragraph({ children: [new TextRun({ text: lead.join(" · "), size: sizes.small })] }),
    heading(text.key.title(head.title)),
    new Table({
      columnWidths: widths,
      width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      rows: [
        row([columns.no, columns.answer, columns.how, ...(hasSlips ? [columns.slips] : [])], true),
        ...questions.map(({ key }, place) => {
          const slips = key.slips.map(({ given, words }) => text.key.slip(given, words)).join("\n");
          return row([String(place + 1), key.answer, key.how, ...(hasSlips ? [slips] : [])], false);
        }),
      ],
    }),
  ];
}
