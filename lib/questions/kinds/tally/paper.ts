import { capital } from "#lib/core/capital.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { gapLetters, type PaperBlock, type PaperForm, type PaperPart } from "#lib/questions/paper-form.ts";
import { tallyText as text } from "#lib/text/tally-text.ts";
import { drawShape } from "./draw-shape.ts";
import type { StrokeSheet, TallyKey, TallyThing, TallyView } from "./grading.ts";
import { nameThing } from "./write-tally.ts";

type Picture = Extract<TallyThing, { type: "picture" }>;
type Shape = Extract<TallyThing, { type: "shape" }>;

const pitch = 47;
const [pictureColumns, shapeColumns] = [5, 8] as const;

function drawPictures(things: readonly Picture[]): Figure {
  return {
    type: "objects",
    picture: things[0]?.picture ?? "apple",
    cells: things.map(({ picture }, place) => ({
      ...{ other: picture, dx: 0, dy: 0 },
      column: place % pictureColumns,
      row: Math.floor(place / pictureColumns),
    })),
    rows: Math.ceil(things.length / pictureColumns),
    columns: pictureColumns,
    numbered: 0,
    alt: text.heap,
  };
}

function drawShapes(things: readonly Shape[]): Figure {
  const middle = (place: number) => place * pitch + pitch / 2;
  return {
    type: "shapes",
    width: shapeColumns * pitch,
    height: Math.ceil(things.length / shapeColumns) * pitch,
    parts: things.map((thing, place) =>
      drawShape(thing, pitch - 9, middle(place % shapeColumns), middle(Math.floor(place / shapeColumns))),
    ),
    labels: [],
    alt: text.heap,
  };
}

/** The heap is drawn; what is written stands in rows of words. */
function heapBlock(things: readonly TallyThing[]): PaperBlock {
  const pictures = things.filter((thing) => thing.type === "picture");
  const shapes = things.filter((thing) => thing.type === "shape");
  if (pictures.length > 0) return { type: "figure", figure: drawPictures(pictures) };
  if (shapes.length > 0) return { type: "figure", figure: drawShapes(shapes) };
  return { type: "bank", label: text.data, words: things.map(nameThing) };
}

const named = (name: string, place: PaperPart): PaperPart[] => [{ type: "text", text: `${capital(name)}:` }, place];

/** Empty rows for the strokes, and what is written once they are made. */
function strokeBlocks({ rows, isTotalled, namesEnds }: StrokeSheet): readonly PaperBlock[] {
  const sheet: Figure = {
    type: "tally",
    rows: rows.map(({ name, picture }) => ({ name: capital(name), picture, count: 0 })),
    alt: text.sheet,
  };
  const parts = [
    ...(isTotalled ? rows.flatMap(({ name }) => named(name, { type: "box", letters: 2 })) : []),
    ...(namesEnds ? text.ends.flatMap((end) => named(end, { type: "gap", letters: gapLetters.word })) : []),
  ];
  return [
    { type: "figure", figure: sheet },
    ...(parts.length === 0 ? [] : [{ type: "line", parts, isRunning: false } as const]),
  ];
}

export const tallyPaper: PaperForm<TallyView, TallyKey> = {
  blocks({ things, sheet }) {
    if (sheet.type === "strokes") return [heapBlock(things), ...strokeBlocks(sheet)];
    const [, ...columns] = sheet.head;
    const table: Figure = {
      type: "table",
      title: null,
      head: sheet.head.map(capital),
      rows: sheet.rows.map((name) => [capital(name), ...columns.map(() => "…")]),
      marked: null,
      alt: text.table,
    };
    return [heapBlock(things), { type: "figure", figure: table }];
  },
};
