import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { buildLastingQuestion } from "#lib/questions/clock/build-lasting-question.ts";
import { buildLaterQuestion } from "#lib/questions/clock/build-later-question.ts";
import { buildMinutesQuestion } from "#lib/questions/clock/build-minutes-question.ts";
import { buildSetClockQuestion } from "#lib/questions/clock/build-set-clock-question.ts";
import { buildTimeQuestion } from "#lib/questions/clock/build-time-question.ts";
import { buildWhichClockQuestion } from "#lib/questions/clock/build-which-clock-question.ts";
import type { ClockSetting } from "#lib/questions/clock/clock-setting.ts";
import type { Question } from "#lib/questions/question.ts";
import { clockFormat } from "#lib/text/clock-format.ts";
import { clockText } from "#lib/text/clock-text.ts";
import { buildDigitalQuestion } from "./build-digital-question.ts";
import { buildFrom24Question } from "./build-from-24-question.ts";
import { buildHalfNameQuestion } from "./build-half-name-question.ts";
import { buildNowQuestion } from "./build-now-question.ts";
import { buildTo24Question } from "./build-to-24-question.ts";
import type { DayTime } from "./day-time.ts";
import { dayTimeAt } from "./day-time-at.ts";
import type { ClockTwoForm, ClockTwoLevel } from "./levels.ts";
import { nameOfDayTime } from "./name-of-day-time.ts";
import { clockTwoText as text } from "./text.ts";

/** 13 giờ is left out: many call it "1 giờ trưa"; so is 23 giờ, whose neighbour is midnight. */
const hoursAfterNoon = [14, 15, 16, 17, 18, 19, 20, 21, 22] as const;
/** The hours whose part of the day the sky shows beyond doubt. */
const hoursOfClearSky = [5, 6, 7, 8, 9, 10, 14, 15, 16, 17, 19, 20, 21] as const;

function afterNoon({ time, rng }: ClockSetting): DayTime {
  return dayTimeAt(rng.pick(hoursAfterNoon), time.minute);
}

function underClearSky({ time, rng }: ClockSetting): DayTime {
  return dayTimeAt(rng.pick(hoursOfClearSky), time.minute);
}

/** Its answers would be too long with other minutes. */
function toHalfHour(time: DayTime): DayTime {
  return { ...time, minute: time.minute === 30 ? 30 : 0 };
}

function at(setting: ClockSetting, { hour, minute }: DayTime): ClockSetting {
  return { ...setting, time: { hour, minute } };
}

/** The same question about a clock, its time named by an hour of 24: "Đồng hồ nào chỉ 17 giờ 30 phút?". */
function in24Hours(question: Question, { hour, hour24, minute, part }: DayTime): Question {
  const asked = clockFormat.time({ hour: hour24, minute }, "minutes");
  return {
    ...question,
    prompt: question.kind === "clock-set" ? clockText.promptSet(asked) : clockText.promptWhich(asked),
    hints: [{ ...text.hintTakeTwelve, figures: null }, ...question.hints],
    explanation: {
      ...text.explainFrom24(hour24, asked, nameOfDayTime({ hour, minute }, part, "minutes")),
      figures: question.explanation.figures,
    },
    answer: toLine(asked),
    identity: `${question.identity} of 24`,
  };
}

function which24(setting: ClockSetting): Question {
  const time = afterNoon(setting);
  return in24Hours(buildWhichClockQuestion(at(setting, time)), time);
}

function set24(setting: ClockSetting): Question {
  const time = afterNoon(setting);
  return in24Hours(buildSetClockQuestion(at(setting, time)), time);
}

function laterHours(setting: ClockSetting): Question {
  const hours = setting.rng.int(1, 3);
  return buildLaterQuestion(setting, setting.rng.pick([hours, hours, -hours]) * 60);
}

/** A length of minutes that ends with the hour at the latest. */
function pickLength({ time, step, rng }: ClockSetting, least: number): number {
  return step * rng.int(Math.ceil(least / step), (60 - time.minute) / step);
}

function laterMinutes(setting: ClockSetting): Question {
  const { hour, minute } = setting.time;
  const early = { ...setting, time: { hour, minute: Math.min(minute, 60 - 2 * setting.step) } };
  return buildLaterQuestion(early, Math.min(pickLength(early, setting.step), 60 - setting.step));
}

/** Who does things in a story. */
const names = ["An", "Bình", "Chi", "Hà", "Lan", "Mai", "Minh", "Nam", "Tú", "Vy"] as const;

/** What takes whole hours, and what takes minutes. */
const stories = {
  names,
  hours: ["học vẽ", "chơi ở công viên", "thăm ông bà", "học bơi", "giúp mẹ gói bánh"],
  minutes: ["đọc sách", "tập đàn", "tưới cây", "tập thể dục", "vẽ tranh", "dọn phòng"],
} as const;

function lastingHours(setting: ClockSetting): Question {
  const { rng } = setting;
  const length = rng.int(1, 3);
  const whole = { ...setting, time: { hour: rng.int(1, 12 - length), minute: 0 } };
  return buildLastingQuestion(whole, { who: rng.pick(stories.names), what: rng.pick(stories.hours) }, length * 60);
}

/** From ten minutes on: the help says that one number is five. */
function lastingMinutes(setting: ClockSetting): Question {
  const { rng } = setting;
  const early = { ...setting, time: { hour: setting.time.hour, minute: Math.min(setting.time.minute, 45) } };
  const length = Math.min(pickLength(early, 10), 50);
  return buildLastingQuestion(early, { who: rng.pick(stories.names), what: rng.pick(stories.minutes) }, length);
}

const makers: Readonly<Record<ClockTwoForm, (setting: ClockSetting) => Question>> = {
  read: buildTimeQuestion,
  which: buildWhichClockQuestion,
  set: buildSetClockQuestion,
  minutes: (setting) => buildMinutesQuestion(setting, false),
  numeral: (setting) => buildMinutesQuestion(setting, true),
  "half-name": buildHalfNameQuestion,
  "to-24": (setting) => buildTo24Question(setting, afterNoon(setting)),
  "from-24": (setting) => buildFrom24Question(setting, afterNoon(setting)),
  "which-24": which24,
  "set-24": set24,
  now: (setting) => buildNowQuestion(setting, toHalfHour(underClearSky(setting))),
  digital: (setting) => buildDigitalQuestion(setting, underClearSky(setting)),
  "later-hours": laterHours,
  "later-minutes": laterMinutes,
  "lasting-hours": lastingHours,
  "lasting-minutes": lastingMinutes,
};

/** Typed minutes go from 15 on, because their help names 5 and 10. */
function fits(form: ClockTwoForm, minute: number): boolean {
  return minute >= 15 || (form !== "minutes" && form !== "numeral");
}

/** A round of the clock game of class 2. */
export function makeRound(level: ClockTwoLevel, rng: Rng): Question {
  const form = rng.pick(level.forms);
  const minute = rng.pick(level.minutes.filter((each) => fits(form, each)));
  return makers[form]({
    time: { hour: rng.int(1, 12), minute },
    naming: "minutes",
    numerals: "all",
    step: level.step,
    story: null,
    sky: null,
    rng,
  });
}
