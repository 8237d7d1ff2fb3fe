import type { Rng } from "#lib/core/rng.ts";
import { dayOn, type MonthSheet, readDay } from "#lib/questions/kinds/calendar/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { writeDays } from "#lib/questions/write-response.ts";
import { calendarQuestion } from "#lib/skills/drafts/calendar-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { daysOf } from "#lib/skills/words/calendar.ts";
import { mostDays, pickSheet, weekdayName } from "./calendar-days.ts";

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
  /** How the day is told from the other: "Con chạm vào ngày sau đó 4 ngày." */
  readonly ask: string;
  /** Whether it is told by its weekday instead: "Con chạm vào thứ Sáu tuần sau." */
  readonly isByWeekday: boolean;
}

/** Where a week on or back lies on the sheet. */
function rowRule(by: number): string {
  return by > 0 ? "Mỗi lần xuống một hàng trong cột là thêm 1 tuần." : "Mỗi lần lên một hàng trong cột là bớt 1 tuần.";
}

function nextHint({ by, unit }: Step): string {
  if (unit === "week") return rowRule(by);
  return by > 0
    ? "Con đếm tiếp từ ngày ngay sau ngày được khoanh."
    : "Con đếm lùi từ ngày ngay trước ngày được khoanh.";
}

function overHint({ unit }: Step): string {
  return `Hết tháng này, con lật sang tháng sau rồi ${unit === "week" ? "dò tiếp cột đó" : "đếm tiếp"}.`;
}

/** Said of a day that no known mistake leads to. */
function wrongDay(step: Step, isOver: boolean): string {
  if (step.unit === "day") return "Con đếm lại từng ngày nhé!";
  return `${rowRule(step.by)} ${isOver ? overHint(step) : "Con dò lại nhé!"}`;
}

/** A day so many after the first of a sheet as a response; none where it would lie in the month before. */
function dayAt(sheet: MonthSheet, day: number): readonly number[] {
  return day < 1 ? [] : [countedOn(sheet, day)];
}

/** Days that are reached by mistake where the day is told by its weekday. */
function wrongWeekdays({ sheet, day, step: { by } }: StepTask): readonly Distractor<readonly number[]>[] {
  const name = weekdayName(sheet, day);
  const [asked, other] = by > 0 ? ["tuần sau", "tuần trước"] : ["tuần trước", "tuần sau"];
  const beside = (near: number) => {
    const said = `Đó là ${weekdayName(sheet, near)}. Con dò cột ${name} nhé!`;
    return mistake("READ", dayAt(sheet, near), said);
  };
  return [
    mistake("REL", dayAt(sheet, day - by * 7), `Đó là ${name} ${other}. Con tìm ${name} ${asked} nhé!`),
    mistake("DATUM", [dayOn(0, day)], `Đó là ${name} tuần này. Con tìm ${name} ${asked} nhé!`),
    mistake("OFF1", dayAt(sheet, day + by * 14), "Con đếm quá một tuần rồi."),
    ...[day + by * 7 - 1, day + by * 7 + 1, day - 1, day + 1].map(beside),
  ];
}

/** Days that are reached where weeks are taken for days, or one too few or too many is counted. */
function wrongWeeks({ sheet, day, step: { by } }: StepTask): readonly Distractor<readonly number[]>[] {
  const [count, sign] = [Math.abs(by), Math.sign(by)];
  const after = (weeks: number) => dayAt(sheet, day + sign * weeks * 7);
  const counted = `Con mới đếm ${by > 0 ? "thêm" : "lùi"} ${count} ngày.`;
  const few = Array.from({ length: count - 1 }, (_, place) => count - 1 - place);
  return [
    mistake("UNIT", dayAt(sheet, day + by), `${counted} Đề bài nói ${count} tuần, mỗi tuần có 7 ngày.`),
    ...few.map((weeks) => mistake("OFF1", after(weeks), `Con mới đếm ${weeks} tuần. Đề bài nói ${count} tuần.`)),
    mistake("OFF1", after(count + 1), "Con đếm quá một tuần rồi."),
  ];
}

