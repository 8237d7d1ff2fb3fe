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
import { hasDecimals } from "#lib/questions/column/has-decimals.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { letterOf, type PaperBlock } from "#lib/questions/paper-form.ts";
import type { WordDrawing } from "./svg-of.ts";
import { figureWords } from "./word-figures.ts";
import { brokenRuns, centred, imageOf, keptParagraph, lineRuns, paragraphOf, runsOf } from "./word-lines.ts";
import { twips, type WordPage, widthOf } from "./word-page.ts";

/** Gives the drawings of a question one after another, in the order in which they stand on the page. */
export type NextDrawing = () => WordDrawing | null;

type BlockOf<Type extends PaperBlock["type"]> = Extract<PaperBlock, { type: Type }>;

type Writers = {
  readonly [Type in PaperBlock["type"]]: (
    block: BlockOf<Type>,
    page: WordPage,
    next: NextDrawing,
  ) => readonly FileChild[];
};

const line = { style: BorderStyle.SINGLE, size: 4, color: "000000" } as const;
const thin = { style: BorderStyle.SINGLE, size: 2, color: "999999" } as const;
const none = { style: BorderStyle.NONE, size: 0, color: "FFFFFF" } as const;
export const noBorders = { top: none, bottom: none, left: none, right: none } as const;
const allBorders = { top: line, bottom: line, left: line, right: line } as const;
const frame = { style: BorderStyle.SINGLE, size: 12, color: "000000" } as const;
const frames = { top: frame, bottom: frame, left: frame, right: frame } as const;
const thinBorders = { top: thin, bottom: thin, left: thin, right: thin } as const;

/** How every block is written; a new one does not compile until it stands here. */
const writers: Writers = {
  choices: ({ choices }, page) => writeChoices(choices, page),
  lettered: ({ parts }, page) => writeChoices(parts, page),
  pictures: ({ figures, marks }, { textWidth }, next) => [writePictures(figures, marks, textWidth, next)],
  line: ({ parts, isRunning }) => [keptParagraph(lineRuns(parts, isRunning), { spacing: { line: 360 } })],
  bank: ({ label, words }) => [keptParagraph(runsOf(`${label === null ? "" : `${label} `}${words.join("   /   ")}`))],
  pairs: ({ lefts, rights }, _page, next) => [writePairs(lefts, rights, next)],
  sides: ({ sides: [left, right] }, { textWidth }, next) => {
    const widest = (textWidth - signRoom) / 2;
    const apart = new TextRun("    ");
    const box = lineRuns([{ type: "box", letters: 1 }], true);
    return [centred([...figureRuns(left, widest, next), apart, ...box, apart, ...figureRuns(right, widest, next)])];
  },
  sheet: (block) => [writeSheet(block)],
  squares: ({ columns, rows }) => [writeSquares(columns, rows)],
  ruled: ({ heading, lines }, { textWidth }) => [
    ...(heading === null ? [] : [paragraphOf(heading, { bold: true }, { alignment: AlignmentType.CENTER })]),
    ...Array.from({ length: lines }, () => dottedLine(textWidth)),
  ],
  words: ({ words }) => [keptParagraph(runsOf(words.join("  ")), { spacing: { line: 480 }, indent: { left: 400 } })],
  figure: ({ figure }, { textWidth }, next) => [centred(figureRuns(figure, textWidth, next))],
};

/** A block of a question as paragraphs and tables of Word. */
export function writeBlock<Type extends PaperBlock["type"]>(
  block: BlockOf<Type> & { readonly type: Type },
  page: WordPage,
  next: NextDrawing,
): readonly FileChild[] {
  return writers[block.type](block, page, next);
}

/** A figure in a line: its words, else its drawing, which is no wider than this. */
function figureRuns(figure: Figure, widest: number, next: NextDrawing) {
  const words = figureWords(figure);
  if (words !== null) return words.flat();
  const drawing = next();
  return drawing === null ? [] : [imageOf(drawing, widest)];
}

function dottedLine(textWidth: number): Paragraph {
  return keptParagraph([new TextRun("\t")], {
    tabStops: [{ type: TabStopType.RIGHT, position: twips(textWidth), leader: LeaderType.DOT }],
    spacing: { before: 160 },
  });
}

/** Letters that a choice has besides its own: "A. " and the room behind it. */
const lettersAround = 4;

function writeChoices(choices: readonly string[], page: WordPage): Paragraph[] {
  const longest = Math.max(...choices.map(({ length }) => length)) + lettersAround;
  const mostColumns = choices.some((choice) => choice.includes("\n")) ? [] : [4, 2];
  const columns = mostColumns.find((count) => count * widthOf(longest, page) <= page.textWidth) ?? 1;
  const tabStops = Array.from({ length: columns - 1 }, (_, at) => ({
    type: TabStopType.LEFT,
    position: twips(((at + 1) * page.textWidth) / columns),
  }));
  return Array.from({ length: Math.ceil(choices.length / columns) }, (_, row) => {
    const inRow = choices.slice(row * columns, (row + 1) * columns);
    const children = inRow.flatMap((choice, at) => [
      ...(at === 0 ? [] : [new TextRun("\t")]),
      new TextRun({ text: `${letterOf(row * columns + at)}. `, bold: true }),
      ...brokenRuns(choice),
    ]);
    return keptParagraph(children, { tabStops });
  });
}

