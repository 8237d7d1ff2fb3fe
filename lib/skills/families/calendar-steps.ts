import type { Rng } from "#lib/core/rng.ts";
import { dayOn, type MonthSheet, readDay } from "#lib/questions/kinds/calendar/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { writeDays } from "#lib/questions/write-response.ts";
import { calendarQuestion } from "#lib/skills/drafts/calendar-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { daysOf } from "#lib/skills/words/calendar.ts";
import { pickSheet, weekdayName } from "./calendar-days.ts";

/** A step from a day: so many days or weeks on, or back where that is less than 0. */
interface Step {
  readonly by: number;
  readonly unit: "day" | "week";
}

const units = { day: { name: "ngày", size: 1 }, week: { name: "tuần", size: 7 } } as const;

/** How a day across the end of a month is counted out. */
function workedOut(sheets: readonly MonthSheet[], day: number, { by, unit }: Step): string {
  const size = Math.abs(by) * units[unit].size;
  const [sheet] = sheets;
  const week = unit === "week" ? `${Math.abs(by)} tuần có ${size} ngày. ` : "";
  const sum = day + by * units[unit].size;
  if (sheet === undefined || sum <= sheet.days) return `${week}${day} ${by > 0 ? "+" : "−"} ${size} = ${sum}`;
  return `${week}Tháng ${sheet.month} có ${sheet.days} ngày. ${day} + ${size} = ${sum}, ${sum} − ${sheet.days} = ${sum - sheet.days}`;
}

/** The month that follows, beginning where this one ends. */
function sheetAfter({ month, startsOn, days }: MonthSheet): MonthSheet {
  return { month: month + 1, startsOn: (startsOn + days) % 7, days: daysOf(month + 1), ringed: [] };
}

/** A day so many after the first of a sheet, also on the sheet after it. */
function countedOn(sheet: MonthSheet, day: number): number {
  return day > sheet.days ? dayOn(1, day - sheet.days) : dayOn(0, day);
}

interface StepTask {
  readonly sheet: MonthSheet;
  readonly day: number;
  readonly step: Step;
  /** How the day is told from the other: "Con chạm vào thứ Sáu tuần sau." */
  readonly ask: string;
}

function nextHint(by: number): string {
  return by > 0
    ? "Con đếm tiếp từ ngày ngay sau ngày được khoanh."
    : "Con đếm lùi từ ngày ngay trước ngày được khoanh.";
}

/** Days that are reached by mistake. */
function wrongDays({ sheet, day, step: { by, unit } }: StepTask): readonly Distractor<readonly number[]>[] {
  const { name, size } = units[unit];
  const end = day + by * size;
  const at = (other: number) => (other < 1 ? [] : [countedOn(sheet, other)]);
  const sameNumber = readDay(countedOn(sheet, end)).day;
  const wrongLength = `Con nhớ lại: tháng ${sheet.month} có bao nhiêu ngày?`;
  const ofThisMonth = `Đó là ngày của tháng ${sheet.month}. Con lật sang tháng sau nhé!`;
  const longer = sheet.days === 31 ? 1 : -1;
  const overs = [mistake("READ", [dayOn(0, sameNumber)], ofThisMonth), mistake("OFF1", at(end + longer), wrongLength)];
  const notWeeks = mistake("UNIT", at(day + by), `Con đếm ${name} chứ không đếm ngày. Một tuần có 7 ngày.`);
  return [
    ...(end > sheet.days ? overs : []),
    ...(unit === "week" ? [notWeeks] : []),
    mistake("REL", at(day - by * size), by > 0 ? "Sau đó thì con đếm tiếp." : "Trước đó thì con đếm lùi."),
    mistake("COUNT-ENDS", at(end - Math.sign(by)), "Con bắt đầu đếm từ ngày bên cạnh ngày được khoanh nhé!"),
    mistake("OFF1", at(end + Math.sign(by)), "Con đếm quá một ngày rồi."),
    mistake("DATUM", [dayOn(0, day)], "Đó là ngày đã cho. Con đếm từ ngày đó nhé!"),
  ];
}

