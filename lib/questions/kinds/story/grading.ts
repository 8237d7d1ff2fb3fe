import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { Mistake } from "#lib/questions/mistake.ts";

export type StoryOperation = "+" | "−";

/** A word problem answered as in the exercise book: operation, calculation, answer with its unit. */
export interface StoryView {
  /** The numbers of the text in their order. */
  readonly numbers: readonly number[];
  /** The sentence over the calculation, as the textbook's "lời giải" ends: "Số quả cam Lan có tất cả là:". */
  readonly lead: Line;
  /** What the result may count: `short` stands in brackets behind the calculation, `full` behind the answer. */
  readonly units: readonly { readonly short: string; readonly full: Line }[];
  /**
   * As class 1 does it: no unit stands behind the calculation, and the answer is one of some sentences with "…" for the
   * result, which then stand in the place of the full units. Absent where the answer is a number with its unit.
   */
  readonly isSentence?: true;
}

/** What stands behind "Đáp số:" for a result, or the whole sentence. */
export function writeAnswer({ isSentence }: StoryView, full: string, result: number | string): string {
  return isSentence === true ? full.replace("…", String(result)) : `${result} ${full}`;
}

export interface StoryKey {
  readonly operation: StoryOperation;
  readonly left: number;
  readonly right: number;
  readonly result: number;
  /** Place in the view's units. */
  readonly unit: number;
  readonly wrongOperation: Line;
  readonly wrongNumbers: Line;
  /** Said where a difference has its two numbers in the other's place. */
  readonly swapped: Line;
  /** Wrong results of the right calculation by named mistake. */
  readonly mistakes: readonly Mistake[];
  readonly wrongResult: Line;
  readonly wrongUnit: Line;
}

export interface StoryResponse {
  readonly operation: StoryOperation;
  readonly left: number;
  readonly right: number;
  readonly result: number;
  readonly unit: number;
}

/** All three steps have to be right; the numbers of a sum may stand in either order. */
function grade(key: StoryKey, response: StoryResponse): boolean {
  const { operation, left, right, result, unit } = response;
  const isInOrder = left === key.left && right === key.right;
  const isTurned = key.operation === "+" && left === key.right && right === key.left;
  return operation === key.operation && (isInOrder || isTurned) && result === key.result && unit === key.unit;
}

/** The known mistake behind a wrong result of the right calculation. */
export function knownMistake({ mistakes }: StoryKey, { result }: StoryResponse): Mistake | undefined {
  return mistakes.find(({ value }) => value === result);
}

/** Whether the numbers are those of the calculation, in either order. */
export function hasNumbers(key: StoryKey, { left, right }: StoryResponse): boolean {
  return (left === key.left && right === key.right) || (left === key.right && right === key.left);
}

/** The line for the first step that is wrong, in the order of the exercise book; null where all are right. */
function feedback(key: StoryKey, response: StoryResponse): Line | null {
  const { operation, left, right, result } = response;
  if (grade(key, response)) return null;
  if (operation !== key.operation) return key.wrongOperation;
  if (!hasNumbers(key, response)) return key.wrongNumbers;
  const isTurned = left === key.right && right === key.left;
  if (isTurned && key.operation === "−" && left !== right) return key.swapped;
  if (result === key.result) return key.wrongUnit;
  return knownMistake(key, response)?.feedback ?? key.wrongResult;
}

export const storyGrading: Grading<StoryKey, StoryResponse> = {
  field: "operation",
  hearing: "tap to hear",
  help: "board",
  grade,
  feedback,
};
