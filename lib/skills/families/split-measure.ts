import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import type { BoxesPart } from "#lib/questions/kinds/boxes/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";

interface SplitMeasure {
  readonly amount: number;
  readonly large: Unit;
  /** Less than one of the larger unit. */
  readonly rest: number;
  readonly small: Unit;
}

/** "… tấn … kg" */
function partsOf(large: Unit, small: Unit): BoxesPart[] {
  return [
    { type: "box", box: wholeBox(units[large].spoken, 3) },
    { type: "text", text: large },
    { type: "box", box: wholeBox(units[small].spoken, 4) },
    { type: "text", text: small },
  ];
}

/** What comes of another step, of one too few of the larger unit, of the boxes or a nought mistaken. */
function wrongSplits({ amount, large, rest, small }: SplitMeasure): Distractor<readonly string[]>[] {
  const step = units[large].size / units[small].size;
  const [whole, isTens] = [amount * step + rest, /^10+$/u.test(String(step))];
  const smallName = units[small].spoken;
  const split = (by: number) => [String(Math.floor(whole / by)), String(whole % by)];
  const notThis = (by: number) => `1 ${large} không bằng ${measure(groupNumber(by), small)}. Con nhớ lại nhé!`;
  const tooMany =
    rest * 10 < step
      ? `Con xem lại số ${smallName}: con viết thừa một chữ số 0 rồi.`
      : `Phần còn lại phải bé hơn ${measure(groupNumber(step), small)}. Con xem lại số ${smallName} nhé!`;
  return [
    ...(isTens ? [step / 10, step * 10] : [100, 10]).map((by) => mistake("UNIT", split(by), notThis(by))),
    mistake(
      "PARTIAL",
      [String(amount - 1), String(rest + step)],
      `Phần còn lại còn đủ 1 ${large} nữa. Con tách tiếp nhé!`,
    ),
    mistake("SWAP", [String(rest), String(amount)], "Con viết hai số vào nhầm ô rồi. Con xem lại tên đơn vị nhé!"),
    ...(isTens ? [mistake("ZERO", [String(amount), String(rest * 10)], tooMany)] : []),
  ];
}

/** "3 045 kg = … tấn … kg (số ki-lô-gam bé hơn 1 000)" */
export function buildSplitMeasureQuestion(rng: Rng, measures: SplitMeasure): Question {
  const { amount, large, rest, small } = measures;
  const step = units[large].size / units[small].size;
  const whole = amount * step + rest;
  const told = measure(groupNumber(whole), small);
  const [largeName, smallName] = [units[large].spoken, units[small].spoken];
  const factor = `1 ${large} = ${measure(groupNumber(step), small)}`;
  const answer = `${measure(String(amount), large)} ${measure(String(rest), small)}`;
  // Without it 2 tấn 1 045 kg would be as true.
  const limit = `(số ${smallName} bé hơn ${groupNumber(step)})`;
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `Con điền số thích hợp: ${told} = … ${large} … ${small} ${limit}`,
      `${told} gồm bao nhiêu ${largeName} và bao nhiêu ${smallName} ${limit}?`,
    ]),
    parts: partsOf(large, small),
    values: [String(amount), String(rest)],
    distractors: wrongSplits(measures),
    wrong: [
      `Con xem lại số ${largeName}: cứ ${measure(groupNumber(step), small)} là 1 ${large}.`,
      `Số ${largeName} đúng rồi. Con tìm lại số ${smallName} còn thừa nhé!`,
    ],
    answer,
    hints: [
      `Con nhớ lại: ${factor}.`,
      `Con xem ${told} có bao nhiêu lần ${measure(groupNumber(step), small)}, còn thừa bao nhiêu.`,
    ],
    explanation: `${factor}. ${told} = ${measure(groupNumber(amount * step), small)} + ${measure(String(rest), small)} = ${answer}.`,
    praise: "convert",
    identity: `split ${whole} ${large} ${small}`,
  });
}
