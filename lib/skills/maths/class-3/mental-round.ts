import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildTwoSignsQuestion } from "./build-two-signs-question.ts";
import {
  type Counter,
  done,
  hundreds,
  inCounters,
  instead,
  isTimes,
  notRound,
  partsOf,
  pickSum,
  type RoundSum,
  thousands,
} from "./round-sum.ts";
import { type Operation, results } from "./tell-wrong-operation.ts";
import { type Role, unknownRules } from "./unknown-part.ts";

function bareMistakes(sum: RoundSum, counter: Counter): Distractor<number>[] {
  const { size, name } = counter;
  const [first, second, result] = partsOf(sum, counter).values;
  const other = instead[sum.operation];
  const again = `Con nhẩm lại: ${sum.first} ${sum.operation} ${sum.second} bằng mấy?`;
  return [
    mistake("ZERO", sum.result, `Đó mới là số ${name}. Con viết thêm các chữ số 0 nhé!`),
    mistake("ZERO", result / 10, "Con viết thiếu chữ số 0 rồi. Con đếm lại nhé!"),
    mistake("ZERO", result * 10, "Con viết thừa chữ số 0 rồi. Con đếm lại nhé!"),
    mistake(
      "OP",
      results([first, second])[other],
      `Con đã làm phép ${done[other]}. Đây là phép ${done[sum.operation]}.`,
    ),
    ...[size, -size].map((by) => mistake(size === 100 ? "OFF100" : "OFF1", result + by, again)),
    ...notRound(result, counter),
  ];
}

/** "3 000 × 2 = ?" */
function buildBareQuestion(rng: Rng, counter: Counter): Question {
  const sum = pickSum(rng);
  const { values, written } = partsOf(sum, counter);
  const text = `${written[0]} ${sum.operation} ${written[1]}`;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([`${text} = ?`, `Tính nhẩm: ${text}`, `Con tính nhẩm xem ${text} bằng bao nhiêu.`]),
    answer: values[2],
    write: wholeValue,
    range: [1, 100_000],
    distractors: bareMistakes(sum, counter),
    step: counter.size,
    hints: [
      `Con coi mỗi ${counter.name} là một đơn vị để nhẩm.`,
      `${written[0]} là ${sum.first} ${counter.name}. Con nhẩm ${inCounters(sum, counter).split(" = ")[0]}.`,
    ],
    explanation: `${inCounters(sum, counter)}. Vậy ${text} = ${written[2]}.`,
    praise: "calculate",
    identity: `bare ${text}`,
  });
}

/** How the gap is filled: from the result back to the first number, or from the first and the result to the second. */
function missingWork(
  { first, operation, second, result }: RoundSum,
  isFirst: boolean,
): readonly [number, Operation, number] {
  if (isFirst) return [result, ({ "+": "−", "−": "+", "×": ":", ":": "×" } as const)[operation], second];
  if (operation === "+" || operation === "×") return [result, operation === "+" ? "−" : ":", first];
  return [first, operation, result];
}

/** What the missing number is called; of products and quotients it is the first. */
function missingRole(operation: Operation, isFirst: boolean): Role {
  if (operation === "−") return isFirst ? "minuend" : "subtrahend";
  return ({ "+": "term", "×": "factor", ":": "dividend" } as const)[operation];
}

/** "… : 4 = 2 000" */
function buildMissingQuestion(rng: Rng): Question {
  const counter = thousands;
  const sum = pickSum(rng, ({ first, second, result }) => first > 1 && second > 1 && result > 1);
  const { values, written } = partsOf(sum, counter);
  const { operation } = sum;
  // What multiplies or divides is no round number: it is told, and the round one is found.
  const isFirst = isTimes(operation) || rng.pick([true, false]);
  const answer = values[isFirst ? 0 : 1];
  const text = isFirst
    ? `… ${operation} ${written[1]} = ${written[2]}`
    : `${written[0]} ${operation} … = ${written[2]}`;
  const [left, how, right] = missingWork(sum, isFirst);
  const times = how === "×" || how === ":";
  const work = `${left} nghìn ${how} ${times ? right : `${right} nghìn`}`;
  const wrong = instead[how];
  const value = results([left * counter.size, times ? right : right * counter.size])[wrong];
  const { name, rule } = unknownRules[missingRole(operation, isFirst)];
  const filled = text.replace("…", groupNumber(answer));
  return typedNumberQuestion(rng, {
    prompt: rng.pick([`${text}. Số cần điền là số nào?`, `Con tìm số thích hợp: ${text}`]),
    answer,
    write: wholeValue,
    range: [1, 100_000],
    step: counter.size,
    distractors: [
      mistake("OP", value, `Con đã làm phép ${done[wrong]}. Con thay số vào chỗ trống rồi tính thử nhé!`),
      mistake("ZERO", answer / counter.size, "Đó mới là số nghìn. Con viết thêm các chữ số 0 nhé!"),
      mistake("ZERO", answer / 10, "Con viết thiếu chữ số 0 rồi. Con đếm lại nhé!"),
      mistake("ZERO", answer * 10, "Con viết thừa chữ số 0 rồi. Con đếm lại nhé!"),
      ...[1000, -1000].map((by) => mistake("OFF1", answer + by, "Con thay số vào chỗ trống rồi tính thử nhé!")),
      ...notRound(answer, counter),
    ],
    hints: ["Con coi mỗi nghìn là một đơn vị để nhẩm.", `Muốn tìm ${name}, con ${rule}.`],
    explanation: `${work} = ${answer / counter.size} nghìn. Vậy ${filled}.`,
    praise: "calculate",
    identity: `missing ${text}`,
  });
}

/** Round numbers in the head (curriculum, c3-mental-round): hundreds up to 1 000; thousands up to 10 000; two signs, a gap. */
export const mentalRound = defineNumberSkill({
  id: "c3-mental-round",
  classId: "3",
  title: "Tính nhẩm với số tròn trăm, tròn nghìn",
  generate: byDifficulty({
    1: [(rng) => buildBareQuestion(rng, hundreds)],
    2: [(rng) => buildBareQuestion(rng, thousands)],
    3: [buildTwoSignsQuestion, buildTwoSignsQuestion, buildMissingQuestion],
  }),
});
