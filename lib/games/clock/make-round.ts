import type { Rng } from "#lib/core/rng.ts";
import { buildLaterQuestion } from "#lib/questions/clock/build-later-question.ts";
import { buildSetClockQuestion } from "#lib/questions/clock/build-set-clock-question.ts";
import { buildTimeQuestion } from "#lib/questions/clock/build-time-question.ts";
import { buildWhichClockQuestion } from "#lib/questions/clock/build-which-clock-question.ts";
import type { ClockSetting } from "#lib/questions/clock/clock-setting.ts";
import type { Question } from "#lib/questions/question.ts";
import { clockDayText } from "#lib/text/clock-day-text.ts";
import type { ClockForm, ClockLevel } from "./levels.ts";

/** Who does things in a story. */
const names = ["An", "Bình", "Chi", "Hà", "Lan", "Linh", "Minh", "Nam", "Tú", "Vy"] as const;

/** The same time as somebody's time of day. */
function inStory(setting: ClockSetting): ClockSetting {
  const { time, rng } = setting;
  const { what, sky } = rng.pick(clockDayText[time.hour] ?? []);
  return { ...setting, story: { who: rng.pick(names), what }, sky };
}

const makers: Readonly<Record<ClockForm, (setting: ClockSetting, hours: number) => Question>> = {
  read: buildTimeQuestion,
  which: buildWhichClockQuestion,
  set: buildSetClockQuestion,
  "story-read": (setting) => buildTimeQuestion(inStory(setting)),
  "story-which": (setting) => buildWhichClockQuestion(inStory(setting)),
  "story-set": (setting) => buildSetClockQuestion(inStory(setting)),
  later: (setting, hours) => buildLaterQuestion(setting, hours * 60),
  earlier: (setting, hours) => buildLaterQuestion(setting, -hours * 60),
};

/** A round of the clock game of class 1. */
export function makeRound(level: ClockLevel, rng: Rng): Question {
  const form = rng.pick(level.forms);
  const time = { hour: rng.int(1, 12), minute: rng.pick(level.minutes) };
  const setting: ClockSetting = {
    time,
    naming: "half",
    numerals: level.numerals,
    step: level.minutes.includes(30) ? 30 : 60,
    story: null,
    sky: null,
    rng,
  };
  return makers[form](setting, rng.int(1, level.mostHours));
}
