import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";

interface SplitMeasure {
  readonly amount: number;
  readonly large: Unit;
  /** Less than one of the larger unit. */
  readonly rest: number;
  readonly small: Unit;
}

/** "3 045 kg = … tấn … kg" */
export function buildSplitMeasureQuestion(rng: Rng, { amount, large, rest, small }: SplitMeasure): Question {
  const step = units[large].size / units[small].size;
  const whole = amount * step + rest;
  const told = measure(groupNumber(whole), small);
  const [largeName, smallName] = [units[large].spoken, units[small].spoken];
  const factor = `1 ${large} = ${measure(groupNumber(step), small)}`;
  const answer = `${measure(String(amount), large)} ${measure(String(rest), small)}`;
  const split = (by: number) => [String(Math.floor(whole / by)), String(whole % by)];
  const notThis = (by: number) => `1 ${large} không bằng ${measure(groupNumber(by), small)}. Con nhớ lại nhé!`;
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `Con điền số thích hợp: ${told} = … ${large} … ${small}`,
      `${told} gồm bao nhiêu ${largeName} và bao nhiêu ${smallName}?`,
    ]),
    parts: [
      { type: "box", box: wholeBox(largeName, 3) },
      { type: "text", text: large },
      { type: "box", box: wholeBox(smallName, 4) },
      { type: "text", text: small },
    ],
    values: [String(amount), String(rest)],
    distractors: [
      mistake("UNIT", split(step / 10), notThis(step / 10)),
      mistake("UNIT", split(step * 10), notThis(step * 10)),
      mistake("SWAP", [String(rest), String(amount)], "Con viết hai số vào nhầm ô rồi. Con xem lại tên đơn vị nhé!"),
      mistake("ZERO", [String(amount), String(rest * 10)], "Con đếm lại các chữ số 0 ở phần còn lại nhé!"),
    ],
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
