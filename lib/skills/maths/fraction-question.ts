import type { Rng } from "#lib/core/rng.ts";
import { asValue, type Fraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { fractionEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import type { Distractor, QuestionDraft, Words } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { fractionDistractors } from "./fraction-distractors.ts";

interface FractionQuestionDraft extends QuestionDraft {
  readonly answer: Fraction;
  readonly distractors: readonly Distractor<Fraction>[];
  /** Its two numbers are typed; one of four to choose from where it is not. */
  readonly isTyped: boolean;
  /** Only these two numbers are right: in lowest terms, or over a given number. Else any fraction of this worth is. */
  readonly isExact?: boolean;
  /** The wrong ones are all there are to choose from: none near the answer stands in. */
  readonly isAmong?: boolean;
  /** Said to a wrong number over, and under, the bar that comes from no known mistake. */
  readonly wrong?: { readonly top: Words; readonly bottom: Words };
}

const recount = { top: "Con xem lại tử số nhé!", bottom: "Con xem lại mẫu số nhé!" };
const rework = { top: "Phân số này chưa đúng. Con làm lại từng bước nhé!", bottom: "Con xem lại mẫu số nhé!" };

/** A question that is answered with a fraction. */
export function fractionQuestion(rng: Rng, draft: FractionQuestionDraft): Question {
  const { answer, distractors, isTyped, isExact = false, wrong = isExact ? recount : rework } = draft;
  if (isTyped) return fractionEntryQuestion(rng, { ...draft, isByWorth: !isExact, wrong });
  return choiceQuestion(rng, {
    ...draft,
    answer: asValue(answer),
    distractors:
      draft.isAmong === true
        ? distractors.map((each) => ({ ...each, value: asValue(each.value) }))
        : fractionDistractors(answer, distractors),
  });
}
