import type { Line } from "#lib/core/line.ts";
import type { Paint } from "#lib/questions/figures/shape-part.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import { findPlaceMistake, type PlaceMistake } from "#lib/questions/kinds/place-mistake.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** A shape with two features. */
export interface TallyShape {
  readonly sort: "circle" | "square" | "triangle";
  readonly paint: Paint;
}

/** One of the things that are counted. */
export type TallyThing =
  | { readonly type: "picture"; readonly picture: PictureName }
  | ({ readonly type: "shape" } & TallyShape)
  /** An answer or a measured number; what else is known of it stands small below: "nam". */
  | { readonly type: "word"; readonly text: string; readonly below?: string };

/** Rows of strokes, a row a kind. */
export interface StrokeSheet {
  readonly type: "strokes";
  readonly rows: readonly { readonly name: string; readonly picture: PictureName | null }[];
  /** Whether the number of strokes is written behind each row, and then the most and the least are named. */
  readonly isTotalled: boolean;
  readonly namesEnds: boolean;
}

/** A table whose cells are filled with numbers, row by row. */
export interface NumberSheet {
  readonly type: "table";
  /** The corner, then a column each. */
  readonly head: readonly string[];
  readonly rows: readonly string[];
}

/** A heap of things, and the sheet on which they are counted. */
export interface TallyView {
  readonly things: readonly TallyThing[];
  readonly sheet: StrokeSheet | NumberSheet;
}

export interface TallyKey {
  /** The row each thing belongs to; null where no strokes are made. */
  readonly rows: readonly number[] | null;
  /** A number for each row or cell; null where none are written. */
  readonly totals: readonly number[] | null;
  /** The row of the most and that of the least; null where these are not named. */
  readonly ends: readonly number[] | null;
  /** Said where things are left that no stroke was made for; null where no strokes are made. */
  readonly left: Line | null;
  /** Said of a stroke for a thing of another kind, one line a row. */
  readonly stray: readonly Line[];
  /** Wrong numbers in one place of `totals` that come from a known mistake. */
  readonly mistakes: readonly PlaceMistake[];
  /** Said of any other number, one line a place. */
  readonly tooLow: readonly Line[];
  readonly tooHigh: readonly Line[];
  /** Said where two numbers stand in each other's place and the others are right; null where none are written. */
  readonly exchanged: Line | null;
  /** Said where the most and the least are each other's, or one of them is another row; null where these are not named. */
  readonly wrongEnds: { readonly turned: Line; readonly most: Line; readonly least: Line } | null;
}

export interface TallyResponse {
  /** The row in which each thing has its stroke, noRow where it has none; null where no strokes are made. */
  readonly tallied: readonly number[] | null;
  readonly totals: readonly number[] | null;
  readonly ends: readonly number[] | null;
}

/** The row of a thing that is not crossed off. */
export const noRow = -1;

const isSame = (one: readonly number[] | null, other: readonly number[] | null) => one?.join() === other?.join();

function grade({ rows, totals, ends }: TallyKey, response: TallyResponse): boolean {
  return isSame(rows, response.tallied) && isSame(totals, response.totals) && isSame(ends, response.ends);
}

/** The row in which a stroke stands for a thing of another kind; undefined where there is none. */
export function strayRow({ rows }: TallyKey, { tallied }: TallyResponse): number | undefined {
  return tallied?.find((row, thing) => row !== noRow && row !== rows?.[thing]);
}

/** The first number that is wrong; -1 where none is. */
export function wrongTotal({ totals }: TallyKey, response: TallyResponse): number {
  return totals?.findIndex((total, place) => total !== response.totals?.[place]) ?? -1;
}

/** Whether all numbers are right but for two that stand in each other's place. */
export function isExchanged({ totals }: TallyKey, response: TallyResponse): boolean {
  const typed = response.totals ?? [];
  const [one = -1, other = -1, ...more] = [...(totals ?? []).keys()].filter(
    (place) => typed[place] !== totals?.[place],
  );
  return other >= 0 && more.length === 0 && typed[one] === totals?.[other] && typed[other] === totals?.[one];
}

/** The known mistake behind the first wrong number. */
export function knownMistake(key: TallyKey, response: TallyResponse): PlaceMistake | undefined {
  const wrong = wrongTotal(key, response);
  return findPlaceMistake(key.mistakes, wrong, response.totals?.[wrong]);
}

function strokesFeedback(key: TallyKey, response: TallyResponse): Line | null {
  const stray = strayRow(key, response);
  if (stray !== undefined) return key.stray[stray] ?? null;
  return response.tallied?.includes(noRow) === true ? key.left : null;
}

function totalsFeedback(key: TallyKey, response: TallyResponse): Line | null {
  const wrong = wrongTotal(key, response);
  if (wrong < 0) return null;
  if (isExchanged(key, response)) return key.exchanged;
  const isLow = (response.totals?.[wrong] ?? 0) < (key.totals?.[wrong] ?? 0);
  return knownMistake(key, response)?.feedback ?? (isLow ? key.tooLow : key.tooHigh)[wrong] ?? null;
}

/** Whether the most and the least are named the wrong way round. */
export function areEndsTurned({ ends }: TallyKey, response: TallyResponse): boolean {
  return isSame(ends, response.ends?.toReversed() ?? null);
}

function endsFeedback(key: TallyKey, response: TallyResponse): Line | null {
  const { ends, wrongEnds } = key;
  if (wrongEnds === null || isSame(ends, response.ends)) return null;
  if (areEndsTurned(key, response)) return wrongEnds.turned;
  return ends?.[0] === response.ends?.[0] ? wrongEnds.least : wrongEnds.most;
}

/** The strokes are looked at first, then the numbers, then what is named by them. */
function feedback(key: TallyKey, response: TallyResponse): Line | null {
  return strokesFeedback(key, response) ?? totalsFeedback(key, response) ?? endsFeedback(key, response);
}

export const tallyGrading: Grading<TallyKey, TallyResponse> = {
  field: "tallied",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
  wrongPart(key, response) {
    const wrong =
      strokesFeedback(key, response) === null && !isExchanged(key, response) ? wrongTotal(key, response) : -1;
    return wrong < 0 ? null : wrong;
  },
};
