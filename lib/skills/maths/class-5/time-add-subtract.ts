import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { buildStartEndQuestion } from "./build-start-end-question.ts";
import { type TimePair, timePairs, timeText } from "./time-text.ts";
import { type LargeAndSmall, timeChoiceQuestion, timeEntryQuestion } from "./typed-measures.ts";

interface Sum {
  readonly pair: TimePair;
  readonly operation: "+" | "−";
  readonly first: readonly [large: number, small: number];
  readonly second: readonly [large: number, small: number];
}

function pickSum(rng: Rng, isRegrouped: boolean): Sum {
  const pair = rng.pick(timePairs);
  const operation = rng.pick(["+", "−"] as const);
  const more = rng.int(2, pair.large === "phút" ? 6 : 9);
  const [least, most] = pair.large === "phút" ? [Math.max(1, more - 2), more + 1] : [1, 8];
  const less = rng.int(least, operation === "−" ? more - 1 : most);
  if (operation === "+") {
    const small = rng.int(4, 55);
    const other = isRegrouped ? rng.int(Math.max(61 - small, 5), 58) : rng.int(2, 59 - small);
    return { pair, operation, first: [more, small], second: [less, other] };
  }
  const small = isRegrouped ? rng.int(1, 45) : rng.int(12, 58);
  const other = isRegrouped ? rng.int(small + 3, 59) : rng.int(3, small - 2);
  return { pair, operation, first: [more + 1, small], second: [less, other] };
}

const is60 = (pair: TimePair) => `1 ${pair.large} bằng 60 ${pair.small}. Con đổi lại nhé!`;

const tooFew = ({ large, small }: TimePair) =>
  `Số ${small} chưa đủ 60 nên không phải đổi ra ${large}. Con đã thêm thừa 1 ${large}.`;

/** 60 not carried, carried twice over, or a hundred taken for sixty; the sum done in one unit alone. */
function addDistractors({ pair, first: [a, b], second: [c, d] }: Sum): Distractor<LargeAndSmall>[] {
  const value = (large: number, small: number) => [large, small] as const;
  const small = b + d;
  const apart = Math.abs((a - c) * 60 + b - d);
  const others = [
    mistake("PARTIAL", value(a + c, b), `Con mới cộng số ${pair.large}. Con cộng cả số ${pair.small} nữa nhé!`),
    ...(apart < 60
      ? []
      : [mistake("OP", value(Math.floor(apart / 60), apart % 60), "Con đã trừ hai số đo. Con xem lại: cộng hay trừ?")]),
  ];
  if (small < 60) {
    const none = mistake("CARRY", value(a + c + 1, small), tooFew(pair));
    return [
      none,
      ...others,
      mistake("OFF10", value(a + c, (small + 10) % 60), "Con tính lại cẩn thận nhé!"),
      mistake("OFF1", value(a + c - 1, small), `Con cộng lại số ${pair.large} nhé!`),
    ];
  }
  const hundred = small < 100 ? [] : [mistake("UNIT", value(a + c + 1, small - 100), is60(pair))];
  const notTakenAway = `Đổi 60 ${pair.small} thành 1 ${pair.large} rồi thì phải bớt 60 ${pair.small}.`;
  return [
    mistake(
      "CARRY",
      value(a + c, small),
      `Con cộng đúng từng đơn vị rồi. Số ${pair.small} từ 60 trở lên thì con còn phải đổi ra ${pair.large}.`,
    ),
    mistake("CARRY", value(a + c, small - 60), `Con quên cộng thêm 1 ${pair.large} mới đổi được.`),
    mistake("CARRY", value(a + c + 1, small), notTakenAway),
    ...hundred,
    ...others,
    mistake("OFF10", value(a + c + 1, (small + 10) % 60), "Con tính lại cẩn thận nhé!"),
  ];
}

/** The hour not paid back, the smaller number taken from the larger, or a hundred for sixty. */
function takeDistractors({ pair, first: [a, b], second: [c, d] }: Sum): Distractor<LargeAndSmall>[] {
  const value = (large: number, small: number) => [large, small] as const;
  const others = [
    mistake(
      "OP",
      value(a + c + Math.floor((b + d) / 60), (b + d) % 60),
      "Con đã cộng hai số đo. Con xem lại: cộng hay trừ?",
    ),
    mistake("PARTIAL", value(a - c, b), `Con mới trừ số ${pair.large}. Con trừ cả số ${pair.small} nữa nhé!`),
    mistake("OFF10", value(a - c, (b - d + 70) % 60), "Con tính lại cẩn thận nhé!"),
  ];
  if (b >= d)
    return [
      mistake("BORROW", value(a - c - 1, b - d), `Số ${pair.small} đủ để trừ nên con không phải đổi.`),
      ...others,
    ];
  const notPaidBack = `Con đã đổi 1 ${pair.large} ra ${pair.small}. Con nhớ bớt đi 1 ${pair.large}.`;
  const notEnough = `Số ${pair.small} của số bị trừ không đủ để trừ. Con đổi 1 ${pair.large} ra ${pair.small} nhé!`;
  return [
    mistake("BORROW", value(a - c, b + 60 - d), notPaidBack),
    mistake("BORROW", value(a - c, d - b), notEnough),
    mistake("UNIT", value(a - c - 1, b + 100 - d), is60(pair)),
    ...others,
  ];
}

