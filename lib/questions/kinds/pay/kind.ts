import { z } from "zod";
import { type NoteValue, noteValues } from "#lib/questions/figures/money.ts";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { knownMistake, type PayKey, type PayView, payGrading, sumOf } from "./grading.ts";
import { waysToPay } from "./ways.ts";

const mostNotes = 10;
/** Of a purse there may be hundreds of ways. */
const mostExamples = 12;

function isFalling(notes: readonly NoteValue[]): boolean {
  return notes.every((note, index) => note <= (notes[index - 1] ?? note));
}

/** The view with exactly the fields that are shown. */
function toView({ purse }: PayView): PayView {
  return { purse: purse.map((note) => note) };
}

/** The key without the names of the mistakes. */
function toKey({ amount, shown, fewest, used, mistakes, tooLittle, tooMuch, otherwise }: PayKey): PayKey {
  return {
    amount,
    shown: shown.map((note) => note),
    fewest,
    used: used === null ? null : used.map((note) => note),
    mistakes: mistakes.map((mistake) => ({ amount: mistake.amount, feedback: toPublicLine(mistake.feedback) })),
    tooLittle: toPublicLine(tooLittle),
    tooMuch: toPublicLine(tooMuch),
    otherwise: otherwise === null ? null : toPublicLine(otherwise),
  };
}

export const payKind = defineKind(payGrading, {
  response: z.strictObject({
    notes: z.array(z.literal(noteValues)).min(1).max(mostNotes).refine(isFalling),
  }),
  toView,
  toKey,
  countTaps: (_, { shown }) => shown.length + 1,
  nameMistake(key, response) {
    const sum = sumOf(response.notes);
    if (sum === key.amount) return key.fewest === null ? "DATUM" : "PARTIAL";
    return knownMistake(key, response)?.code ?? offBy(sum - key.amount);
  },
  examples({ purse }, key) {
    const ways = waysToPay(purse, key.amount);
    const [fewest = []] = ways;
    // By what lies on the counter, so that the grader is tried and not asked.
    const isAsked = (way: readonly NoteValue[]) =>
      (key.fewest === null || way.length === fewest.length) && way.join() !== key.used?.join();
    const amounts = [...key.mistakes.map(({ amount }) => amount), sumOf(purse), purse.at(-1) ?? 0];
    const others = amounts
      .filter((amount) => amount !== key.amount)
      .flatMap((amount) => waysToPay(purse, amount).slice(0, 1));
    const asked = ways.filter(isAsked);
    const refused = ways.filter((way) => !isAsked(way));
    return {
      right: asked.slice(0, mostExamples).map((notes) => ({ notes })),
      wrong: [...others, ...refused.slice(0, mostExamples)].map((notes) => ({ notes })),
    };
  },
});
