import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import { units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";

/** A larger unit and a smaller one that goes 10 or 1 000 times into it. */
interface UnitPair {
  readonly large: Unit;
  readonly small: Unit;
}

const range = [1, 100_000] as const;

const stepOf = ({ large, small }: UnitPair) => units[large].size / units[small].size;

/** "4 000 g = … kg": from the smaller unit to the larger one, in whole numbers. */
export function buildTurnUpQuestion(rng: Rng, pair: UnitPair): Question {
  const { large, small } = pair;
  const step = stepOf(pair);
  const answer = rng.pick([2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 20, 30, 40, 50, 60].filter((each) => each * step <= 60_000));
  const told = answer * step;
  const text = measure(groupNumber(told), small);
  const rule = `1 ${large} = ${measure(groupNumber(step), small)}`;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Điền số: ${text} = … ${large}`,
      `${text} bằng bao nhiêu ${units[large].spoken}?`,
      `Con điền số thích hợp vào chỗ chấm: ${text} = … ${large}`,
    ]),
    answer,
    write: wholeValue,
    range,
    distractors: [
      mistake("UNIT", told / 100, `Con nhớ lại nhé: 1 ${large} bằng bao nhiêu ${small}?`),
      mistake("UNIT", answer * 10, `Con nhớ lại nhé: 1 ${large} bằng bao nhiêu ${small}?`),
      mistake("UNIT", told, "Con chưa đổi đơn vị."),
      mistake("UNIT", answer * 100, `Con nhớ lại nhé: 1 ${large} bằng bao nhiêu ${small}?`),
    ],
    hints: [`Con nhớ lại: ${rule}.`, `Đổi ra đơn vị lớn hơn thì con chia cho ${groupNumber(step)}.`],
    explanation: `${rule} nên ${text} = ${measure(groupNumber(answer), large)}.`,
    praise: "convert",
    identity: `up ${told} ${small}`,
  });
}

/** "3 kg 250 g = … g": two units into the smaller one. */
export function buildTurnCompoundQuestion(rng: Rng, pair: UnitPair): Question {
  const { large, small } = pair;
  const step = stepOf(pair);
  const more = rng.int(2, 9);
  const rest = step === 10 ? rng.int(1, 9) : rng.pick([5, 50, 80, 150, 200, 250, 350, 400, 500, 620, 750, 800]);
  const answer = more * step + rest;
  const text = `${measure(String(more), large)} ${measure(String(rest), small)}`;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Điền số: ${text} = … ${small}`,
      `${text} bằng bao nhiêu ${units[small].spoken}?`,
      `Con điền số thích hợp vào chỗ chấm: ${text} = … ${small}`,
    ]),
    answer,
    write: wholeValue,
    range,
    distractors: [
      mistake("UNIT", more + rest, `Con đổi ${measure(String(more), large)} ra ${units[small].spoken} trước đã nhé!`),
      mistake("CONCAT", Number(`${more}${rest}`), "Con không viết hai số liền nhau. Con đổi ra cùng đơn vị rồi cộng."),
      mistake("UNIT", more * 100 + rest, `Con nhớ lại nhé: 1 ${large} bằng bao nhiêu ${small}?`),
      mistake("UNIT", more * 10 + rest, `Con nhớ lại nhé: 1 ${large} bằng bao nhiêu ${small}?`),
      mistake("UNIT", more * step * 10 + rest, `Con nhớ lại nhé: 1 ${large} bằng bao nhiêu ${small}?`),
      mistake("PARTIAL", more * step, `Con còn quên ${measure(String(rest), small)}.`),
    ],
    hints: [
      `Con nhớ lại: 1 ${large} = ${measure(groupNumber(step), small)}.`,
      `${measure(String(more), large)} bằng ${measure(groupNumber(more * step), small)}. Con cộng thêm ${measure(String(rest), small)}.`,
    ],
    explanation: `${groupNumber(more * step)} + ${rest} = ${groupNumber(answer)}, nên ${text} = ${measure(groupNumber(answer), small)}.`,
    praise: "convert",
    identity: `compound ${more} ${rest} ${small}`,
  });
}
