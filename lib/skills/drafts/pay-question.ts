import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { NoteValue } from "#lib/questions/figures/money.ts";
import { inOrder } from "#lib/questions/kinds/pay/grading.ts";
import { waysToPay } from "#lib/questions/kinds/pay/ways.ts";
import { tellNotes, writeNotes } from "#lib/questions/kinds/pay/write-notes.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, draftedFields, knownMistakes, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

/** How many notes of a value there may be in a purse. */
type PurseRange = readonly [note: NoteValue, least: number, most: number];

export interface Payment {
  /** The largest note first. */
  readonly purse: readonly NoteValue[];
  readonly amount: number;
  /** Every way to pay it, the fewest notes first. */
  readonly ways: readonly (readonly NoteValue[])[];
}

/** As many as lie on the counter in two rows. */
const mostNotes = 10;
const mostTries = 1000;

/** An amount and a purse that pays it in one of the ways that `fits` accepts, with notes left over. Throws an Error where there is none. */
export function drawPayment(
  rng: Rng,
  ranges: readonly PurseRange[],
  drawAmount: (rng: Rng) => number,
  fits: (payment: Payment) => boolean,
): Payment {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const drawn = ranges.flatMap(([note, least, most]) => Array.from({ length: rng.int(least, most) }, () => note));
    const purse = inOrder(drawn);
    const amount = drawAmount(rng);
    const payment = { purse, amount, ways: waysToPay(purse, amount) };
    const [fewest] = payment.ways;
    const hasRoom = purse.length <= mostNotes && new Set(purse).size > 1;
    if (fewest !== undefined && hasRoom && fewest.length < purse.length && fits(payment)) return payment;
  }
  throw new Error(`No payment fits with ${ranges.map(([note]) => note).join()}`);
}

/** Whether it takes the fewest notes to lay the largest one that is not too much, again and again. */
export function isLargestFirst({ purse, amount, ways: [fewest = []] }: Payment): boolean {
  let rest = amount;
  const laid = purse.filter((note) => {
    const isLaid = note <= rest;
    if (isLaid) rest -= note;
    return isLaid;
  });
  return rest === 0 && laid.length === fewest.length;
}

interface PayDraft extends Omit<QuestionDraft, "explanation"> {
  readonly payment: Payment;
  /** What more is asked of the notes than that they come to the amount, and what is said where they do that alone. */
  readonly rule?:
    | { readonly type: "fewest"; readonly otherwise: Words }
    | { readonly type: "other"; readonly used: readonly NoteValue[]; readonly otherwise: Words };
  /** Other amounts, the most telling first; those that cannot be laid are passed over. */
  readonly distractors?: readonly Distractor<number>[];
  readonly tooLittle: Words;
  readonly tooMuch: Words;
  /** Told around the shown way: "500 + 200 = 700 (đồng)" or "1 tờ 500 đồng". */
  readonly explain: (way: string) => Words;
}

/** A question that is answered by laying notes on the counter. Throws an Error where no notes of the purse are right. */
export function payQuestion(rng: Rng, draft: PayDraft): Question {
  const {
    payment: { purse, amount, ways },
    rule,
    explain,
  } = draft;
  const view = { purse };
  const used = rule?.type === "other" ? inOrder(rule.used) : null;
  const shown = ways.find((way) => way.join() !== used?.join());
  if (shown === undefined) throw new Error(`${amount} cannot be paid with ${purse.join()}`);
  const fits = (other: number) => other > 0 && other !== amount && waysToPay(purse, other).length > 0;
  const mistakes = knownMistakes(draft.distractors ?? [], fits);
  const answer = writeNotes(view, shown);
  const way = shown.length === 1 ? tellNotes(view, shown) : answer.replace("\u00a0đồng", " (đồng)");
  return {
    kind: "pay",
    ...draftedFields(rng, { ...draft, explanation: explain(way) }),
    view,
    key: {
      amount,
      shown,
      fewest: rule?.type === "fewest" ? shown.length : null,
      used,
      mistakes: mistakes.map(({ value, ...said }) => ({ amount: value, ...said })),
      tooLittle: wordsAsLine(draft.tooLittle),
      tooMuch: wordsAsLine(draft.tooMuch),
      otherwise: rule === undefined ? null : wordsAsLine(rule.otherwise),
    },
    answer: toLine(answer),
  };
}
