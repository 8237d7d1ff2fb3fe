import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { daysOf } from "#lib/skills/words/calendar.ts";

/** Months of a fixed length: February is left out. */
const months = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const fist = "Đếm trên nắm tay, chỗ nhô lên là tháng có 31 ngày.";

/** "Ngay sau ngày 30 tháng 4 là ngày nào?" */
export function buildDayAfterQuestion(rng: Rng): Question {
  const month = rng.pick(months);
  const days = daysOf(month);
  const day = rng.pick([days, days, 28, 29, 30]);
  const next = (month % 12) + 1;
  const [nextDay, nextMonth] = day === days ? [1, next] : [day + 1, month];
  const value = (d: number, m: number) => wordsValue(`ngày ${d} tháng ${m}`);
  const isEnd = day === days;
  const wrong = (d: number, m: number, feedback: string) => mistake("OFF1", value(d, m), feedback);
  const distractors = isEnd
    ? [
        wrong(days + 1, month, `Tháng ${month} không có ngày ${days + 1}. Con xem lại nhé!`),
        wrong(1, month, "Hết tháng này thì sang tháng nào?"),
        wrong(days, next, "Sang tháng mới, con đếm lại từ ngày nào?"),
        wrong(2, next, "Con đếm quá một ngày rồi. Con đếm lại nhé!"),
      ]
    : [
        wrong(1, next, `Tháng ${month} đã hết chưa? Con nhớ số ngày của tháng nhé!`),
        wrong(day, next, "Con đổi tháng mà ngày vẫn giữ. Con đếm tiếp nhé!"),
        wrong(day - 1, month, "Đó là ngày đứng ngay trước. Con đếm tới nhé!"),
        ...(day + 2 <= days ? [wrong(day + 2, month, "Con đếm quá một ngày rồi. Con đếm lại nhé!")] : []),
      ];
  return choiceQuestion(rng, {
    prompt: `Ngay sau ngày ${day} tháng ${month} là ngày nào?`,
    answer: value(nextDay, nextMonth),
    distractors,
    hints: [fist, isEnd ? "Hết tháng này thì sang tháng sau." : "Con đếm tiếp một ngày trong tháng này."],
    explanation: `Tháng ${month} có ${days} ngày. Ngay sau ngày ${day} là ngày ${nextDay} tháng ${nextMonth}.`,
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
