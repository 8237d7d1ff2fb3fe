import type { Line } from "#lib/core/line.ts";
import type { PlaceChartFigure } from "#lib/questions/figures/place-chart.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** What can be typed into a box: a whole number, or one with up to three decimals. */
export const typedNumber = /^\d{1,9}(?:,\d{1,3})?$/;

/** A small box for a number without a sign. */
export interface NumberBox {
  /** What is called for: "tử số", "giờ". */
  readonly name: string;
  /** How many digits it takes, those behind the comma too. */
  readonly maxDigits: number;
  /** Whether a comma can be typed. */
  readonly hasComma: boolean;
}

/** What stands in the line of an answer: words and signs, a box, or a fraction of which one or both numbers are boxes. */
export type BoxesPart =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "box"; readonly box: NumberBox }
  | { readonly type: "fraction"; readonly top: NumberBox | string; readonly bottom: NumberBox | string };

/** The head of a table of places: what stands over its columns. */
export type PlacesHead = Pick<PlaceChartFigure, "classes" | "places">;

/** Several numbers typed into one line: "… giờ … phút", a fraction, a decimal. Its boxes are counted in reading order. */
export interface BoxesView {
  readonly parts: readonly BoxesPart[];
  /** The boxes are the squares of a table of places, each for one digit; absent where they stand in a line. */
  readonly chart?: PlacesHead;
}

export interface BoxesKey {
  /** What belongs into each box, as it is typed: "3,75". */
  readonly values: readonly string[];
  /** Other right ways to fill all boxes: 53 + 247 for 247 + 53. Absent where there is none. */
  readonly otherValues?: readonly (readonly string[])[];
  /** The last two boxes are a fraction, and any fraction of its worth is right: 6/8 for 3/4. */
  readonly isByWorth: boolean;
  /** Wrong entries that come from a known mistake, each with its own sentence; null stands for whatever is typed there. */
  readonly mistakes: readonly {
    readonly values: readonly (string | null)[];
    readonly feedback: Line;
    readonly code?: MistakeCode;
  }[];
  /** Said of each box when it is the first wrong one of no known mistake. */
  readonly wrong: readonly Line[];
}

export interface BoxesResponse {
  readonly boxes: readonly string[];
}

/** A number without the zeros that change nothing: "03,50" is "3,5". */
function worthOf(typed: string): string {
  const [whole = "", decimals = ""] = typed.split(",");
  // Cut by hand: an expression for zeros at the end may try each of them.
  let end = decimals.length;
  while (end > 0 && decimals.charAt(end - 1) === "0") end -= 1;
  const kept = decimals.slice(0, end);
  return `${Number(whole)}${kept === "" ? "" : `,${kept}`}`;
}

const isSame = (typed: string | undefined, value: string) => typed !== undefined && worthOf(typed) === worthOf(value);

/** The last two boxes as a fraction; null where they hold no whole numbers. */
function fractionIn(boxes: readonly string[]): readonly [top: number, bottom: number] | null {
  const [top = "", bottom = ""] = boxes.slice(-2);
  return /^\d+$/.test(top) && /^\d+$/.test(bottom) ? [Number(top), Number(bottom)] : null;
}

function isOfOneWorth(boxes: readonly string[], values: readonly string[]): boolean {
  const [typed, right] = [fractionIn(boxes), fractionIn(values)];
  return typed !== null && right !== null && typed[1] > 0 && typed[0] * right[1] === right[0] * typed[1];
}

function grade({ values, otherValues = [], isByWorth }: BoxesKey, { boxes }: BoxesResponse): boolean {
  if (boxes.length !== values.length) return false;
  return [values, ...otherValues].some((way) => {
    const exact = isByWorth ? way.slice(0, -2) : way;
    return exact.every((value, box) => isSame(boxes[box], value)) && (!isByWorth || isOfOneWorth(boxes, way));
  });
}

/** The first known mistake that a wrong entry fits. */
export function knownMistake(
  { mistakes }: BoxesKey,
  { boxes }: BoxesResponse,
): BoxesKey["mistakes"][number] | undefined {
  return mistakes.find(({ values }) => values.every((value, box) => value === null || isSame(boxes[box], value)));
}

/** Names the first wrong box beside whichever way goes on longest. */
function feedback(key: BoxesKey, response: BoxesResponse): Line | null {
  const { values, otherValues = [], wrong } = key;
  const { boxes } = response;
  const known = knownMistake(key, response);
  if (known !== undefined) return known.feedback;
  const goodUntil = [values, ...otherValues].map((way) => way.findIndex((value, box) => !isSame(boxes[box], value)));
  return goodUntil.includes(-1) ? null : (wrong[Math.max(...goodUntil)] ?? null);
}

export const boxesGrading: Grading<BoxesKey, BoxesResponse> = {
  field: "boxes",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
};

/** The boxes of a view in the order in which they are read. */
export function boxesOf({ parts }: BoxesView): readonly NumberBox[] {
  return parts.flatMap((part) => {
    if (part.type === "text") return [];
    if (part.type === "box") return [part.box];
    return [part.top, part.bottom].filter((each) => typeof each !== "string");
  });
}
