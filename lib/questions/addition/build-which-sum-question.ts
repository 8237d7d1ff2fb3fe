import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { additionText as text } from "#lib/text/addition-text.ts";
import { additionHelp } from "./addition-help.ts";
import { frameFigure } from "./frame-figure.ts";
import type { Setting } from "./setting.ts";
import { whichFigure } from "./which-figure.ts";
import { withBox } from "./with-box.ts";
import { wrongSums } from "./wrong-sums.ts";

function codeOf(sum: { a: number; b: number }, total: number): MistakeCode {
  return (sum.a + sum.b - total) % 10 === 0 ? "OFF10" : "OFF1";
}

/** "Phép cộng nào bằng 7?" with four written sums to choose from. */
export function buildWhichSumQuestion({ a, b, range, pictures, beside, rng }: Setting): Question {
  const total = a + b;
  // Within 5 a sum of 6 is still readable, and without it the right sum would always be the largest.
  const wrong = wrongSums(rng, a, b, range === 5 ? 6 : range);
  const tried = rng.pick(wrong);
  const feedback = (sum: { a: number; b: number }) =>
    sum.a + sum.b < total ? text.mistakeSumSmall(sum.a, sum.b, total) : text.mistakeSumLarge(sum.a, sum.b, total);
  // Here the sum itself goes into the box: "7 = 5 + 2", in the question and in its explanation.
  const box = whichFigure(total, "+");
  const { explanation } = additionHelp(a, b, pictures);
  return {
    kind: "choice",
    prompt: text.promptWhichSum(total),
    figures: beside === "frame" ? [frameFigure([{ picture: pictures[0], count: total }], [], total), box] : [box],
    explanation: withBox(explanation, box),
    hints: [
      { ...text.hintEachSum, figures: null },
      { ...text.hintNotThis(tried.a, tried.b, total), figures: null },
    ],
    praise: rng.pick(text.praiseWhichSum),
    answer: text.sum(a, b),
    identity: `${total}=? ${a}+${b}`,
    ...arrangeChoices(
      rng,
      text.sum(a, b),
      wrong.map((sum) => ({ line: text.sum(sum.a, sum.b), feedback: feedback(sum), code: codeOf(sum, total) })),
    ),
  };
}
