import { toLine } from "#lib/core/to-line.ts";
import type { ClockSetting } from "#lib/questions/clock/clock-setting.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { clockFormat } from "#lib/text/clock-format.ts";
import { afternoonLine } from "./afternoon-line.ts";
import type { DayTime } from "./day-time.ts";
import { dayTimeAt } from "./day-time-at.ts";
import { digitalFigure } from "./digital-figure.ts";
import { nameOfDayTime } from "./name-of-day-time.ts";
import { clockTwoText as text } from "./text.ts";

/** "20 giờ còn gọi là mấy giờ?": an hour of 24 with the part of the day, four to choose from. */
export function buildFrom24Question({ rng }: ClockSetting, time: DayTime): Question {
  const { hour, hour24, part } = time;
  const name = (of: number, inPart = part) => toLine(nameOfDayTime({ hour: of, minute: 0 }, inPart, "minutes"));
  const near = dayTimeAt(hour24 + 1, 0);
  const answer = name(hour);
  return {
    kind: "choice",
    prompt: text.promptFrom24(clockFormat.hours(hour24)),
    figures: [digitalFigure({ ...time, minute: 0 }, [])],
    hints: [
      { ...text.hintTakeTwelve, figures: null },
      { ...text.hintCountBetween, figures: [afternoonLine(hour24, [12, hour24], "?")] },
    ],
    explanation: {
      ...text.explainFrom24(hour24, clockFormat.hours(hour24), answer.text),
      figures: [afternoonLine(hour24, [12, hour24], `+${hour}`)],
    },
    praise: rng.pick(text.praiseNames),
    answer,
    identity: `from 24 ${hour24}`,
    ...arrangeChoices(rng, answer, [
      { line: name(hour, "morning"), feedback: text.mistakeMorningNamed },
      { line: name(hour + 2), feedback: text.mistakeTookTen },
      { line: name(near.hour, near.part), feedback: text.mistakeTwelve },
    ]),
  };
}
