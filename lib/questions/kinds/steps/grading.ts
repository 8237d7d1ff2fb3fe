import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import { isNumber, readCalculation, workOut, worthOf } from "./calculation.ts";

/** A solution written line by line as in the exercise book: a sentence, a calculation, its unit. */
export interface StepsView {
  /** The sentences that lead to a calculation: "Bao ngô cân nặng là:". */
  readonly sentences: readonly Line[];
  /** So many of them stand on the page from the beginning, each over its line; more are chosen from the rest. */
  readonly given: number;
  readonly mostLines: number;
  /** What is counted, as it stands in brackets behind a calculation. */
  readonly units: readonly string[];
  /** What can be typed beside digits and the four signs. */
  readonly extras: "none" | "brackets" | "brackets and comma";
}

export interface StepsLine {
  /** Place in the view's sentences. */
  readonly sentence: number;
  /** "24−6=18", as readCalculation reads it. */
  readonly typed: string;
  /** Place in the view's units. */
  readonly unit: number;
}

/**
 * A number with its twin: what it would be if the story were told with other numbers. A calculation is right where it
 * gives the twin of what is looked for, by whatever way; one that comes to the right number by chance does not.
 */
export interface Quantity {
  readonly value: number;
  readonly twin: number;
}

interface Slip extends Omit<Mistake, "value" | "feedback"> {
  readonly sentence: number;
  readonly typed: string;
  readonly twin: number;
  /** Said of it in the first line, in the second, and so on. */
  readonly feedback: readonly Line[];
}

/** What is said of a line, one sentence for each place it may stand at. */
interface Said {
  readonly unknown: readonly Line[];
  readonly result: readonly Line[];
  readonly sentence: readonly Line[];
  readonly other: readonly Line[];
  readonly unit: readonly Line[];
}

export interface StepsKey {
  /** What can be calculated with from the beginning: the numbers of the story, and bare ones like 100. */
  readonly known: readonly Quantity[];
  /** What each sentence leads to; null where the story tells nothing of it. */
  readonly targets: readonly ((Quantity & { readonly unit: number }) | null)[];
  /** So many sentences have to stand over a line, from the first on. */
  readonly given: number;
  /** The sentence that answers what is asked. */
  readonly asked: number;
  /** Right solutions, the usual one first; there are more. */
  readonly solutions: readonly (readonly StepsLine[])[];
  readonly slips: readonly Slip[];
  readonly said: Said;
  /** Said where every line is right and none answers what is asked. */
  readonly missing: Line;
}

export interface StepsResponse {
  readonly lines: readonly StepsLine[];
}

/** What is wrong with the first line that is not right; of a whole solution without an answer no line is. */
export type Fault =
  | { readonly type: keyof Said; readonly place: number }
  | { readonly type: "slip"; readonly place: number; readonly slip: Slip }
  | { readonly type: "missing"; readonly place: null };

export const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

/** Every choice of one out of each list. */
function combine(lists: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return lists.reduce<readonly (readonly number[])[]>(
    (rows, list) => rows.flatMap((row) => list.map((each) => [...row, each])),
    [[]],
  );
}

/** The twins of what is calculated: a number may be one of several quantities. Null where one of them is unknown. */
function twinsOf(tokens: readonly string[], known: readonly Quantity[]): readonly number[] | null {
  const candidates = tokens.filter(isNumber).map((token) => {
    const twins = known.filter(({ value }) => isNear(value, worthOf(token))).map(({ twin }) => twin);
    return [...new Set(twins)];
  });
  if (candidates.some((twins) => twins.length === 0)) return null;
  return combine(candidates).map((twins) => workOut(tokens, twins));
}

/** Why a calculation is not the one its sentence leads to; null where it is. */
function faultOfCalculation(
  { targets, slips }: StepsKey,
  { sentence, typed }: StepsLine,
  known: readonly Quantity[],
): keyof Said | Slip | null {
  const target = targets[sentence];
  const calculation = target === undefined ? null : readCalculation(typed);
  if (calculation === null) return "other";
  const twins = twinsOf(calculation.tokens, known);
  if (twins === null) return "unknown";
  const leadsTo = (twin: number) => twins.some((each) => isNear(each, twin));
  if (target !== undefined && target !== null && leadsTo(target.twin)) {
    return isNear(worthOf(calculation.result), target.value) ? null : "result";
  }
  const slip = slips.find((each) => each.sentence === sentence && leadsTo(each.twin));
  if (slip !== undefined) return slip;
  return targets.some((each) => each !== null && leadsTo(each.twin)) ? "sentence" : "other";
}

/** The first fault of a solution, its lines read from above; null where it is right. */
export function findFault(key: StepsKey, { lines }: StepsResponse): Fault | null {
  const known = [...key.known];
  const written = new Set<number>();
  for (const [place, line] of lines.entries()) {
    const fault = written.has(line.sentence) ? "other" : faultOfCalculation(key, line, known);
    if (typeof fault === "string") return { type: fault, place };
    if (fault !== null) return { type: "slip", place, slip: fault };
    const target = key.targets[line.sentence];
    if (target?.unit !== line.unit) return { type: "unit", place };
    known.push(target);
    written.add(line.sentence);
  }
  const given = Array.from({ length: key.given }, (_, sentence) => sentence);
  const isWhole = lines.at(-1)?.sentence === key.asked && given.every((sentence) => written.has(sentence));
  return isWhole ? null : { type: "missing", place: null };
}

function feedback(key: StepsKey, response: StepsResponse): Line | null {
  const fault = findFault(key, response);
  if (fault === null) return null;
  if (fault.type === "missing") return key.missing;
  return (fault.type === "slip" ? fault.slip.feedback : key.said[fault.type])[fault.place] ?? null;
}

export const stepsGrading: Grading<StepsKey, StepsResponse> = {
  field: "lines",
  hearing: "question",
  help: "figures",
  grade: (key, response) => findFault(key, response) === null,
  feedback,
  wrongPart: (key, response) => findFault(key, response)?.place ?? null,
};
