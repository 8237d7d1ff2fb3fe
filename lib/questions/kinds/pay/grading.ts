import type { Line } from "#lib/core/line.ts";
import type { NoteValue } from "#lib/questions/figures/money.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** A counter onto which notes are laid from a purse. */
export interface PayView {
  /** The largest first. */
  readonly purse: readonly NoteValue[];
}

export interface PayKey {
  /** What the notes on the counter come to in the end. */
  readonly amount: number;
  /** One way to pay it, the largest note first. */
  readonly shown: readonly NoteValue[];
  /** How many notes are allowed where the fewest are asked for; null for any number. */
  readonly fewest: number | null;
  /** A way that was shown and is not to be used again, the largest note first; null for none. */
  readonly used: readonly NoteValue[] | null;
  /** Other amounts that come from a known mistake, each with its own sentence. */
  readonly mistakes: readonly { readonly amount: number; readonly feedback: Line; readonly code?: MistakeCode }[];
  /** Said to any other amount. */
  readonly tooLittle: Line;
  readonly tooMuch: Line;
  /** Said where the amount is right, but there are more notes than needed, or the way was shown before; null where any way is right. */
  readonly otherwise: Line | null;
}

export interface PayResponse {
  /** The notes on the counter, the largest first. */
  readonly notes: readonly NoteValue[];
}

export function sumOf(notes: readonly number[]): number {
  return notes.reduce((sum, note) => sum + note, 0);
}

export function inOrder(notes: readonly NoteValue[]): NoteValue[] {
  return notes.toSorted((one, other) => other - one);
}

/** Any notes that come to the amount are right, unless the fewest or another way are asked for. */
function grade(key: PayKey, { notes }: PayResponse): boolean {
  if (sumOf(notes) !== key.amount) return false;
  const isFew = key.fewest === null || notes.length === key.fewest;
  return isFew && notes.join() !== key.used?.join();
}

/** The known mistake behind another amount. */
export function knownMistake(key: PayKey, { notes }: PayResponse): PayKey["mistakes"][number] | undefined {
  return key.mistakes.find(({ amount }) => amount === sumOf(notes));
}

function feedback(key: PayKey, response: PayResponse): Line | null {
  if (grade(key, response)) return null;
  const sum = sumOf(response.notes);
  if (sum === key.amount) return key.otherwise;
  return knownMistake(key, response)?.feedback ?? (sum < key.amount ? key.tooLittle : key.tooMuch);
}

export const payGrading: Grading<PayKey, PayResponse> = {
  field: "notes",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
};
