import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { weekdayOf } from "#lib/core/weekday-of.ts";
import type { CalendarFigure } from "#lib/questions/figures/calendar.ts";
import type { DaySheetsFigure } from "#lib/questions/figures/day-sheets.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { daysOf, weekdays } from "#lib/skills/words/calendar.ts";
import { buildDayAfterQuestion, buildMonthOfQuestion } from "./build-month-question.ts";

interface Sheet {
  readonly month: number;
  readonly startsOn: number;
  readonly days: number;
}

function pickSheet(rng: Rng): Sheet {
  const month = rng.int(1, 12);
  return { month, startsOn: rng.int(0, 6), days: daysOf(month) };
}

function draw(sheet: Sheet, ringed: readonly number[] = []): CalendarFigure {
  return { type: "calendar", ...sheet, year: null, ringed, blank: [], alt: `Tờ lịch tháng ${sheet.month}.` };
}

/** The sheet with the days that were found, in the column of their weekday. */
function found(sheet: Sheet, ringed: readonly number[], column: number): CalendarFigure {
  return { ...draw(sheet, ringed), column };
}

function dayName(sheet: Sheet, day: number): string {
  return weekdays[weekdayOf(sheet.startsOn, day)] ?? "";
}

/** "Ngày 6 tháng 5 là thứ mấy?" */
function buildWeekdayQuestion(rng: Rng): Question {
  const sheet = pickSheet(rng);
  const day = rng.int(1, sheet.days);
  const name = dayName(sheet, day);
  const isRinged = rng.int(0, 1) === 1;
  const at = weekdayOf(sheet.startsOn, day);
  return choiceQuestion(rng, {
    prompt: isRinged ? "Ngày được khoanh là thứ mấy?" : `Ngày ${day} tháng ${sheet.month} là thứ mấy?`,
    figures: [draw(sheet, isRinged ? [day] : [])],
    answer: wordsValue(capital(name)),
    distractors: [1, 6, 2, 5].map((off) =>
      mistake("OFF1", wordsValue(capital(weekdays[(at + off) % 7] ?? "")), "Con dóng thẳng lên hàng tên thứ nhé!"),
    ),
    hints: ["Con tìm ngày đó trên tờ lịch.", "Con dóng thẳng lên hàng đầu để đọc thứ."],
    explanation: {
      say: `Dóng từ ngày ${day} lên hàng đầu, con đọc được ${name}.`,
      figures: [found(sheet, [day], at)],
    },
    praise: "date",
    identity: `weekday ${isRinged} ${day} ${sheet.month} ${sheet.startsOn}`,
  });
}

/** "Thứ Hai đầu tiên của tháng 5 là ngày mấy?" */
function buildFirstQuestion(rng: Rng): Question {
  const sheet = pickSheet(rng);
  const at = rng.int(0, 6);
  const first = ((at - sheet.startsOn + 7) % 7) + 1;
  const isLast = rng.int(0, 1) === 1;
  const day = isLast ? first + 7 * Math.floor((sheet.days - first) / 7) : first;
  const name = capital(weekdays[at] ?? "");
  const stillInMonth = isLast ? "Tuần sau vẫn còn trong tháng." : "Tuần trước vẫn còn trong tháng.";
  return numberQuestion(rng, {
    prompt: `${name} ${isLast ? "cuối cùng" : "đầu tiên"} của tháng ${sheet.month} là ngày mấy?`,
    figures: [draw(sheet)],
    answer: day,
    write: (value) => wordsValue(`ngày ${value}`),
    distractors: [
      mistake("OFF1", day + (isLast ? -7 : 7), stillInMonth),
      ...[1, -1, 2, -2].map((off) =>
        mistake("OFF1", day + off, `Ngày ${day + off} không ở cột ${weekdays[at]}. Con dò lại cột nhé!`),
      ),
    ],
    range: [1, sheet.days],
    hints: [
      `Con tìm cột ${weekdays[at]} trên tờ lịch.`,
      isLast ? "Con xem số dưới cùng của cột." : "Con xem số trên cùng của cột.",
    ],
    explanation: {
      say: `Ở cột ${weekdays[at]}, số ${isLast ? "dưới" : "trên"} cùng là ngày ${day}.`,
      figures: [found(sheet, [day], at)],
    },
    praise: "date",
    identity: `first ${isLast} ${at} ${sheet.month} ${sheet.startsOn}`,
  });
}

