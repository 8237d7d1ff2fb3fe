import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { daysOf } from "#lib/skills/words/calendar.ts";

/** Months of a fixed length: February is left out. */
const months = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const fist = "Con đếm trên nắm tay: chỗ nhô lên là tháng dài.";

/** "Sau ngày 30 tháng 4 là ngày nào?" */
export function buildDayAfterQuestion(rng: Rng): Question {
  const month = rng.pick(months);
  const days = daysOf(month);
  const day = rng.pick([days, days, 28, 29, 30]);
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
    distractors: all.map((wrong) =>
      mistake(
        "OFF1",
        wrong,
        day === days
          ? "Tháng này đã hết chưa? Con nhớ lại số ngày của tháng nhé!"
          : "Tháng này chưa hết. Con tìm ngày tiếp theo nhé!",
      ),
    ),
    hints: [fist, day === days ? "Hết tháng này thì sang tháng sau." : "Con đếm tiếp một ngày trong tháng này."],
    explanation: `Tháng ${month} có ${days} ngày. Sau ngày ${day} là ngày ${nextDay} tháng ${nextMonth}.`,
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
