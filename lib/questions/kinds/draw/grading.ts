import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { DrawFault, DrawGoal } from "./goal.ts";
import type { GridPoint, GridSegment } from "./grid.ts";
import { judge } from "./judge.ts";

export interface NamedPoint extends GridPoint {
  readonly name: string;
}

export interface GivenLine extends GridSegment {
  /** A straight line without ends goes on to the edges of the sheet. */
  readonly isEndless: boolean;
  /** Whether angles to it are looked at. */
  readonly isBase: boolean;
}

/** Squared paper on which a pupil draws from crossing to crossing. */
export interface DrawView {
  /** In squares. */
  readonly columns: number;
  readonly rows: number;
  /** What is laid through two points: a straight line without ends, the segment between them, or a circle by its middle and a point of it. */
  readonly tool: "line" | "segment" | "circle";
  /** So many are laid at most; one more takes the place of the last one. */
  readonly most: number;
  readonly points: readonly NamedPoint[];
  readonly lines: readonly GivenLine[];
  readonly circle: (GridPoint & { readonly radius: number }) | null;
  /** What is drawn over an answer for the eye to see whether it is right. */
  readonly proof: "right angles" | "steps" | "squares" | "centimetres";
}

/** Two crossings: left and top of the first, left and top of the second. */
export type Stroke = readonly number[];

export interface DrawKey {
  readonly goal: DrawGoal;
  /** One of the drawings that are right. */
  readonly drawing: readonly Stroke[];
  /** Ways of being wrong that are known, each with a drawing of it and its own sentence. */
  readonly mistakes: readonly {
    readonly fault: DrawFault;
    /** Of the lengths that were drawn; null for any. */
    readonly sizes: readonly number[] | null;
    readonly drawing: readonly Stroke[];
    readonly feedback: Line;
    readonly code?: MistakeCode;
  }[];
  /** Said of all else. */
  readonly wrong: Line;
}

export interface DrawResponse {
  readonly strokes: readonly Stroke[];
}

export function knownMistake(key: DrawKey, { strokes }: DrawResponse): DrawKey["mistakes"][number] | undefined {
  const { fault, sizes } = judge(key.goal, strokes);
  const alike = key.mistakes.filter((mistake) => mistake.fault === fault);
  return (
    alike.find((mistake) => mistake.sizes !== null && String(mistake.sizes) === String(sizes)) ??
    alike.find((mistake) => mistake.sizes === null)
  );
}

function grade({ goal }: DrawKey, { strokes }: DrawResponse): boolean {
  return judge(goal, strokes).fault === null;
}

function feedback(key: DrawKey, response: DrawResponse): Line | null {
  return grade(key, response) ? null : (knownMistake(key, response)?.feedback ?? key.wrong);
}

export const drawGrading: Grading<DrawKey, DrawResponse> = {
  field: "strokes",
  hearing: "question",
  help: "board",
  grade,
  feedback,
};
