import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import { findPlaceMistake, type PlaceMistake } from "#lib/questions/kinds/place-mistake.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

interface PictureRows {
  readonly type: "pictogram";
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly picture: PictureName; readonly pictures: number }[];
}

interface Columns {
  readonly type: "columns";
  readonly title: string;
  /** What is counted, at the top of the upright axis: "(cây)". */
  readonly unit: string;
  readonly columns: readonly { readonly name: string; readonly height: number }[];
  /** From one written mark of the upright axis to the next; the topmost one is as high as a column can be. */
  readonly mark: number;
}

/** A chart of which some rows or columns are built, and a number that is typed once it stands. */
export interface ChartBuildView {
  /** As it stands at first: what is built has nothing in it yet. */
  readonly chart: PictureRows | Columns;
  /** Which rows or columns are built, in their order. */
  readonly built: readonly number[];
  /** With how many strokes each row of pictures was counted; null where that is not told by strokes. */
  readonly counted: readonly number[] | null;
  /** By how much a row or a column grows at a time, and how far at most. */
  readonly step: number;
  readonly most: number;
  /** The words around the number that is typed: "Có tất cả … quả."; null where none is. */
  readonly total: { readonly before: string; readonly after: string } | null;
}

export interface ChartBuildKey {
  /** One number for each row or column that is built, then the typed one. */
  readonly values: readonly number[];
  /** Wrong numbers in one place of `values` that come from a known mistake, each with its own sentence. */
  readonly mistakes: readonly PlaceMistake[];
  /** What is said of any other number, one line a place. */
  readonly tooLow: readonly Line[];
  readonly tooHigh: readonly Line[];
}

export interface ChartBuildResponse {
  /** As `values` of the key. */
  readonly built: readonly number[];
}

function grade({ values }: ChartBuildKey, { built }: ChartBuildResponse): boolean {
  return built.length === values.length && built.every((value, place) => value === values[place]);
}

/** The first place that is wrong; -1 where none is. */
export function wrongPlace({ values }: ChartBuildKey, { built }: ChartBuildResponse): number {
  return values.findIndex((value, place) => value !== built[place]);
}

/** The known mistake behind the first wrong number. */
export function knownMistake(key: ChartBuildKey, response: ChartBuildResponse): PlaceMistake | undefined {
  const wrong = wrongPlace(key, response);
  return findPlaceMistake(key.mistakes, wrong, response.built[wrong]);
}

function feedback(key: ChartBuildKey, response: ChartBuildResponse): Line | null {
  const wrong = wrongPlace(key, response);
  const isLow = (response.built[wrong] ?? 0) < (key.values[wrong] ?? 0);
  return knownMistake(key, response)?.feedback ?? (isLow ? key.tooLow : key.tooHigh)[wrong] ?? null;
}

export const chartBuildGrading: Grading<ChartBuildKey, ChartBuildResponse> = {
  field: "built",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
};
