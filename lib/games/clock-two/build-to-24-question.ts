import { numberAsLine } from "#lib/core/number-as-line.ts";
import { clockFace } from "#lib/questions/clock/clock-face.ts";
import type { ClockSetting } from "#lib/questions/clock/clock-setting.ts";
import { faceFigure } from "#lib/questions/clock/face-figure.ts";
import { numberBox } from "#lib/questions/kinds/number/number-box.ts";
import type { Question } from "#lib/questions/question.ts";
import { clockFormat } from "#lib/text/clock-format.ts";
import { afternoonLine } from "./afternoon-line.ts";
import type { DayTime } from "./day-time.ts";
import { nameOfDayTime } from "./name-of-day-time.ts";
import { clockTwoText as text } from "./text.ts";

const largestHour = 24;

/** "8 giờ tối còn gọi là bao nhiêu giờ?": an hour of the afternoon, evening or night as one of 24, typed. */
export function buildTo24Question(setting: ClockSetting, { hour, hour24, part, sky }: DayTime): Question {
  const named = nameOfDayTime({ hour, minute: 0 }, part, "minutes");
  const mistakes = [
    { value: hour, feedback: text.mistakeMorning },
    { value: hour + 10, feedback: text.mistakeAddedTen },
    { value: hour24 - 1, feedback: text.mistakeTwelve },
    { value: hour24 + 1, feedback: text.mistakeTwelve },
  ];
  return {
    kind: "number",
    prompt: text.promptTo24(named),
    figures: [faceFigure(clockFace({ hour, minute: 0 }, { ...setting, sky }))],
    hints: [
      { ...text.hintAddTwelve, figures: null },
      { ...text.hintCountOn(hour), figures: [afternoonLine(hour24, [12, 24], `+${hour}`)] },
    ],
    explanation: {
      ...text.explainTo24(hour, named, clockFormat.hours(hour24)),
      figures: [afternoonLine(hour24, [12, hour24, 24], `+${hour}`)],
    },
    praise: setting.rng.pick(text.praiseNames),
    answer: numberAsLine(hour24),
    identity: `to 24 ${hour24}`,
    ...numberBox(hour24, mistakes, largestHour),
  };
}
