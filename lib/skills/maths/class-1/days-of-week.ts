import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { DaySheetsFigure } from "#lib/questions/figures/day-sheets.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { weekdays } from "#lib/skills/words/calendar.ts";
import { namesInTime } from "./short-names.ts";

/** The day so many days on; back for numbers below 0. */
function dayAt(day: number): string {
  return weekdays[((day % 7) + 7) % 7] ?? "";
}

interface Form {
  readonly name: string;
  readonly step: 1 | -1 | 2 | -2;
  readonly ask: (day: string, child: string) => string;
}

const forms: Readonly<Record<Difficulty, readonly Form[]>> = {
  1: [
    { name: "tomorrow", step: 1, ask: (day) => `Hôm nay là ${day}. Ngày mai là thứ mấy?` },
    { name: "today", step: 1, ask: (day) => `Hôm qua là ${day}. Hôm nay là thứ mấy?` },
    { name: "after", step: 1, ask: (day) => `Ngay sau ${day} là ngày nào?` },
    { name: "next", step: 1, ask: (day, child) => `${child} đi bơi vào ${day}. Hôm sau là thứ mấy?` },
  ],
  2: [
    { name: "yesterday", step: -1, ask: (day) => `Hôm nay là ${day}. Hôm qua là thứ mấy?` },
    { name: "now", step: -1, ask: (day) => `Ngày mai là ${day}. Hôm nay là thứ mấy?` },
    { name: "before", step: -1, ask: (day) => `Ngay trước ${day} là ngày nào?` },
    { name: "last", step: -1, ask: (day, child) => `${child} về quê vào ${day}. Hôm trước đó là thứ mấy?` },
  ],
  3: [
    { name: "in-two", step: 2, ask: (day) => `Hôm nay là ${day}. Hai ngày nữa là thứ mấy?` },
    { name: "two-ago", step: -2, ask: (day) => `Hôm nay là ${day}. Hai ngày trước là thứ mấy?` },
    { name: "over", step: 2, ask: (day) => `Hôm qua là ${day}. Ngày mai là thứ mấy?` },
    { name: "back-over", step: -2, ask: (day) => `Ngày mai là ${day}. Hôm qua là thứ mấy?` },
    {
      name: "week",
      step: 2,
      ask: (day, child) => `${child} gieo hạt vào ${day}. Hai ngày sau, hạt nảy mầm. Đó là thứ mấy?`,
    },
  ],
};

function sheets(...shown: readonly (readonly [day: string | null, weekday: string])[]): DaySheetsFigure {
  return {
    type: "day-sheets",
    sheets: shown.map(([day, weekday]) => ({ month: null, day, weekday: capital(weekday) })),
    alt: shown.length === 1 ? "Một tờ lịch." : "Các tờ lịch cạnh nhau.",
  };
}

/** The known day and the one that is asked for as leaves, in the order they come; what lies between is left open. */
function leaves(day: number, step: Form["step"]): DaySheetsFigure {
  const between = Array.from({ length: Math.abs(step) - 1 }, () => [null, "?"] as const);
  const known = [null, dayAt(day)] as const;
  const row = [known, ...between, [null, "?"] as const];
  return sheets(...(step > 0 ? row : row.toReversed()));
}

/** The same leaves with all their days, the one that was asked for ringed. */
function inOrder(day: number, step: Form["step"]): DaySheetsFigure {
  const first = Math.min(day, day + step);
  const row = Array.from({ length: Math.abs(step) + 1 }, (_, place) => [null, dayAt(first + place)] as const);
  return { ...sheets(...row), marked: step > 0 ? step : 0 };
}

/** "Hôm nay là thứ Tư. Ngày mai là thứ mấy?" */
function buildDayQuestion(difficulty: Difficulty, rng: Rng): Question {
  const form = rng.pick(forms[difficulty]);
  const day = rng.int(0, 6);
  const { step } = form;
  const [known, answer] = [dayAt(day), dayAt(day + step)];
  const isOn = step > 0;
  const count = Math.abs(step) === 1 ? "một" : "hai";
  const way = isOn ? `Con đếm tiếp ${count} ngày nhé!` : `Con đếm lùi ${count} ngày nhé!`;
  const sign = Math.sign(step);
  const path = Math.abs(step) === 1 ? "" : `${dayAt(day + sign)}, rồi `;
  const turned = isOn ? "Con đếm tiếp, đừng đếm lùi nhé!" : "Con đếm lùi, đừng đếm tiếp nhé!";
  return choiceQuestion(rng, {
    prompt: form.ask(known, rng.pick(namesInTime)),
    figures: [rng.int(0, 1) === 0 ? sheets([null, known]) : leaves(day, step)],
    answer: wordsValue(answer),
    distractors: [
      mistake("REL", wordsValue(dayAt(day - step)), turned),
      mistake("OFF1", wordsValue(dayAt(day + step + sign)), "Con đếm quá mất một ngày rồi."),
      mistake("DATUM", wordsValue(known), "Đó là ngày đề bài cho. Con đếm từ ngày ấy nhé!"),
      mistake("OFF1", wordsValue(dayAt(day + step - sign)), "Con còn đếm thiếu một ngày."),
    ],
    hints: ["Con đọc tên các ngày trong tuần theo thứ tự.", { say: way, figures: [leaves(day, step)] }],
    explanation: { say: `Ngay ${isOn ? "sau" : "trước"} ${known} là ${path}${answer}.`, figures: [inOrder(day, step)] },
    praise: "date",
    identity: `${form.name} ${known}`,
  });
}

