import type { Rng } from "#lib/core/rng.ts";
import { type Fraction, isWritable, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";

/** A sum of fractions, what it gives, and what comes out by mistake. */
interface FractionSum {
  readonly text: string;
  readonly answer: Fraction;
  readonly distractors: readonly Distractor<Fraction>[];
}

interface TrueSum {
  readonly right: FractionSum;
  /** Sums that are shown with a wrong result; at least six, since some mistakes lead to the right one. */
  readonly others: readonly FractionSum[];
  readonly hints: readonly HelpWords[];
  /** The right sum with its steps: "1⁄4 + 3⁄8 = 2⁄8 + 3⁄8 = 5⁄8". */
  readonly way: string;
}

function withMistake({ text, answer, distractors }: FractionSum, rng: Rng): Distractor[] {
  const wrong = distractors.filter(
    ({ value }) => isWritable(value) && value.top * answer.bottom !== answer.top * value.bottom,
  );
  if (wrong.length === 0) return [];
  const { code, value, feedback } = rng.pick(wrong.slice(0, 3));
  return [mistake(code, wordsValue(`${text} = ${writtenFraction(value)}`), feedback)];
}

/** "Phép tính nào đúng?": one right sum of fractions among three with mistakes. */
export function trueSumQuestion(rng: Rng, { right, others, hints, way }: TrueSum): Question {
  const written = `${right.text} = ${writtenFraction(right.answer)}`;
  const wrong = others.flatMap((sum) => withMistake(sum, rng));
  return choiceQuestion(rng, {
    prompt: rng.pick(["Phép tính nào đúng?", "Bốn bạn làm bốn phép tính. Phép tính nào đúng?"]),
    answer: wordsValue(written),
    distractors: wrong,
    hints,
    explanation: way === written ? `Phép tính đúng là ${written}.` : `${way}. Vậy ${written}.`,
    praise: "fraction",
    identity: `true ${written} ${wrong[0]?.value.line.text}`,
  });
}
