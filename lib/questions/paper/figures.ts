import type { Figure } from "#lib/questions/figure.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import type { MoneyFigure } from "#lib/questions/figures/money.ts";
import { packHeap } from "#lib/questions/figures/pack-heap.ts";
import type { PictogramFigure } from "#lib/questions/figures/pictogram.ts";
import type { ProtractorFigure } from "#lib/questions/figures/protractor.ts";
import { type RulerFigure, rulerSheet } from "#lib/questions/figures/ruler.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import { layTrueBlocks } from "#lib/questions/figures/true-blocks.ts";
import { printedSize } from "#lib/questions/handwriting/frame.ts";
import { anglesOf, type Field } from "./angles-of.ts";

/** How a figure stands on paper: set as words among the others, or drawn into a space of at most so many millimetres. */
export type PaperLook = "words" | Space;

export interface Space {
  readonly width: number;
  readonly height: number;
  /** What is seen of a drawing, in its own units, where that is not all of it. */
  readonly field?: Field;
  /** Whether a centimetre of it is a centimetre: where it has less room, that is said beside it. */
  readonly isToScale?: true;
  /** Whether it has the scale of others in its question, so that it is not made smaller beside them. */
  readonly isOfOneScale?: true;
}

/** How every figure stands on paper; a new one does not compile until it stands here. */
const paperLooks: { readonly [Type in Figure["type"]]: PaperLook } = {
  passage: "words",
  sentence: "words",
  sum: "words",
  word: "words",
  axis: { width: 130, height: 22 },
  balance: { width: 70, height: 42 },
  "bar-model": { width: 110, height: 34 },
  "base-ten": { width: 80, height: 36 },
  bond: { width: 52, height: 32 },
  calendar: { width: 76, height: 58 },
  chance: { width: 110, height: 50 },
  chart: { width: 100, height: 58 },
  clock: { width: 84, height: 36 },
  column: { width: 34, height: 32 },
  "day-sheets": { width: 80, height: 32 },
  diagram: { width: 84, height: 46 },
  "dial-scale": { width: 44, height: 44 },
  fraction: { width: 90, height: 30 },
  groups: { width: 100, height: 42 },
  illustration: { width: 72, height: 54 },
  jug: { width: 60, height: 46 },
  "long-division": { width: 50, height: 40 },
  money: { width: 120, height: 40 },
  "number-chart": { width: 100, height: 40 },
  "number-line": { width: 130, height: 24 },
  objects: { width: 84, height: 44 },
  parts: { width: 84, height: 26 },
  pictogram: { width: 110, height: 56 },
  "pie-chart": { width: 90, height: 54 },
  "place-blocks": { width: 90, height: 42 },
  "place-chart": { width: 110, height: 26 },
  "price-tags": { width: 110, height: 40 },
  protractor: { width: 91, height: 62 },
  ruler: { width: 135, height: 43, isToScale: true },
  scene: { width: 90, height: 56 },
  shapes: { width: 60, height: 36 },
  "story-picture": { width: 110, height: 34 },
  table: { width: 110, height: 40 },
  tally: { width: 100, height: 44 },
  "ten-frame": { width: 84, height: 40 },
  "unit-lengths": { width: 110, height: 60 },
  handwriting: { width: 60, height: 40 },
  "walk-grid": { width: 56, height: 56 },
  thermometer: { width: 40, height: 56 },
  working: { width: 80, height: 36 },
};

/** Millimetres of a row of things to count. */
const objectRow = 15;

/** Millimetres of a note in a row of notes, and of the name above them. */
const rowNote = { width: 26, height: 14 } as const;
const rowName = 10;
const namedRow = 120;

/** From so many rows on each row of a table and its head have so many millimetres, for words that stand on two lines. */
const tall = { rows: 4, line: 12 } as const;

/** So many things are a crowd; each of its things is so many millimetres wide, so that more of them take more room. */
const crowd = { least: 20, thing: 8 } as const;

/**
 * Shapes that are so many times as wide as high take so many millimetres, for the names of their colours to be read: a
 * row that goes on over the sheet, and rows of at least so many shapes that are counted.
 */
const shapeRows = [
  { times: 4, least: 1, width: 130 },
  { times: 2, least: 12, width: 120 },
] as const;

/** Millimetres of the side of a cube of a hundred, as far as a sheet has the room for them. */
const blockCube = 2;

/** Millimetres of the arms of an angle, for a set square to be laid to them, as far as the sheet is wide enough. */
const leastArm = 25;
const widestAngle = 168;

/** Millimetres around the lines of an angle, with names and without. */
const namedRim = 7.5;
const bareRim = 2;

/** Millimetres of a unit of an angle with its protractor. */
const protractorScale = 0.42;

/** Parts of the size of a figure that stands beside others of its kind. */
const small = { shapes: 0.8, usual: 0.55 } as const;

/** A ruler of which a centimetre is a centimetre. */
function rulerSpace({ from, to }: RulerFigure): Space {
  const width = ((to - from) * 10 * rulerSheet.width) / (rulerSheet.width - 2 * rulerSheet.margin);
  return { width, height: (width * (rulerSheet.height - rulerSheet.above)) / rulerSheet.width, isToScale: true };
}

