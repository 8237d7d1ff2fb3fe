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
import type { Sheet, SheetQuestion } from "#lib/paper/sheet-view.ts";
import { worksheetText as text } from "#lib/text/paper-text.ts";
import { shellText } from "#lib/text/shell-text.ts";
import { subjectText } from "#lib/text/subject-text.ts";
import { pixelsPerMm, type WordDrawing } from "./svg-of.ts";
import { noBorders, tableOf, textWidth, twipsPerMm, writeBlock } from "./word-blocks.ts";
import { figureWords, writeWords } from "./word-figures.ts";
import { centred, imageOf, keptParagraph, paragraphOf, runsOf } from "./word-lines.ts";

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

/** Half points of the letters; classes 1 and 2 read larger ones. */
const sizes = { usual: 26, large: 30, small: 22 } as const;

/** Millimetres of the sheet and its margins. */
const paper = { a4: { width: 210, height: 297, margin: 16 }, a5: { width: 148, height: 210, margin: 11 } } as const;

const twips = (millimetres: number) => Math.round(millimetres * twipsPerMm);

/** A worksheet as a document of Word that can be edited: all its sheets, then a key for each on a page of its own. */
export function writeWord(head: SheetHead, look: SheetLook, sheets: readonly WordSheet[]): Promise<Blob> {
  const isCoded = sheets.length > 1;
  const size = Number(head.classId) < 3 ? sizes.large : sizes.usual;
  const document = new Document({
    title: head.title,
    creator: shellText.productName,
    styles: {
      default: { document: { run: { font: "Times New Roman", size }, paragraph: { spacing: { after: 60 } } } },
    },
    sections: [
      ...sheets.map((each) => sectionOf(look, writeSheet(head, each, isCoded))),
      ...sheets.map(({ sheet }) => sectionOf(look, writeKey(head, look, sheet, isCoded))),
    ],
  });
  return Packer.toBlob(document);
}

function sectionOf({ size }: SheetLook, children: readonly FileChild[]): ISectionOptions {
  const { width, height, margin } = paper[size];
  const edge = twips(margin);
  const footer = new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: twips(width - 2 * margin) }],
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

const heading = (title: string) =>
  new Paragraph({ children: [new TextRun({ text: title, bold: true, size: 34 })], spacing: { after: 80 } });

/** Millimetres of a code on paper, of what stands beside it, and of the line for a name. */
const codeSide = 25;
const headWidth = 120;
const nameEnd = 84;

const under = { style: BorderStyle.SINGLE, size: 12, color: "000000" } as const;

function writeHead({ title, classId, subject }: SheetHead, { code }: Sheet, drawings: SheetDrawings, isCoded: boolean) {
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
    centred([new TextRun({ text: text.scan, size: 16 })], { keepNext: false }),
  ];
  const row = new TableRow({
    children: [left, right].map((children) => new TableCell({ children, borders: { ...noBorders, bottom: under } })),
  });
  return [tableOf([row], [headWidth, textWidth - headWidth])];
}

function writeSheet(head: SheetHead, { sheet, drawings }: WordSheet, isCoded: boolean): FileChild[] {
  return [
    ...writeHead(head, sheet, drawings, isCoded),
    ...sheet.questions.flatMap((asked, place) =>
      writeQuestion(asked, place, sheet.questions[place - 1] ?? null, drawings.ofQuestions[place] ?? []),
    ),
  ];
}

function writeQuestion(
  { question }: SheetQuestion,
  place: number,
  before: SheetQuestion | null,
  drawings: readonly (WordDrawing | null)[],
): FileChild[] {
  const waiting = [...drawings];
  const next = () => waiting.shift() ?? null;
  const { prompt, instruction, figures, blocks } = question;
  const isSaid = before?.question.instruction === instruction;
  const [first = "", ...lines] = prompt.split("\n");
  return [
    keptParagraph([new TextRun({ text: `${text.question(place + 1)} `, bold: true }), ...runsOf(first)]),
    ...lines.map((line) => paragraphOf(line)),
    ...(instruction === null || isSaid ? [] : [paragraphOf(instruction, { italics: true })]),
    ...figures.flatMap((figure) => {
      const words = figureWords(figure);
      if (words !== null) return writeWords(words);
      const drawing = next();
      return drawing === null ? [] : [centred([imageOf(drawing)])];
    }),
    ...blocks.flatMap((block) => writeBlock(block, next)),
    // What ends it: the next question may stand on another page.
    new Paragraph({ spacing: { after: 0, line: 160 }, children: [] }),
  ];
}

/** Millimetres of the columns of a key, without and with the slips. */
const keyWidths = { plain: [14, 44, 120], withSlips: [14, 38, 72, 54] } as const;

/** The key as a table, with the letters of choices in a column of their own, as question banks read it. */
function writeKey(head: SheetHead, { hasSlips, size }: SheetLook, { code, questions }: Sheet, isCoded: boolean) {
  const { columns } = text.key;
  const lead = [text.key.forTeachers(subjectText[head.subject], head.classId), ...(isCoded ? [text.code(code)] : [])];
  const times = (paper[size].width - 2 * paper[size].margin) / textWidth;
  const widths = (hasSlips ? keyWidths.withSlips : keyWidths.plain).map((width) => twips(width * times));
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
