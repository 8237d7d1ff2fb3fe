import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Sign } from "#lib/core/sign.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { signKey } from "#lib/questions/sign/sign-key.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface SignDraft extends QuestionDraft {
  /** What is compared: a card with a number or a sum, or a group of things. */
  readonly sides: readonly [Words | Figure, Words | Figure];
  readonly sign: Sign;
  /** The whole comparison, written: "6 < 9". */
  readonly answer: Words;
  /** Said to the sign the other way round. */
  readonly turned: Words;
  /** Said to a wrong "=". */
  readonly notEqual: Words;
}

function toSide(side: Words | Figure): Figure {
  if (typeof side !== "string" && "type" in side) return side;
  const line: Line = wordsAsLine(side);
  return { type: "word", text: line.text, alt: `Thẻ ghi ${line.spoken}.` };
}

/** A question in which >, < or = is put between two sides. */
export function signQuestion(rng: Rng, draft: SignDraft): Question {
  return {
    kind: "sign",
    ...draftedFields(rng, draft),
    view: { sides: [toSide(draft.sides[0]), toSide(draft.sides[1])] },
    key: signKey(draft.sign, wordsAsLine(draft.turned), wordsAsLine(draft.notEqual)),
    answer: wordsAsLine(draft.answer),
  };
}