/** "Tháng 5 có mấy ngày Chủ nhật?" */
function buildHowManyQuestion(rng: Rng): Question {
  const sheet = pickSheet(rng);
  const at = rng.int(0, 6);
  const days = Array.from({ length: sheet.days }, (_, place) => place + 1);
  const fitting = days.filter((day) => weekdayOf(sheet.startsOn, day) === at);
  const again = "Con đếm các số trong cột đó nhé!";
  return numberQuestion(rng, {
    prompt: `Trên tờ lịch, tháng ${sheet.month} có mấy ngày ${weekdays[at]}?`,
    figures: [draw(sheet)],
    answer: fitting.length,
    distractors: [
      mistake("OFF1", fitting.length === 4 ? 5 : 4, again),
      mistake("DATUM", 7, "Một tuần có 7 ngày. Con đếm trong một cột thôi nhé!"),
      mistake("OFF1", 6, again),
      mistake("OFF1", 3, again),
    ],
    range: [1, 31],
    isTyped: rng.int(0, 1) === 1,
    hints: [`Con tìm cột ${weekdays[at]}.`, "Con đếm các số trong cột đó."],
    explanation: {
      say: `Đó là các ngày ${fitting.join(", ")}: có ${fitting.length} ngày.`,
      figures: [found(sheet, fitting, at)],
    },
    praise: "date",
    identity: `how many ${at} ${sheet.month} ${sheet.startsOn}`,
  });
}

/** A leaf of the calendar: "Tờ lịch cho biết hôm nay là ngày nào?" */
function buildLeafQuestion(rng: Rng): Question {
  const month = rng.int(1, 12);
  const day = rng.int(2, 28);
  const weekday = capital(rng.pick(weekdays));
  const figure: DaySheetsFigure = {
    type: "day-sheets",
    sheets: [{ month: `Tháng ${month}`, day: String(day), weekday }],
    alt: "Một tờ lịch treo tường.",
  };
  const value = (d: number, m: number) => wordsValue(`ngày ${d} tháng ${m}`);
  return choiceQuestion(rng, {
    prompt: rng.pick(["Tờ lịch này là của ngày nào?", "Con đọc ngày tháng trên tờ lịch nhé!"]),
    figures: [figure],
    answer: value(day, month),
    distractors: [
      ...(day <= 12 ? [mistake("SWAP", value(month, day), "Số to là ngày. Con đổi chỗ ngày và tháng rồi.")] : []),
      mistake("OFF1", value(day + 1, month), "Con đọc lại số to ở giữa nhé!"),
      mistake("OFF1", value(day, (month % 12) + 1), "Con đọc lại tháng viết ở phía trên nhé!"),
      mistake("OFF1", value(day - 1, month), "Con nhìn kĩ số to ghi ngày nhé!"),
    ],
    hints: ["Số to ở giữa là ngày.", "Tháng viết ở phía trên."],
    explanation: `Số to là ${day}, phía trên là tháng ${month}. Đó là ngày ${day} tháng ${month}.`,
    praise: "date",
    identity: `leaf ${day} ${month} ${weekday}`,
  });
}

