import type { Rng } from "#lib/core/rng.ts";
import { weekdayOf } from "#lib/core/weekday-of.ts";
import { dayOn, type MonthSheet } from "#lib/questions/kinds/calendar/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { writeDays } from "#lib/questions/write-response.ts";
import { calendarQuestion } from "#lib/skills/drafts/calendar-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { daysOf, weekdays } from "#lib/skills/words/calendar.ts";

/** Squares of five weeks. */
export const mostDays = 35;

/** Of February it is not known whether it has 28 days. */
const months = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A month of at most five weeks: six would be too low for a finger on a small screen. */
export function pickSheet(rng: Rng): MonthSheet {
  const month = rng.pick(months);
  const days = daysOf(month);
  return { month, startsOn: rng.int(0, Math.min(6, mostDays - days)), days, ringed: [] };
}

export const weekdayName = (sheet: MonthSheet, day: number) => weekdays[weekdayOf(sheet.startsOn, day)] ?? "";
const onSheet = (day: number) => [dayOn(0, day)];

/** "Con chạm vào ngày 20 tháng 11." */
export function buildDateQuestion(rng: Rng): Question {
  const sheet = pickSheet(rng);
  const day = rng.int(1, sheet.days);
  const date = `ngày ${day} tháng ${sheet.month}`;
  const beside = "Con chạm vào ngày bên cạnh rồi. Con đọc kĩ số nhé!";
  const otherWeek = "Con xem lại hàng. Ngày đó ở tuần khác.";
  return calendarQuestion(rng, {
    prompt: rng.pick([`Con chạm vào ${date}.`, `Con chạm vào ${date} trên tờ lịch.`, `Con tìm rồi chạm vào ${date}.`]),
    view: { sheets: [sheet], isSingle: true },
    answer: onSheet(day),
    distractors: [
      mistake("OFF1", onSheet(day + 1), beside),
      mistake("OFF1", onSheet(day - 1), beside),
      mistake("READ", onSheet(day + 7), otherWeek),
      mistake("READ", onSheet(day - 7), otherWeek),
    ],
    missing: "Con tìm lại số ngày trên tờ lịch nhé!",
    wrong: "Con tìm lại số ngày trên tờ lịch nhé!",
    hints: ["Các ngày tăng dần từ trái sang phải.", "Hết một hàng, con đếm tiếp ở đầu hàng dưới."],
    explanation: `Số ${day} trên tờ lịch là ngày ${day} tháng ${sheet.month}, ${weekdayName(sheet, day)}.`,
    praise: "calendar",
    identity: `date ${day} ${sheet.month}`,
  });
}

function daysIn(sheet: MonthSheet, column: number): number[] {
  return Array.from({ length: sheet.days }, (_, place) => place + 1).filter(
    (day) => weekdayOf(sheet.startsOn, day) === column,
  );
}

/** "Con chạm vào tất cả các ngày thứ Ba." */
export function buildAllOfWeekdayQuestion(rng: Rng): Question {
  const sheet = pickSheet(rng);
  const column = rng.int(0, 6);
  const name = weekdays[column] ?? "";
  const view = { sheets: [sheet], isSingle: false };
  const answer = daysIn(sheet, column);
  const neighbours = [column - 1, column + 1].filter((other) => other >= 0 && other < weekdays.length);
  return calendarQuestion(rng, {
    prompt: rng.pick([
      `Con chạm vào tất cả các ngày ${name}.`,
      `Con chạm vào mọi ngày ${name} của tháng ${sheet.month}.`,
      `Tháng ${sheet.month} có những ngày ${name} nào? Con chạm vào từng ngày.`,
    ]),
    view,
    answer,
    distractors: neighbours.map((other) =>
      mistake("READ", daysIn(sheet, other), `Đó là các ngày ${weekdays[other]}. Con tìm cột ${name} nhé!`),
    ),
    missing: "Con còn sót. Con chạm hết các ngày trong cột đó nhé!",
    wrong: `Con tìm ${name} ở đầu cột rồi dò thẳng xuống nhé!`,
    hints: [`Con tìm cột ${name} trên tờ lịch.`, "Con chạm vào từng ngày trong cột, từ trên xuống."],
    explanation: `Cột ${name}: ${writeDays(view, { days: answer })}.`,
    praise: "calendar",
    identity: `all ${column} ${sheet.month} ${sheet.startsOn}`,
  });
}

/** "Con chạm vào thứ Ba đầu tiên của tháng." */
export function buildFirstOfWeekdayQuestion(rng: Rng): Question {
  const sheet = pickSheet(rng);
  const column = rng.int(0, 6);
  const isLast = rng.pick([true, false]);
  const name = weekdays[column] ?? "";
  const fitting = daysIn(sheet, column);
  const day = (isLast ? fitting.at(-1) : fitting[0]) ?? 1;
  const [side, place] = isLast ? ["dưới", "cuối cùng"] : ["trên", "đầu tiên"];
  const still = `Phía ${side} còn một ngày ${name} nữa. Con tìm ${name} ${place} nhé!`;
  const other = `Ngày đó không phải ${name}. Con dò lại cột nhé!`;
  return calendarQuestion(rng, {
    prompt: `Con chạm vào ${name} ${place} của tháng.`,
    view: { sheets: [sheet], isSingle: true },
    answer: onSheet(day),
    distractors: [
      mistake("OFF1", onSheet(isLast ? day - 7 : day + 7), still),
      mistake("READ", onSheet(day + 1), other),
      mistake("READ", onSheet(day - 1), other),
    ],
    missing: `Con tìm cột ${name} nhé!`,
    wrong: `Con tìm cột ${name} rồi xem ngày ${side} cùng.`,
    hints: [`Con tìm cột ${name} trên tờ lịch.`, `Con xem ngày ở ${side} cùng của cột.`],
    explanation: `Ở cột ${name}, ${side} cùng là ngày ${day} tháng ${sheet.month}.`,
    praise: "calendar",
    identity: `first ${isLast} ${column} ${sheet.month} ${sheet.startsOn}`,
  });
}