/** "Con xem tờ lịch hôm nay. Ngày mai là thứ mấy?" */
function buildSheetQuestion(step: 1 | -1, rng: Rng): Question {
  const day = rng.int(0, 6);
  const [known, answer] = [dayAt(day), dayAt(day + step)];
  const isOn = step > 0;
  const way = isOn ? "Ngày mai là ngày ngay sau hôm nay." : "Hôm qua là ngày ngay trước hôm nay.";
  return choiceQuestion(rng, {
    prompt: `Con xem tờ lịch hôm nay. ${isOn ? "Ngày mai" : "Hôm qua"} là thứ mấy?`,
    figures: [sheets([String(rng.int(1, 28)), known])],
    answer: wordsValue(answer),
    distractors: [
      mistake("REL", wordsValue(dayAt(day - step)), way),
      mistake("DATUM", wordsValue(known), "Đó là thứ ghi trên tờ lịch hôm nay."),
      mistake("OFF1", wordsValue(dayAt(day + step * 2)), "Con chỉ đếm một ngày thôi nhé!"),
    ],
    hints: ["Con đọc xem tờ lịch ghi thứ mấy.", { say: way, figures: [leaves(day, step)] }],
    explanation: {
      say: `Hôm nay là ${known}. ${isOn ? "Ngày mai" : "Hôm qua"} là ${answer}.`,
      figures: [inOrder(day, step)],
    },
    praise: "date",
    identity: `sheet ${step} ${known}`,
  });
}

/** "Câu nào đúng?": one true sentence about the order of the days. */
function buildTrueQuestion(step: 1 | -1, rng: Rng): Question {
  const day = rng.int(0, 6);
  const isOn = step > 0;
  const tell = (from: number, to: number) => {
    const [first, second] = [dayAt(from), dayAt(to)];
    return wordsValue(isOn ? `Ngay sau ${first} là ${second}.` : `Ngay trước ${first} là ${second}.`);
  };
  const other = rng.pick([2, 3, 4]);
  const turned = (first: string, second: string) => `${capital(second)} đứng ${isOn ? "trước" : "sau"} ${first}.`;
  // In the order of the days: between Tuesday and Sunday lie more.
  const between = (first: string, second: string) =>
    `Giữa ${isOn ? first : second} và ${isOn ? second : first} còn một ngày nữa.`;
  return choiceQuestion(rng, {
    prompt: rng.pick(["Câu nào đúng?", "Con chọn câu đúng nhé!"]),
    answer: tell(day, day + step),
    distractors: [
      mistake("REL", tell(day, day - step), turned(dayAt(day), dayAt(day - step))),
      mistake("OFF1", tell(day, day + step * 2), between(dayAt(day), dayAt(day + step * 2))),
      mistake("REL", tell(day + other, day + other - step), turned(dayAt(day + other), dayAt(day + other - step))),
      mistake(
        "OFF1",
        tell(day + other, day + other + step * 2),
        between(dayAt(day + other), dayAt(day + other + step * 2)),
      ),
    ],
    hints: [
      "Con đọc tên các ngày trong tuần theo thứ tự.",
      { say: "Con xem từng cặp ngày nhé!", figures: [leaves(day, step)] },
    ],
    explanation: {
      say: `${capital(dayAt(day))} và ${dayAt(day + step)} liền nhau. ${isOn ? "Ngay sau" : "Ngay trước"} ${dayAt(day)} là ${dayAt(day + step)}.`,
      figures: [inOrder(day, step)],
    },
    praise: "choose",
    identity: `true ${step} ${dayAt(day)} ${other}`,
  });
}

/** "Hôm nay là thứ Ba, ngày 5. Thứ Năm là ngày mấy?" on two leaves of the calendar. */
function buildDateQuestion(rng: Rng): Question {
  const day = rng.int(0, 4);
  const date = rng.int(2, 28);
  const step = rng.pick([1, 2]);
  const [known, wanted] = [dayAt(day), dayAt(day + step)];
  const answer = date + step;
  const counted = Array.from({ length: step + 1 }, (_, place) => [String(date + place), dayAt(day + place)] as const);
  const again = `Con đếm tiếp ${step === 1 ? "một" : "hai"} ngày nhé!`;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${capital(known)} là ngày ${date}. ${capital(wanted)} tuần này là ngày mấy?`,
      `Hôm nay là ${known}, ngày ${date}. ${capital(wanted)} tuần này là ngày mấy?`,
    ]),
    figures: [sheets([String(date), known], ["?", wanted])],
    answer,
    range: [1, 31],
    distractors: [
      mistake("REL", date - step, "Con nhớ: ngày tiếp theo có số lớn hơn."),
      mistake("DATUM", date, "Đó là ngày đề bài cho. Con đếm tiếp nhé!"),
      mistake("OFF1", answer + 1, `Con đếm quá rồi. ${again}`),
      mistake("OFF1", answer - 1, "Con đếm còn thiếu. Con đếm tiếp nhé!"),
    ],
    hints: [`Con đếm từ ${known} đến ${wanted}.`, again],
    explanation: {
      say: `Từ ${known} đến ${wanted} là ${step} ngày. ${date} + ${step} = ${answer}.`,
      figures: [{ ...sheets(...counted), marked: step }],
    },
    praise: "date",
    identity: `date ${known} ${date} ${step}`,
    isTyped: true,
  });
}

/** The days of the week (curriculum, c1-days-of-week): the next one, the one before, two days on and on the calendar. */
export const daysOfWeek = defineGeometrySkill({
  id: "c1-days-of-week",
  classId: "1",
  title: "Các ngày trong tuần",
  generate(difficulty, rng) {
    const form = rng.int(0, 3);
    if (form > 1) return buildDayQuestion(difficulty, rng);
    if (difficulty === 3) return buildDateQuestion(rng);
    const step = difficulty === 1 ? 1 : -1;
    return form === 0 ? buildSheetQuestion(step, rng) : buildTrueQuestion(step, rng);
  },
});