function stepQuestion(rng: Rng, { sheet, day, step, ask }: StepTask): Question {
  const { by, unit } = step;
  const end = day + by * units[unit].size;
  const isOver = end > sheet.days;
  const told = { ...sheet, ringed: [day] };
  const sheets = isOver ? [told, sheetAfter(sheet)] : [told];
  const view = { sheets, isSingle: true };
  const answer = [countedOn(sheet, end)];
  return calendarQuestion(rng, {
    prompt: ask,
    view,
    answer,
    distractors: wrongDays({ sheet, day, step, ask }),
    missing: "Con đếm lại từng ngày nhé!",
    wrong: unit === "week" ? "Cùng một thứ thì các ngày ở cùng một cột. Con dò lại nhé!" : "Con đếm lại từng ngày nhé!",
    hints: [
      unit === "week" ? "Một tuần có 7 ngày. Con dò thẳng theo cột." : "Con tìm ngày được khoanh trên tờ lịch.",
      isOver ? "Hết tháng này, con lật sang tháng sau rồi đếm tiếp." : nextHint(by),
    ],
    explanation: `${workedOut(sheets, day, step)}. Đó là ${writeDays(view, { days: answer })}.`,
    praise: "date",
    identity: `step ${sheet.month} ${day} ${by} ${unit}`,
  });
}

/** Within a month: a week on or back, told by the weekday, or some days. */
export function buildNearQuestion(rng: Rng): Question {
  const sheet = pickSheet(rng);
  const isOn = rng.pick([true, false]);
  const isWeek = rng.pick([true, false]);
  const size = isWeek ? 7 : rng.int(2, 5);
  const day = isOn ? rng.int(1, sheet.days - size) : rng.int(size + 1, sheet.days);
  const name = weekdayName(sheet, day);
  return stepQuestion(rng, {
    ...{ sheet, day },
    step: isWeek ? { by: isOn ? 1 : -1, unit: "week" } : { by: isOn ? size : -size, unit: "day" },
    ask: isWeek
      ? `Hôm nay là ngày ${day}. Con chạm vào ${name} ${isOn ? "tuần sau" : "tuần trước"}.`
      : `Hôm nay là ngày ${day}. Con chạm vào ngày ${isOn ? "sau" : "trước"} đó ${size} ngày.`,
  });
}

const dateOf = (day: number, { month }: MonthSheet) => `ngày ${day} tháng ${month}`;

/** Within a month: some days, or two or three weeks. */
export function buildFarQuestion(rng: Rng): Question {
  const sheet = pickSheet(rng);
  const isOn = rng.pick([true, false]);
  const unit = rng.pick(["day", "week"] as const);
  const count = unit === "week" ? rng.int(2, 3) : rng.int(4, 12);
  const size = count * units[unit].size;
  const day = isOn ? rng.int(1, sheet.days - size) : rng.int(size + 1, sheet.days);
  const told = `${count} ${units[unit].name}`;
  return stepQuestion(rng, {
    ...{ sheet, day },
    step: { by: isOn ? count : -count, unit },
    ask: rng.pick([
      `Hôm nay là ${dateOf(day, sheet)}. Con chạm vào ngày ${isOn ? "sau" : "trước"} đó ${told}.`,
      isOn
        ? `Hôm nay là ${dateOf(day, sheet)}. Còn ${told} nữa thì đến ngày thi. Con chạm vào ngày thi.`
        : `Hôm nay là ${dateOf(day, sheet)}. Cách đây ${told}, lớp đi tham quan. Con chạm vào ngày đi tham quan.`,
    ]),
  });
}

/** From the end of a month into the next. */
export function buildOverQuestion(rng: Rng): Question {
  const month = rng.pick([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const sheet: MonthSheet = { month, startsOn: rng.int(0, 6), days: daysOf(month), ringed: [] };
  const unit = rng.pick(["day", "week"] as const);
  const count = unit === "week" ? rng.int(1, 2) : rng.int(4, 10);
  const size = count * units[unit].size;
  const day = rng.int(Math.max(20, sheet.days - size + 1), sheet.days - 1);
  const told = `${count} ${units[unit].name}`;
  return stepQuestion(rng, {
    ...{ sheet, day },
    step: { by: count, unit },
    ask: rng.pick([
      `Hôm nay là ${dateOf(day, sheet)}. Con chạm vào ngày sau đó ${told}.`,
      `Hôm nay là ${dateOf(day, sheet)}. Còn ${told} nữa là đến hội thao. Con chạm vào ngày hội thao.`,
    ]),
  });
}