/** "Thứ Hai tuần này là ngày 6 tháng 5. Thứ Hai tuần sau là ngày mấy?" */
function buildWeekLaterQuestion(rng: Rng): Question {
  const month = rng.int(1, 12);
  const isLater = rng.int(0, 2) > 0;
  const day = isLater ? rng.int(1, daysOf(month) - 10) : rng.int(11, daysOf(month));
  const step = isLater ? 7 : -7;
  const at = rng.int(0, 6);
  const name = capital(weekdays[at] ?? "");
  const sheet = { month, startsOn: (at - day + 36) % 7, days: daysOf(month) };
  const week = isLater ? "tuần sau" : "tuần trước";
  const sign = isLater ? "+" : "−";
  const prompts = [
    `${name} tuần này là ngày ${day} tháng ${month}. ${name} ${week} là ngày mấy?`,
    `Hôm nay là ngày ${day} tháng ${month}. Một tuần ${isLater ? "nữa" : "trước"} là ngày mấy?`,
  ] as const;
  const place = rng.int(0, 1);
  const toward = Math.sign(step);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer: day + step,
    distractors: [
      mistake("DATUM", day + toward, "Con mới tính một ngày. Con tính đủ cả tuần nhé!"),
      mistake("OFF10", day + toward * 10, "Con đếm nhiều hơn một tuần rồi. Con đếm lại nhé!"),
      mistake("OP", day - step, `Con tính ngược rồi. Đề bài hỏi ${isLater ? "về sau" : "về trước"}.`),
      mistake("OFF1", day + step - toward, "Con đếm chưa đủ một tuần. Con đếm lại nhé!"),
      mistake("OFF1", day + step + toward, "Con đếm quá một tuần rồi. Con đếm lại nhé!"),
    ],
    range: [1, 31],
    isTyped: true,
    hints: [
      "Con nhớ xem một tuần có mấy ngày.",
      isLater ? "Con thêm đủ một tuần vào ngày đã cho." : "Con bớt đủ một tuần ở ngày đã cho.",
    ],
    explanation: {
      say: `Một tuần có 7 ngày: ${day} ${sign} 7 = ${day + step}. Đó là ngày ${day + step} tháng ${month}.`,
      figures: [found(sheet, [day, day + step], at)],
    },
    praise: "date",
    identity: `week ${place} ${isLater} ${day} ${month}`,
  });
}

/** "Hôm nay là ngày 5 tháng 3. Còn mấy ngày nữa đến ngày 12?" */
function buildDaysBetweenQuestion(rng: Rng): Question {
  const month = rng.int(1, 12);
  const [day, count] = [rng.int(1, 15), rng.int(3, 12)];
  const until = day + count;
  return numberQuestion(rng, {
    prompt: `Hôm nay là ngày ${day} tháng ${month}. Còn ${count > 10 ? "bao nhiêu" : "mấy"} ngày nữa đến ngày ${until}?`,
    answer: count,
    distractors: [
      mistake("COUNT-ENDS", count + 1, "Con không đếm ngày hôm nay nhé!"),
      mistake("COUNT-ENDS", count - 1, "Con đếm cả ngày cuối nhé!"),
      mistake("OP", day + until, "Con cộng hai số rồi. Con tìm số ngày ở giữa nhé!"),
      mistake("DATUM", until, "Đó là ngày cuối. Con tìm còn mấy ngày nữa."),
      mistake("DATUM", day, "Đó là ngày hôm nay. Con tìm còn mấy ngày nữa."),
    ],
    range: [1, 31],
    isTyped: true,
    hints: ["Con lấy ngày sau trừ ngày trước.", `Con tính ${until} − ${day}.`],
    explanation: `Lấy ngày sau trừ ngày trước: ${until} − ${day} = ${count} (ngày).`,
    praise: "date",
    identity: `between ${day} ${until} ${month}`,
  });
}

/** Days and months (curriculum, c2-calendar): a sheet is read; on to the next month, days between; a week on or back. */
export const calendar = defineGeometrySkill({
  id: "c2-calendar",
  classId: "2",
  title: "Ngày, tháng",
  generate: byDifficulty({
    1: [buildWeekdayQuestion, buildFirstQuestion, buildHowManyQuestion, buildLeafQuestion],
    2: [
      buildDayAfterQuestion,
      buildDayAfterQuestion,
      buildDayAfterQuestion,
      buildMonthOfQuestion,
      buildDaysBetweenQuestion,
      buildDaysBetweenQuestion,
      buildDaysBetweenQuestion,
    ],
    3: [buildWeekLaterQuestion],
  }),
});
