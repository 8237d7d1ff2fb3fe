import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { daysOf } from "#lib/skills/words/calendar.ts";

/** Months of a fixed length: February is left out. */
const months = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const fist = "Đếm trên nắm tay, chỗ nhô lên là tháng có 31 ngày.";

/** Of the day after the last of a month. */
function noDay(month: number): string {
  const day = daysOf(month) + 1;
  return day > 31 ? `Không tháng nào có ngày ${day}.` : `Tháng ${month} không có ngày ${day}.`;
}

/** "Hôm nay là ngày 30 tháng 4. Ngày mai là ngày bao nhiêu?" Typed. */
export function buildDayAfterQuestion(rng: Rng): Question {
  const month = rng.pick(months);
  const days = daysOf(month);
  const day = rng.pick([days, days, 28, 29, 30]);
  const isEnd = day === days;
  const answer = isEnd ? 1 : day + 1;
  const notOver = `Tháng ${month} đã hết chưa? Con nhớ số ngày của tháng nhé!`;
  const told = `ngày ${day} tháng ${month}`;
  return numberQuestion(rng, {
    prompt: rng.pick([`Hôm nay là ${told}. Ngày mai là ngày bao nhiêu?`, `Ngay sau ${told} là ngày bao nhiêu?`]),
    answer,
    range: [1, 32],
    isTyped: true,
    distractors: [
      isEnd ? mistake("OFF1", days + 1, `${noDay(month)} Con xem lại nhé!`) : mistake("OFF1", 1, notOver),
      mistake("DATUM", day, "Đó là ngày đã cho. Con đếm thêm một ngày nhé!"),
      mistake("REL", day - 1, "Đó là ngày đứng ngay trước. Con đếm tiếp nhé!"),
      mistake("OFF1", answer + 1, `${answer < days ? "Con đếm quá một ngày rồi." : noDay(month)} Con đếm lại nhé!`),
    ],
    hints: withoutLeaks(answer, [fist, `Tháng ${month} có bao nhiêu ngày? Con xem đã hết tháng chưa.`]),
    explanation: `Tháng ${month} có ${days} ngày. Ngay sau ngày ${day} là ngày ${answer} tháng ${isEnd ? (month % 12) + 1 : month}.`,
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
