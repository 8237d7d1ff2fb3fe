import type { Rng } from "#lib/core/rng.ts";
import { askLater } from "#lib/questions/clock/ask-later.ts";
import { askSetClock } from "#lib/questions/clock/ask-set-clock.ts";
import { askTime } from "#lib/questions/clock/ask-time.ts";
import { askWhichClock } from "#lib/questions/clock/ask-which-clock.ts";
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
  read: askTime,
  which: askWhichClock,
  set: askSetClock,
  "story-read": (setting) => askTime(inStory(setting)),
  "story-which": (setting) => askWhichClock(inStory(setting)),
  "story-set": (setting) => askSetClock(inStory(setting)),
  later: (setting, hours) => askLater(setting, hours * 60),
  earlier: (setting, hours) => askLater(setting, -hours * 60),
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
