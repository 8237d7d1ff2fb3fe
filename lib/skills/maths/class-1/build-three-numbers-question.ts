import { answerNumber } from "#lib/questions/addition/answer-number.ts";
import { frameFigure } from "#lib/questions/addition/frame-figure.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import { sumFigure } from "#lib/questions/addition/sum-figure.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { addWithin10Text as text } from "./add-within-10-text.ts";

const largest = 10;

function mistakes(a: number, b: number, c: number): Mistake[] {
  const sum = a + b + c;
  return [
    { code: "PARTIAL", value: a + b, feedback: text.mistakeTwoOnly(c) },
    { code: "PARTIAL", value: b + c, feedback: text.mistakeLeftOut(a) },
    { code: "PARTIAL", value: a + c, feedback: text.mistakeLeftOut(b) },
    { code: "OFF1", value: sum - 1, feedback: text.mistakeStep },
    { code: "OFF1", value: sum + 1, feedback: text.mistakeStep },
  ];
}

/** The first two groups lie in the frame; the third is counted on, its last cell left open in a hint. */
function frameOf(a: number, b: number, c: number, isOpen: boolean): Figure {
  const first = a + b;
  const labels = Array.from({ length: c }, (_, step) => ({
    place: first + step,
    label: isOpen && step === c - 1 ? "?" : String(first + step + 1),
  }));
  const groups = [
    { picture: "apple", count: a },
    { picture: "mango", count: b },
    { picture: "orange", count: c },
  ] as const;
  return frameFigure(groups, labels, first + c);
}

/** "2 + 3 + 4 bằng mấy?" with a sum from seven to ten. */
export function buildThreeNumbersQuestion(setting: Setting): Question {
  const { rng } = setting;
  const total = rng.int(7, largest);
  const a = rng.int(1, 5);
  const b = rng.int(Math.max(1, total - a - 5), Math.min(5, total - a - 1));
  const c = total - a - b;
  const sum = sumFigure([a, b, c], null);
  const body = {
    prompt: text.promptThree(a, b, c),
    figures: [sum],
    hints: [
      { ...text.hintFirstTwo, figures: null },
      { ...text.hintThenThird(a, b, c), figures: [frameOf(a, b, c, true), sum] },
    ],
    explanation: { ...text.explainThree(a, b, c), figures: [frameOf(a, b, c, false), sum] },
    praise: rng.pick(text.praiseThree),
    identity: `${a}+${b}+${c}`,
  };
  return answerNumber(setting, body, total, mistakes(a, b, c));
}
