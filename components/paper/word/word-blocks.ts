import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  HeightRule,
  LeaderType,
  type Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
  WidthType,
} from "docx";
import type { Figure } from "#lib/questions/figure.ts";
import { letterOf, type PaperBlock } from "#lib/questions/paper-form.ts";
import type { WordDrawing } from "./svg-of.ts";
import { figureWords } from "./word-figures.ts";
import { centred, imageOf, keptParagraph, lineRuns, paragraphOf, runsOf } from "./word-lines.ts";

/** Gives the drawings of a question one after another, in the order in which they stand on the page. */
export type NextDrawing = () => WordDrawing | null;

type BlockOf<Type extends PaperBlock["type"]> = Extract<PaperBlock, { type: Type }>;

type Writers = {
  readonly [Type in PaperBlock["type"]]: (block: BlockOf<Type>, next: NextDrawing) => readonly FileChild[];
};

/** Twentieths of a point in a millimetre, which is how Word measures. */
export const twipsPerMm = 1440 / 25.4;

/** How wide what is written on is, in millimetres. */
export const textWidth = 178;

const line = { style: BorderStyle.SINGLE, size: 4, color: "000000" } as const;
const thin = { style: BorderStyle.SINGLE, size: 2, color: "999999" } as const;
const none = { style: BorderStyle.NONE, size: 0, color: "FFFFFF" } as const;
export const noBorders = { top: none, bottom: none, left: none, right: none } as const;
const allBorders = { top: line, bottom: line, left: line, right: line } as const;
const thinBorders = { top: thin, bottom: thin, left: thin, right: thin } as const;

/** Letters of the longest choice up to which four, or two, stand in a row. */
const rowsOfChoices: readonly (readonly [most: number, columns: number])[] = [
  [16, 4],
  [38, 2],
];

/** How every block is written; a new one does not compile until it stands here. */
const writers: Writers = {
  choices: ({ choices }) => writeChoices(choices),
  pictures: ({ figures, marks }, next) => writePictures(figures, marks, next),
  line: ({ parts, isRunning }) => [keptParagraph(lineRuns(parts, isRunning), { spacing: { line: 360 } })],
  bank: ({ label, words }) => [keptParagraph(runsOf(`${label === null ? "" : `${label} `}${words.join("   /   ")}`))],
  pairs: ({ lefts, rights }, next) => [writePairs(lefts, rights, next)],
  sides: ({ sides: [left, right] }, next) => {
    const written = [left, right].map((side) => figureRuns(side, next));
    const box = lineRuns([{ type: "box", letters: 1 }], true);
    const apart = new TextRun("    ");
    return [centred([...(written[0] ?? []), apart, ...box, apart, ...(written[1] ?? [])])];
  },
  sheet: (block) => [writeSheet(block)],
  squares: ({ columns, rows }) => [writeSquares(columns, rows)],
  ruled: ({ heading, lines }) => [
    ...(heading === null ? [] : [paragraphOf(heading, { bold: true }, { alignment: AlignmentType.CENTER })]),
    ...Array.from({ length: lines }, () => dottedLine()),
  ],
  words: ({ words }) => [keptParagraph(runsOf(words.join("  ")), { spacing: { line: 480 } })],
  figure: ({ figure }, next) => [centred(figureRuns(figure, next))],
};

/** A block of a question as paragraphs and tables of Word. */
export function writeBlock<Type extends PaperBlock["type"]>(
  block: BlockOf<Type> & { readonly type: Type },
  next: NextDrawing,
): readonly FileChild[] {
  return writers[block.type](block, next);
}

/** A figure in a line: its words, else its drawing. */
function figureRuns(figure: Figure, next: NextDrawing, times = 1) {
  const words = figureWords(figure);
  if (words !== null) return words.flatMap(({ children }) => children);
  const drawing = next();
  return drawing === null ? [] : [imageOf(drawing, times)];
}

function dottedLine(): Paragraph {
  return keptParagraph([new TextRun("\t")], {
    tabStops: [{ type: TabStopType.RIGHT, position: Math.round(textWidth * twipsPerMm), leader: LeaderType.DOT }],
    spacing: { before: 160 },
  });
}

