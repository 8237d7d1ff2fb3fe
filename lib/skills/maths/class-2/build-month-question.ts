import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { countedValue, plainValue, wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { daysOf } from "#lib/skills/words/calendar.ts";

/** Months of a fixed length: February is left out. */
const months = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const fist = "Con đếm trên nắm tay: chỗ nhô lên là tháng dài.";

/** "Tháng 4 có bao nhiêu ngày?", its last day, the day after it. */
export function buildMonthLengthQuestion(rng: Rng): Question {
  const month = rng.pick(months);
  const days = daysOf(month);
  const next = (month % 12) + 1;
  const kind = rng.int(0, 3);
  if (kind === 2) return buildDayAfterQuestion(rng, month);
  const prompts = [
    `Tháng ${month} có bao nhiêu ngày?`,
    `Ngày cuối cùng của tháng ${month} là ngày bao nhiêu?`,
    "",
    `Ngày liền trước ngày 1 tháng ${next} là ngày mấy?`,
  ];
  const write = (value: number) => (kind === 0 ? countedValue(plainValue(value), "ngày") : wordsValue(`ngày ${value}`));
  const again = "Con nhớ lại số ngày của từng tháng nhé!";
  return numberQuestion(rng, {
    prompt: prompts[kind] ?? "",
    answer: days,
    write,
    distractors: [61 - days, 28, 29, 32].map((value) => mistake("OFF1", value, again)),
    range: [28, 32],
    hints: [fist, "Có tháng dài, có tháng ngắn hơn một ngày."],
    explanation: `Tháng ${month} có ${days}\u00a0ngày${kind === 0 ? "" : `, nên ngày cuối là ngày ${days}`}.`,
    praise: "date",
    identity: `length ${kind} ${month}`,
  });
}

/** "Sau ngày 30 tháng 4 là ngày nào?" */
function buildDayAfterQuestion(rng: Rng, month: number): Question {
  const days = daysOf(month);
  const day = rng.pick([days, days, 30]);
  const next = (month % 12) + 1;
  const [nextDay, nextMonth] = day === days ? [1, next] : [day + 1, month];
  const value = (d: number, m: number) => wordsValue(`ngày ${d} tháng ${m}`);
  const all = [
    value(31, month),
    value(1, next),
    value(1, month),
    value(31, next),
    value(29, month),
    value(2, next),
  ] as const;
  return choiceQuestion(rng, {
    prompt: `Sau ngày ${day} tháng ${month} là ngày nào?`,
    answer: value(nextDay, nextMonth),
    distractors: all.map((wrong) => mistake("OFF1", wrong, "Con nhớ lại tháng này có bao nhiêu ngày nhé!")),
    hints: [fist, "Hết tháng này thì sang ngày 1 của tháng sau."].filter((hint) => hint === fist || day !== days),
    explanation: `Tháng ${month} có ${days} ngày. Sau đó là ngày ${nextDay} tháng ${nextMonth}.`,
    praise: "date",
    identity: `after ${day} ${month}`,
  });
}

/** "Tháng nào có 30 ngày?" */
export function buildMonthOfQuestion(rng: Rng): Question {
  const days = rng.pick([30, 31]);
  const fitting = months.filter((month) => daysOf(month) === days);
  const others = months.filter((month) => daysOf(month) !== days);
  const month = rng.pick(fitting);
  const value = (other: number) => wordsValue(`tháng ${other}`);
  const isNot = rng.int(0, 1) === 1;
  const wrong = rng.shuffle(others).slice(0, 3);
  return choiceQuestion(rng, {
    prompt: isNot ? `Tháng nào ${days === 30 ? "không có" : "có"} ngày 31?` : `Tháng nào có ${days} ngày?`,
    answer: value(month),
    distractors: wrong.map((other) => mistake("FIELD", value(other), `Tháng này có ${daysOf(other)} ngày.`)),
    hints: [fist, "Con xem lần lượt từng tháng."],
    explanation: `Trong các tháng này, chỉ tháng ${month} có ${days} ngày.`,
    praise: "date",
    identity: `month ${isNot} ${month} ${wrong.toSorted((a, b) => a - b).join()}`,
  });
}
