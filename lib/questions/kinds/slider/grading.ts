import type { Line } from "#lib/core/line.ts";
import type { RulerFigure } from "#lib/questions/figures/ruler.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** A ruler with a paper strip or a segment, of which one end is moved. Places are millimetres from its zero. */
export interface RulerScale extends Pick<RulerFigure, "from" | "to" | "hasMillimetres" | "numberedEvery"> {
  readonly type: "ruler";
  readonly laid: "strip" | "segment";
  /** Where the end stands that stays. */
  readonly fixed: number;
}

/** A number line with a point A that is moved from mark to mark. Places are numbers in units of 1 / 10^`places`. */
export interface LineScale {
  readonly type: "line";
  readonly from: number;
  readonly to: number;
  /** How many marks there are from one number to the next. */
  readonly numberedEvery: number;
  /** Decimal places of the numbers. */
  readonly places: number;
}

export interface SliderView {
  readonly scale: RulerScale | LineScale;
  /** Where the moving end stands at first. */
  readonly start: number;
}

export interface SliderKey {
  readonly at: number;
  /** How far beside it is right too, where a length is estimated. */
  readonly tolerance: number;
  /** Wrong places that come from a known mistake, each with its own sentence. */
  readonly mistakes: readonly { readonly at: number; readonly feedback: Line; readonly code?: MistakeCode }[];
  /** What is said of any other place. */
  readonly tooLow: Line;
  readonly tooHigh: Line;
}

export interface SliderResponse {
  /** Where the moving end was left. */
  readonly at: number;
}

function grade(key: SliderKey, { at }: SliderResponse): boolean {
  return Math.abs(at - key.at) <= key.tolerance;
}

/** The known mistake behind a wrong place. */
export function knownMistake(key: SliderKey, { at }: SliderResponse): SliderKey["mistakes"][number] | undefined {
  return key.mistakes.find((mistake) => mistake.at === at);
}

function feedback(key: SliderKey, response: SliderResponse): Line | null {
  if (grade(key, response)) return null;
  return knownMistake(key, response)?.feedback ?? (response.at < key.at ? key.tooLow : key.tooHigh);
}

export const sliderGrading: Grading<SliderKey, SliderResponse> = {
  field: "at",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
};