/** Days that are reached by mistake. */
function wrongDays(task: StepTask): readonly Distractor<readonly number[]>[] {
  if (task.isByWeekday) return wrongWeekdays(task);
  const { sheet, day } = task;
  const { by, unit } = task.step;
  const { size } = units[unit];
  const end = day + by * size;
  const at = (other: number) => dayAt(sheet, other);
  const sameNumber = readDay(countedOn(sheet, end)).day;
  const wrongLength = `Con nhớ lại: tháng ${sheet.month} có bao nhiêu ngày?`;
  const ofThisMonth = `Đó là ngày của tháng ${sheet.month}. Con lật sang tháng sau nhé!`;
  const longer = sheet.days === 31 ? 1 : -1;
  const overs = [mistake("READ", [dayOn(0, sameNumber)], ofThisMonth), mistake("OFF1", at(end + longer), wrongLength)];
  const turned =
    by > 0
      ? "Con đã đếm lùi. Con đếm tiếp về các ngày sau nhé!"
      : "Con đã đếm tiếp. Con đếm lùi về các ngày trước nhé!";
  const first = `Con bắt đầu đếm từ ngày ${by > 0 ? "ngay sau" : "ngay trước"} ngày được khoanh nhé!`;
  return [
    ...(end > sheet.days ? overs : []),
    ...(unit === "week" ? wrongWeeks(task) : []),
    mistake("REL", at(day - by * size), turned),
    mistake("COUNT-ENDS", at(end - Math.sign(by)), first),
    mistake("OFF1", at(end + Math.sign(by)), "Con đếm quá một ngày rồi."),
    mistake("DATUM", [dayOn(0, day)], "Đó là ngày đã cho. Con đếm từ ngày đó nhé!"),
  ];
}

function stepQuestion(rng: Rng, task: StepTask): Question {
  const { sheet, day, step, ask, isByWeekday } = task;
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
    distractors: wrongDays(task),
    missing: "Con đếm lại từng ngày nhé!",
    wrong: wrongDay(step, isOver),
    hints: [
      unit === "week" ? "Một tuần có 7 ngày. Con dò thẳng theo cột." : "Con tìm ngày được khoanh trên tờ lịch.",
      isOver ? overHint(step) : nextHint(step),
    ],
    explanation: `${isByWeekday === true ? `Ngày ${day} là ${weekdayName(sheet, day)}. ` : ""}${workedOut(sheets, day, step)}. Đó là ${writeDays(view, { days: answer })}.`,
    praise: "calendar",
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
    ...{ sheet, day, isByWeekday: isWeek },
    step: isWeek ? { by: isOn ? 1 : -1, unit: "week" } : { by: isOn ? size : -size, unit: "day" },
    ask: isWeek
      ? `Hôm nay là ngày ${day}. Con chạm vào ${name} ${isOn ? "tuần sau" : "tuần trước"}.`
      : `Hôm nay là ngày ${day}. Con chạm vào ngày ${isOn ? "sau" : "trước"} đó ${size} ngày.`,
  });
}

const dateOf = (day: number, { month }: MonthSheet) => `ngày ${day} tháng ${month}`;

/** From June to August there are neither exams nor outings of the class. */
const isHoliday = (month: number) => month >= 6 && month <= 8;

function comingTold(month: number, told: string): string {
  return isHoliday(month)
    ? `Còn ${told} nữa là đi trại hè. Con chạm vào ngày đi trại hè.`
    : `Còn ${told} nữa thì đến ngày thi. Con chạm vào ngày thi.`;
}

function pastTold(month: number, told: string): string {
  return isHoliday(month)
    ? `Cách đây ${told}, cả nhà đi biển. Con chạm vào ngày đi biển.`
    : `Cách đây ${told}, lớp đi tham quan. Con chạm vào ngày đi tham quan.`;
}

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
    ...{ sheet, day, isByWeekday: false },
    step: { by: isOn ? count : -count, unit },
    ask: rng.pick([
      `Hôm nay là ${dateOf(day, sheet)}. Con chạm vào ngày ${isOn ? "sau" : "trước"} đó ${told}.`,
      `Hôm nay là ${dateOf(day, sheet)}. ${(isOn ? comingTold : pastTold)(sheet.month, told)}`,
    ]),
  });
}

/** From the end of a month into the next. */
export function buildOverQuestion(rng: Rng): Question {
  const month = rng.pick([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const days = daysOf(month);
  const starts = [0, 1, 2, 3, 4, 5, 6].filter(
    (start) => start + days <= mostDays && ((start + days) % 7) + daysOf(month + 1) <= mostDays,
  );
  const sheet: MonthSheet = { month, startsOn: rng.pick(starts), days, ringed: [] };
  const unit = rng.pick(["day", "week"] as const);
  const count = unit === "week" ? rng.int(1, 2) : rng.int(4, 10);
  const size = count * units[unit].size;
  const day = rng.int(Math.max(20, sheet.days - size + 1), sheet.days - 1);
  const told = `${count} ${units[unit].name}`;
  return stepQuestion(rng, {
    ...{ sheet, day, isByWeekday: false },
    step: { by: count, unit },
    ask: rng.pick([
      `Hôm nay là ${dateOf(day, sheet)}. Con chạm vào ngày sau đó ${told}.`,
      isHoliday(month + 1)
        ? `Hôm nay là ${dateOf(day, sheet)}. ${comingTold(month + 1, told)}`
        : `Hôm nay là ${dateOf(day, sheet)}. Còn ${told} nữa là đến hội thao. Con chạm vào ngày hội thao.`,
    ]),
  });
}