/** An angle with arms of 44 mm, which a protractor is laid to or printed on. */
function protractorSpace({ width, height }: ProtractorFigure): Space {
  return { width: width * protractorScale, height: height * protractorScale };
}

/** A crowd of things of one size; null for a few things, or things on plates. */
function crowdSpace({ holder, sizes, labels }: GroupsFigure): Space | null {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  if (count < crowd.least || holder === "plates" || labels !== undefined) return null;
  if (holder === "rows") return { width: (Math.max(...sizes) + 0.4) * crowd.thing, height: sizes.length * crowd.thing };
  const { columns } = packHeap({ blocks: count, width: 1, height: 1 });
  return { width: columns * crowd.thing, height: Math.ceil(count / columns) * crowd.thing };
}

/** Rows of shapes; null for a picture, or a few of them. */
function shapeRowsSpace({ width, height, parts }: ShapesFigure): Space | null {
  const rows = shapeRows.find(({ times, least }) => width >= times * height && parts.length >= least);
  return rows === undefined ? null : { width: rows.width, height: (rows.width * height) / width };
}

/** One row of notes of one size; null for others. */
function notesSpace({ groups: [group], isRow }: MoneyFigure): Space | null {
  if (group === undefined || isRow !== true) return null;
  if (group.label !== null) return { width: namedRow, height: rowNote.height + rowName };
  return { width: rowNote.width * group.notes.length, height: rowNote.height };
}

/** An angle with arms that are long enough, and no more around it than its names need; null for a figure without angles. */
function angleSpace(figure: Figure): Space | null {
  const angles = anglesOf(figure);
  if (angles === null) return null;
  const times = leastArm / angles.arm;
  const rim = (angles.isNamed ? namedRim : bareRim) / times;
  const { x, y, width, height } = angles.field;
  const field = { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim };
  const fit = Math.min(times, widestAngle / field.width);
  return { width: field.width * fit, height: field.height * fit, field };
}

/** A centimetre, for what is drawn or measured to scale. */
const millimetresPerCentimetre = 10;

/** Squared paper of which the squares have a size of their own; null for any other drawing. */
function squaredSpace({ width, height, marks }: DiagramFigure): Space | null {
  const grid = marks.find((mark) => mark.form === "grid");
  if (grid?.form !== "grid" || grid.printed === undefined) return null;
  const times = grid.printed / grid.size;
  const isToScale = grid.printed === millimetresPerCentimetre;
  return { width: width * times, height: height * times, ...(isToScale && { isToScale }) };
}

/** Pieces and what they cover, at one scale; null for other shapes. */
function scaledSpace({ width, height, printed }: ShapesFigure): Space | null {
  return printed === undefined ? null : { width: width * printed, height: height * printed, isOfOneScale: true };
}

/** Rows that pictures are drawn into with a pencil, ten of a centimetre at most; null for rows to be read. */
function emptyRowsSpace({ rows }: PictogramFigure): Space | null {
  return rows.some(({ pictures }) => pictures === 0) ? { width: 155, height: 30 + rows.length * 16 } : null;
}

function spaceOf(figure: Figure): Space | null {
  switch (figure.type) {
    case "shapes":
      return scaledSpace(figure) ?? shapeRowsSpace(figure) ?? angleSpace(figure);
    case "diagram":
      return squaredSpace(figure) ?? angleSpace(figure);
    case "ruler":
      return rulerSpace(figure);
    case "protractor":
      return protractorSpace(figure);
    case "handwriting":
      return printedSize(figure, figure.look === "faint");
    case "groups":
      return crowdSpace(figure);
    case "pictogram":
      return emptyRowsSpace(figure);
    case "money":
      return notesSpace(figure);
    case "place-blocks": {
      const { width, height } = layTrueBlocks(figure);
      return { width: width * blockCube, height: height * blockCube };
    }
    default:
      return angleSpace(figure);
  }
}

/** How a figure stands on paper: what is measured or counted has the size it needs, all else that of its kind. */
export function paperLookOf(figure: Figure): PaperLook {
  const look = paperLooks[figure.type];
  if (look === "words") return look;
  const space = spaceOf(figure);
  if (space !== null) return space;
  if (figure.type === "objects" && figure.columns === 5) return { ...look, height: objectRow * figure.rows + 2 };
  if (figure.type === "table" && figure.rows.length >= tall.rows) {
    return { ...look, height: tall.line * (figure.rows.length + 1) };
  }
  if (figure.type === "thermometer") return { ...look, width: look.width * figure.readings.length };
  return look;
}

/** How it stands beside others of its kind: smaller, unless something is laid to it. */
export function smallLookOf(figure: Figure): PaperLook {
  const look = paperLookOf(figure);
  if (look === "words" || look.field !== undefined) return look;
  if (look.isToScale === true || look.isOfOneScale === true) return look;
  const times = figure.type === "shapes" ? small.shapes : small.usual;
  return { width: look.width * times, height: look.height * times };
}