function cell(children: readonly Paragraph[], borders: typeof noBorders | typeof allBorders | typeof thinBorders) {
  return new TableCell({ children, borders, verticalAlign: VerticalAlign.CENTER });
}

/** Millimetres that stay free in a cell beside a drawing, and between two sides for the sign. */
const cellRoom = 5;
const signRoom = 30;

/** Millimetres that a drawing with a letter needs to be seen well: a row that has less holds two. */
const leastPicture = 40;

function writePictures(
  figures: readonly Figure[],
  marks: "letters" | "numbers",
  textWidth: number,
  next: NextDrawing,
): Table {
  const wished = figures.length > 4 ? 3 : figures.length;
  const columns = wished * leastPicture <= textWidth ? wished : 2;
  const width = textWidth / columns;
  const cells = figures.map((figure, place) => {
    const mark = marks === "letters" ? `${letterOf(place)}.` : String(place + 1);
    const drawn = centred(figureRuns(figure, width - cellRoom, next));
    return cell([drawn, centred([new TextRun({ text: mark, bold: true })])], noBorders);
  });
  const rows = Array.from(
    { length: Math.ceil(cells.length / columns) },
    (_, row) => new TableRow({ cantSplit: true, children: cells.slice(row * columns, (row + 1) * columns) }),
  );
  return tableOf(
    rows,
    Array.from({ length: columns }, () => width),
  );
}

/** A table without lines of its own. */
export function tableOf(rows: readonly TableRow[], widths: readonly number[]): Table {
  const columnWidths = widths.map(twips);
  return new Table({
    rows,
    columnWidths,
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
  });
}

/** Millimetres of the columns to be joined, and of the room between them: together no wider than the smallest sheet. */
const pairWidths = [40, 46, 40] as const;
const pairHeight = 11;

const sideRuns = (side: string | Figure, next: NextDrawing) =>
  typeof side === "string" ? runsOf(side) : figureRuns(side, pairWidths[0] - cellRoom, next);

function writePairs(lefts: readonly (string | Figure)[], rights: readonly string[], next: NextDrawing): Table {
  const length = Math.max(lefts.length, rights.length);
  const rows = Array.from({ length }, (_, row) => {
    const [left, right] = [lefts[row], rights[row]];
    const leftRuns = left === undefined ? [] : sideRuns(left, next);
    return new TableRow({
      cantSplit: true,
      height: { value: twips(pairHeight), rule: HeightRule.ATLEAST },
      children: [
        cell([centred(leftRuns)], left === undefined ? noBorders : allBorders),
        cell([keptParagraph([])], noBorders),
        cell([centred(right === undefined ? [] : runsOf(right))], right === undefined ? noBorders : allBorders),
      ],
    });
  });
  return tableOf(rows, pairWidths);
}

/** Millimetres of a square for a digit, and of one of an exercise book; no sum has more of them than the smallest sheet. */
const squareSide = { digit: 9, book: 6 } as const;

/** Cells that are framed are to be filled in. */
function squareRow(
  cells: readonly string[],
  side: number,
  isRuled: boolean,
  framed: ReadonlySet<number> = new Set(),
): TableRow {
  const under = isRuled ? { ...thinBorders, bottom: line } : thinBorders;
  return new TableRow({
    height: { value: twips(side), rule: HeightRule.EXACT },
    children: cells.map(
      (text, place) =>
        new TableCell({
          children: [centred([new TextRun(text)])],
          borders: framed.has(place) ? frames : under,
          verticalAlign: VerticalAlign.CENTER,
          margins: { left: 0, right: 0 },
        }),
    ),
  });
}

/** Millimetres of the room for a comma, between the ones and the tenths. */
const commaWidth = 4;

/** A sum in squares from the left, its sign before the last number, a line above its result. */
function writeSheet(block: BlockOf<"sheet">): Table {
  const { operation, rows, blanks, decimals } = block;
  const columns = Math.max(...rows.map(({ length }) => length));
  const last = rows.length - 1;
  // The cells from the left in front of the comma: the sign and the whole number.
  const before = columns + 1 - decimals;
  const withComma = <Cell>(cells: readonly Cell[], comma: Cell) =>
    decimals === 0 ? cells : cells.toSpliced(before, 0, comma);
  const written = rows.map((row, at) => {
    const digits = Array.from({ length: columns }, (_, place) => String(row[columns - 1 - place] ?? ""));
    const cells = withComma([at === last - 1 ? operation : "", ...digits], hasDecimals(block, at) ? "," : "");
    const places = blanks.flatMap(({ row: of, column }) =>
      of === at ? [columns - column + (column < decimals ? 1 : 0)] : [],
    );
    return squareRow(cells, squareSide.digit, at === last - 1, new Set(places));
  });
  const widths = Array.from({ length: columns + 1 }, (): number => squareSide.digit);
  return tableOf(written, withComma(widths, commaWidth));
}

function writeSquares(columns: number, rows: number): Table {
  const cells = Array.from({ length: columns }, () => "");
  return tableOf(
    Array.from({ length: rows }, () => squareRow(cells, squareSide.book, false)),
    cells.map(() => squareSide.book),
  );
}
