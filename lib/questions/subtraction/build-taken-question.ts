import { answerNumber } from "#lib/questions/addition/answer-number.ts";
import { blocksFigure } from "#lib/questions/addition/blocks-figure.ts";
import { frameFigure } from "#lib/questions/addition/frame-figure.ts";
import { hopsThroughTen } from "#lib/questions/addition/hops-through-ten.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { carryText } from "#lib/text/carry-text.ts";
import { subtractionText as text } from "#lib/text/subtraction-text.ts";
import { borrowsOne } from "./borrows-one.ts";
import { differenceFigure } from "./difference-figure.ts";
import { takenBlocks } from "./taken-blocks.ts";
import { takenFrame } from "./taken-frame.ts";

function mistakesOf(start: number, taken: number): Mistake[] {
  const left = start - taken;
  const step = taken % 10 === 0 ? 10 : 1;
  const code = step === 10 ? "OFF10" : "OFF1";
  const tooLittle: Mistake = { code, value: taken - step, feedback: text.mistakeTakenLittle };
  return [
    { code: "DATUM", value: left, feedback: text.mistakeLeft },
    { code: "DATUM", value: start, feedback: text.mistakeTotal },
    { code: "OP", value: start + left, feedback: text.mistakeAddedLeft(start, left) },
    { code, value: taken + step, feedback: text.mistakeTakenMuch },
    ...(taken > step ? [tooLittle] : []),
  ];
}

/** Each thing that went has a question mark. */
function framesHint({ a, b, pictures }: Setting): Help {
  const labels = Array.from({ length: b }, (_, step) => ({ place: a - b + step, label: "?" }));
  return { ...text.hintMissingFrame, figures: [frameFigure([{ picture: pictures[0], count: a }], labels, a)] };
}

function hintsOf(setting: Setting): Help[] {
  const { a, b } = setting;
  const box = differenceFigure(a, null, a - b);
  if (a <= 20) {
    return [{ ...text.hintMissing(a), figures: null }, framesHint(setting)];
  }
  if (!borrowsOne(a, b)) {
    return [
      { ...text.hintMissing(a), figures: null },
      { ...text.hintMissingBlocks, figures: [blocksFigure([a - b, a]), box] },
    ];
  }
  const ones = a % 10;
  const lengths = ones === 0 ? [null] : [ones, null];
  const line = hopsThroughTen({ operation: "−", start: a, lengths, landing: a - b, isLandingShown: true });
  const toTen = ones === 0 ? text.hintMissing(a) : carryText.hintToTen(a, a - ones);
  return [
    { ...toTen, figures: [line, box] },
    { ...carryText.hintFromTen(a - b), figures: null },
  ];
}

function shownTaken({ a, b, pictures }: Setting): Figure {
  if (a <= 20) {
    return takenFrame(pictures[0], a, b, []);
  }
  if (!borrowsOne(a, b)) {
    return takenBlocks(a, b);
  }
  const lengths = a % 10 === 0 ? [b] : [a % 10, b - (a % 10)];
  return hopsThroughTen({ operation: "−", start: a, lengths, landing: a - b, isLandingShown: true });
}

/** "9 trừ mấy thì bằng 5?"; above 20 what is taken away has one digit or is whole tens. */
export function buildTakenQuestion(setting: Setting): Question {
  const { a, b, range, rng } = setting;
  const body = {
    prompt: text.promptTaken(a, a - b, range),
    figures: [differenceFigure(a, null, a - b)],
    hints: hintsOf(setting),
    explanation: { ...text.explainMissing(a, b), figures: [shownTaken(setting), differenceFigure(a, null, a - b)] },
    praise: rng.pick(text.praiseMissing),
    identity: `${a}-?=${a - b}`,
  };
  return answerNumber(setting, body, b, mistakesOf(a, b));
}
