import { toLine } from "#lib/core/to-line.ts";
import { buildSetClockQuestion } from "#lib/questions/clock/build-set-clock-question.ts";
import { buildTimeQuestion } from "#lib/questions/clock/build-time-question.ts";
import { buildWhichClockQuestion } from "#lib/questions/clock/build-which-clock-question.ts";
import type { ClockSetting } from "#lib/questions/clock/clock-setting.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { clockDayText } from "#lib/text/clock-day-text.ts";
import { named } from "./named.ts";
import { namesInTime } from "./short-names.ts";

/** The hands told in words beside the clock. */
function buildToldQuestion(setting: ClockSetting): Question {
  const { hour } = setting.time;
  return { ...buildTimeQuestion(setting), prompt: toLine(`Kim ngắn chỉ số ${hour}, kim dài chỉ số 12. Mấy giờ rồi?`) };
}

function isPrinted({ time, numerals }: ClockSetting): boolean {
  return numerals === "all" || time.hour % 3 === 0;
}

/** Where the number of the hour is not printed, how it is counted: "Từ số 9, con đếm tiếp các vạch dài: 10, 11." */
function withCounting(setting: ClockSetting, question: Question): Question {
  const { hour } = setting.time;
  if (isPrinted(setting)) return question;
  const from = hour - (hour % 3);
  const counted = Array.from({ length: hour - from }, (_, step) => from + step + 1).join(", ");
  const { explanation } = question;
  const way = toLine(`Từ số ${from || 12}, con đếm tiếp các vạch dài: ${counted}. ${explanation.text}`);
  return { ...question, explanation: { ...explanation, ...way } };
}

const hourHand = toLine("Kim ngắn chỉ số mấy thì là mấy giờ.");

/** The hour stands in the question: a hint that names its number again would say where the hand is. */
function buildWhichQuestion(setting: ClockSetting): Question {
  const question = buildWhichClockQuestion(setting);
  const [first, second] = question.hints;
  if (first === undefined || second === undefined || !isPrinted(setting)) return question;
  return { ...question, hints: [first, { ...second, ...hourHand }] };
}

/** As above, and no place on the clock is lit either. */
function buildSetQuestion(setting: ClockSetting): Question {
  const question = buildSetClockQuestion(setting);
  const { hour } = setting.time;
  const way = isPrinted(setting)
    ? hourHand
    : toLine(`Mỗi vạch dài là một giờ. Con đếm từ số ${hour - (hour % 3) || 12}.`);
  return { ...question, hints: [...question.hints.slice(0, 1), { ...way, figures: null }] };
}

const askers = {
  1: [
    ["read", buildTimeQuestion],
    ["told", buildToldQuestion],
    ["which", buildWhichQuestion],
    ["set", buildSetQuestion],
  ],
  2: [
    ["read", buildTimeQuestion],
    ["which", buildWhichQuestion],
    ["set", buildSetQuestion],
  ],
  3: [
    ["read", buildTimeQuestion],
    ["set", buildSetQuestion],
  ],
} as const satisfies Readonly<Record<Difficulty, readonly (readonly [string, (setting: ClockSetting) => Question])[]>>;

/** The same hour as somebody's time of day. */
function inStory(setting: ClockSetting): ClockSetting {
  const { time, rng } = setting;
  const { what, sky } = rng.pick(clockDayText[time.hour] ?? []);
  return { ...setting, story: { who: rng.pick(namesInTime), what }, sky };
}

/** Whole hours (curriculum, c1-clock-hours): with all numbers, with four of them, for what is done in a day beside four numbers. */
export const clockHours = defineGeometrySkill({
  id: "c1-clock-hours",
  classId: "1",
  title: "Xem giờ đúng",
  generate(difficulty, rng) {
    const setting: ClockSetting = {
      time: { hour: rng.int(1, 12), minute: 0 },
      naming: "half",
      numerals: difficulty === 1 ? "all" : "quarters",
      step: 60,
      story: null,
      sky: null,
      rng,
    };
    const [name, ask] = rng.pick<readonly [string, (asked: ClockSetting) => Question]>(askers[difficulty]);
    const dressed = difficulty === 3 ? inStory(setting) : setting;
    return named(`${name} ${dressed.story?.what ?? ""}`, withCounting(dressed, ask(dressed)));
  },
});
