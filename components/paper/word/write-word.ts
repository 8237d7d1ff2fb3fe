import {
  BorderStyle,
  type FileChild,
  ImageRun,
  LeaderType,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import { instructionOf, noteOfSheet } from "#components/paper/instructions.ts";
import type { SheetHead, SheetLook } from "#components/paper/sheet-look.ts";
import type { Sheet, SheetQuestion } from "#lib/paper/sheet-view.ts";
import { worksheetText as text } from "#lib/text/paper-text.ts";
import { subjectText } from "#lib/text/subject-text.ts";
import { pixelsPerMm, type WordDrawing } from "./svg-of.ts";
import { noBorders, tableOf } from "./word-blocks.ts";
import {
  endOfPart,
  heading,
  inTurn,
  packDocument,
  smallSizes,
  type WordPart,
  writeBody,
  writePrompt,
} from "./word-document.ts";
import { centred, imageOf, paragraphOf } from "./word-lines.ts";
import { inColumns, pageOf, twips, type WordPage } from "./word-page.ts";

/** What is drawn of a sheet, made on the page that shows it. */
export interface SheetDrawings {
  /** Of each question, in the order in which they stand there. */
  readonly ofQuestions: readonly (readonly (WordDrawing | null)[])[];
  /** Of what each question wants drawn, as its key shows it. */
  readonly ofKeys: readonly (readonly (WordDrawing | null)[])[];
  /** The codes that open the same questions on a screen, as pictures. */
  readonly codes: readonly Uint8Array[];
}

export interface WordSheet {
  readonly sheet: Sheet;
  readonly drawings: SheetDrawings;
}

/** A worksheet as a document of Word that can be edited: all its sheets, then a key for each on a page of its own. */
export function writeWord(head: SheetHead, look: SheetLook, sheets: readonly WordSheet[]): Promise<Blob> {
  const isCoded = sheets.length > 1;
  const page = pageOf(look.size, head.classId);
  return packDocument(head.title, page, [
    ...sheets.flatMap((each) => writeSheet(head, page, each, { isCoded, isInColumns: look.columns === 2 })),
    ...sheets.map((each) => ({ children: writeKey(head, page, each, look.hasSlips, isCoded) })),
  ]);
}

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
    new Paragraph({ children: [new TextRun({ text: lead, size: smallSizes.small })] }),
    heading(title),
    new Paragraph({
      tabStops: [rule(nameEnd), rule(headWidth - 4)],
      children: [new TextRun(`${text.name}\t ${text.className}\t`)],
      spacing: { before: 160 },
    }),
  ];
  const right = [
    centred(codes, { keepNext: false }),
    centred([new TextRun({ text: text.scan, size: smallSizes.least })], { keepNext: false }),
  ];
  const row = new TableRow({
    children: [left, right].map((children) => new TableCell({ children, borders: { ...noBorders, bottom: under } })),
  });
  return [tableOf([row], [headWidth, textWidth - headWidth]), endOfPart()];
}

interface SheetForm {
  readonly isCoded: boolean;
  readonly isInColumns: boolean;
}

function writeSheet(head: SheetHead, page: WordPage, each: WordSheet, { isCoded, isInColumns }: SheetForm): WordPart[] {
  const { questions } = each.sheet;
  const room = isInColumns ? inColumns(page) : page;
  const note = noteOfSheet(questions);
  const top = [
    ...writeHead(head, page, each, isCoded),
    ...(note === null ? [] : [paragraphOf(note, { italics: true }, { keepNext: false })]),
  ];
  const asked = questions.flatMap((question, place) =>
    writeQuestion(question, place, room, each.drawings.ofQuestions[place] ?? []),
  );
  return isInColumns ? [{ children: top }, { children: asked, isInColumns }] : [{ children: [...top, ...asked] }];
}

function writeQuestion(
  asked: SheetQuestion,
  place: number,
  page: WordPage,
  drawings: readonly (WordDrawing | null)[],
): FileChild[] {
  const { question } = asked;
  const lead = [new TextRun({ text: `${text.question(place + 1)} `, bold: true })];
  return [
    ...writePrompt(lead, { ...question, instruction: instructionOf(asked) }),
    ...writeBody(question, page, inTurn(drawings)),
    endOfPart(),
  ];
}

/** Millimetres of the numbers of a key; what its other columns have of the rest, without and with the slips. */
const noWidth = 14;
/** Millimetres of a drawing in a key. */
const keyImage = 50;
const keyShares = { plain: [0.27, 0.73], withSlips: [0.23, 0.44, 0.33] } as const;

/** The key as a table: the number, the answer, how it is found, and the commonest slips where they are wanted. */
function writeKey(
  head: SheetHead,
  { textWidth }: WordPage,
  { sheet: { code, questions }, drawings }: WordSheet,
  hasSlips: boolean,
  isCoded: boolean,
) {
  const { columns } = text.key;
  const lead = [text.key.forTeachers(subjectText[head.subject], head.classId), ...(isCoded ? [text.code(code)] : [])];
  const shares = hasSlips ? keyShares.withSlips : keyShares.plain;
  const widths = [noWidth, ...shares.map((share) => share * (textWidth - noWidth))].map(twips);
  const cell = (words: string, isHead: boolean, images: readonly ImageRun[] = []) =>
    new TableCell({
      children: [
        paragraphOf(words, { bold: isHead }, { keepNext: false }),
        ...images.map((image) => centred([image], { keepNext: false })),
      ],
    });
  const row = (cells: readonly TableCell[], isHead: boolean) =>
    new TableRow({ tableHeader: isHead, cantSplit: true, children: cells });
  const titles = [columns.no, columns.answer, columns.how, ...(hasSlips ? [columns.slips] : [])];
  return [
    new Paragraph({ children: [new TextRun({ text: lead.join(" · "), size: smallSizes.small })] }),
    heading(text.key.title(head.title)),
    new Table({
      columnWidths: widths,
      width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      rows: [
        row(
          titles.map((title) => cell(title, true)),
          true,
        ),
        ...questions.map(({ key }, place) => {
          const slips = key.slips.map(({ given, words }) => text.key.slip(given, words)).join("\n");
          const images = (drawings.ofKeys[place] ?? []).flatMap((drawing) =>
            drawing === null ? [] : [imageOf(drawing, keyImage)],
          );
          const told = [cell(String(place + 1), false), cell(key.answer, false), cell(key.how, false, images)];
          return row([...told, ...(hasSlips ? [cell(slips, false)] : [])], false);
        }),
      ],
    }),
  ];
}
