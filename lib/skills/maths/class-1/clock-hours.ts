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

const askers = {
  1: [
    ["read", buildTimeQuestion],
    ["told", buildToldQuestion],
    ["which", buildWhichClockQuestion],
    ["set", buildSetClockQuestion],
  ],
  2: [
    ["read", buildTimeQuestion],
    ["which", buildWhichClockQuestion],
    ["set", buildSetClockQuestion],
  ],
  3: [
    ["read", buildTimeQuestion],
    ["set", buildSetClockQuestion],
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
    return named(`${name} ${dressed.story?.what ?? ""}`, ask(dressed));
  },
});