function writeChoices(choices: readonly string[]): Paragraph[] {
  const longest = Math.max(...choices.map(({ length }) => length));
  const columns = rowsOfChoices.find(([most]) => longest <= most)?.[1] ?? 1;
  const step = Math.round((textWidth * twipsPerMm) / columns);
  const tabStops = Array.from({ length: columns - 1 }, (_, at) => ({
    type: TabStopType.LEFT,
    position: (at + 1) * step,
  }));
  return Array.from({ length: Math.ceil(choices.length / columns) }, (_, row) => {
    const inRow = choices.slice(row * columns, (row + 1) * columns);
    const children = inRow.flatMap((choice, at) => [
      ...(at === 0 ? [] : [new TextRun("\t")]),
      new TextRun({ text: `${letterOf(row * columns + at)}. `, bold: true }),
      ...runsOf(choice),
    ]);
    return keptParagraph(children, { tabStops });
  });
}

function cell(children: readonly Paragraph[], borders: typeof noBorders | typeof allBorders | typeof thinBorders) {
  return new TableCell({ children, borders, verticalAlign: VerticalAlign.CENTER });
}

function writePictures(figures: readonly Figure[], marks: "letters" | "numbers", next: NextDrawing): Table[] {
  const columns = figures.length > 4 ? 3 : figures.length;
  const cells = figures.map((figure, place) => {
    const mark = marks === "letters" ? `${letterOf(place)}.` : String(place + 1);
    return cell([centred(figureRuns(figure, next)), centred([new TextRun({ text: mark, bold: true })])], noBorders);
  });
  const rows = Array.from(
    { length: Math.ceil(cells.length / columns) },
    (_, row) => new TableRow({ cantSplit: true, children: cells.slice(row * columns, (row + 1) * columns) }),
  );
  return [
    tableOf(
      rows,
      Array.from({ length: columns }, () => textWidth / columns),
    ),
  ];
}

/** A table without lines of its own. */
export function tableOf(rows: readonly TableRow[], widths: readonly number[]): Table {
  const twips = widths.map((width) => Math.round(width * twipsPerMm));
  return new Table({
    rows,
    columnWidths: twips,
    width: { size: twips.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
  });
}

/** Millimetres of the columns to be joined, and of the room between them. */
const pairWidths = [40, 50, 40] as const;
const pairHeight = 11;

const sideRuns = (side: string | Figure, next: NextDrawing) =>
  typeof side === "string" ? runsOf(side) : figureRuns(side, next, 0.7);

function writePairs(lefts: readonly (string | Figure)[], rights: readonly string[], next: NextDrawing): Table {
  const length = Math.max(lefts.length, rights.length);
  const rows = Array.from({ length }, (_, row) => {
    const [left, right] = [lefts[row], rights[row]];
    const leftRuns = left === undefined ? [] : sideRuns(left, next);
    return new TableRow({
      cantSplit: true,
      height: { value: Math.round(pairHeight * twipsPerMm), rule: HeightRule.ATLEAST },
      children: [
        cell([centred(leftRuns)], left === undefined ? noBorders : allBorders),
        cell([keptParagraph([])], noBorders),
        cell([centred(right === undefined ? [] : runsOf(right))], right === undefined ? noBorders : allBorders),
      ],
    });
  });
  return tableOf(rows, pairWidths);
}

/** Millimetres of a square for a digit, and of one of an exercise book. */
const squareSide = { digit: 9, book: 6 } as const;

function squareRow(cells: readonly string[], side: number, isRuled: boolean): TableRow {
  const under = isRuled ? { ...thinBorders, bottom: line } : thinBorders;
  return new TableRow({
    height: { value: Math.round(side * twipsPerMm), rule: HeightRule.EXACT },
    children: cells.map(
      (text) =>
        new TableCell({
          children: [centred([new TextRun(text)])],
          borders: under,
          verticalAlign: VerticalAlign.CENTER,
          margins: { left: 0, right: 0 },
        }),
    ),
  });
}

/** A sum in squares from the left, its sign before the last number, a line above its result. */
function writeSheet({ operation, rows }: BlockOf<"sheet">): Table {
  const columns = Math.max(...rows.map(({ length }) => length));
  const last = rows.length - 1;
  const written = rows.map((row, at) => {
    const digits = Array.from({ length: columns }, (_, place) => String(row[columns - 1 - place] ?? ""));
    return squareRow([at === last - 1 ? operation : "", ...digits], squareSide.digit, at === last - 1);
  });
  return tableOf(
    written,
    Array.from({ length: columns + 1 }, () => squareSide.digit),
  );
}

function writeSquares(columns: number, rows: number): Table {
  const cells = Array.from({ length: columns }, () => "");
  return tableOf(
    Array.from({ length: rows }, () => squareRow(cells, squareSide.book, false)),
    cells.map(() => squareSide.book),
  );
}