/** "Một xe tải đi chặng thứ nhất hết 3 giờ 45 phút, chặng thứ hai hết 1 giờ 30 phút. …" */
function tell(rng: Rng, { pair, operation, first, second }: Sum): string {
  const [one, other] = [timeText(...first, pair), timeText(...second, pair)];
  const who = pair.large === "giờ" ? rng.pick(["Một xe tải", "Một đoàn tàu"]) : `Bạn ${rng.pick(children)}`;
  const [does, part] = pair.large === "giờ" ? ["đi", "chặng"] : ["chạy", "vòng"];
  const story =
    operation === "+"
      ? `${who} ${does} ${part} thứ nhất hết ${one}, ${part} thứ hai hết ${other}. Cả hai ${part} hết bao nhiêu thời gian?`
      : `${who} ${does} ${part} thứ nhất hết ${one}, ${part} thứ hai hết ${other}. ${capital(part)} thứ nhất ${does} lâu hơn ${part} thứ hai bao nhiêu thời gian?`;
  return rng.pick([`${one} ${operation} ${other} = ?`, `Tính: ${one} ${operation} ${other}`, story, story]);
}

function explain({ pair, operation, first: [a, b], second: [c, d] }: Sum, answer: string): string {
  const { large, small: unit } = pair;
  if (operation === "+") {
    const small = b + d;
    if (small < 60) return `${b} + ${d} = ${small} (${unit}); ${a} + ${c} = ${a + c} (${large}). Kết quả là ${answer}.`;
    return `${b} + ${d} = ${small} (${unit}), đổi 60 ${unit} thành 1 ${large}. ${a} + ${c} + 1 = ${a + c + 1} (${large}). Kết quả là ${answer}.`;
  }
  if (b >= d) return `${b} − ${d} = ${b - d} (${unit}); ${a} − ${c} = ${a - c} (${large}). Kết quả là ${answer}.`;
  return `${timeText(a, b, pair)} = ${timeText(a - 1, b + 60, pair)}; ${b + 60} − ${d} = ${b + 60 - d} (${unit}); ${a - 1} − ${c} = ${a - 1 - c} (${large}). Kết quả là ${answer}.`;
}

/** "3 giờ 45 phút + 1 giờ 30 phút = ?"; laps of one run last nearly as long as one another. */
function buildSumQuestion(rng: Rng, isRegrouped: boolean): Question {
  const sum = pickSum(rng, isRegrouped);
  const { pair, operation, first, second } = sum;
  const sign = operation === "+" ? 1 : -1;
  const all = (first[0] + sign * second[0]) * 60 + first[1] + sign * second[1];
  const answer: LargeAndSmall = [Math.floor(all / 60), all % 60];
  const name = operation === "+" ? "cộng" : "trừ";
  const plain = `Con tính số ${pair.small} trước: ${first[1]} ${operation} ${second[1]}. Rồi con tính số ${pair.large}.`;
  const regrouped =
    operation === "+"
      ? `Số ${pair.small} từ 60 trở lên thì con đổi 60 ${pair.small} thành 1 ${pair.large}.`
      : `Số ${pair.small} không đủ trừ thì con đổi 1 ${pair.large} thành 60 ${pair.small}.`;
  const build = !isRegrouped && rng.pick([true, false]) ? timeChoiceQuestion : timeEntryQuestion;
  return build(rng, {
    pair,
    prompt: tell(rng, sum),
    answer,
    distractors: operation === "+" ? addDistractors(sum) : takeDistractors(sum),
    hints: [
      `Con ${name} theo từng đơn vị: ${pair.small} với ${pair.small}, ${pair.large} với ${pair.large}.`,
      isRegrouped ? regrouped : plain,
    ],
    explanation: explain(sum, timeText(...answer, pair)),
    praise: "calculate",
    identity: `${operation} ${first.join(" ")} ${second.join(" ")} ${pair.large}`,
  });
}

/** Adding and taking away times (curriculum, c5-time-add-subtract): as they stand; turning 60; start, end, duration. */
export const timeAddSubtract = defineGeometrySkill({
  id: "c5-time-add-subtract",
  classId: "5",
  title: "Cộng, trừ số đo thời gian",
  generate(difficulty, rng) {
    return difficulty === 3 ? buildStartEndQuestion(rng) : buildSumQuestion(rng, difficulty === 2);
  },
});
