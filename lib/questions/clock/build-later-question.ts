import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import { minutesAfterTwelve } from "#lib/core/minutes-after-twelve.ts";
import type { ClockFace } from "#lib/questions/figures/clock.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { clockFormat } from "#lib/text/clock-format.ts";
import { clockText as text } from "#lib/text/clock-text.ts";
import { clockFace } from "./clock-face.ts";
import type { ClockSetting } from "./clock-setting.ts";
import { faceFigure } from "./face-figure.ts";
import { hourSlice } from "./hour-slice.ts";
import { pickWrongTimes } from "./pick-wrong-times.ts";
import { timeLine } from "./time-line.ts";
import type { WrongTime } from "./wrong-time.ts";

function mistakes({ time, step }: ClockSetting, minutes: number): WrongTime[] {
  const after = (more: number) => clockTimeAt(minutesAfterTwelve(time) + more);
  const near = minutes % 60 === 0 ? 60 : step;
  return [
    { time, feedback: text.mistakeNow },
    { time: after(-minutes), feedback: minutes > 0 ? text.mistakeBack : text.mistakeForward },
    { time: after(minutes + near), feedback: text.mistakeSteps },
    { time: after(minutes - near), feedback: text.mistakeSteps },
    { time: after(minutes + 2 * near), feedback: text.mistakeSteps },
  ];
}

/** What the hand that moves crosses on its way. */
function wayOf({ time }: ClockSetting, minutes: number): Pick<ClockFace, "guide" | "slice"> {
  if (minutes % 60 !== 0) return { guide: "minute", slice: { from: time.minute, to: time.minute + minutes } };
  const hours = minutes / 60;
  const first = hours > 0 ? time.hour : clockTimeAt(minutesAfterTwelve(time) + minutes).hour;
  const along = hourSlice(first, Math.abs(hours));
  const creep = time.minute / 12;
  return { guide: "hour", slice: along && { from: along.from + creep, to: along.to + creep } };
}

/**
 * "Sau 2 giờ nữa, đồng hồ chỉ mấy giờ?" for whole hours or for minutes up to the next hour, "Trước đó 2 giờ, …" where
 * `minutes` is below zero; four times to choose from.
 */
export function buildLaterQuestion(setting: ClockSetting, minutes: number): Question {
  const { time, naming, rng } = setting;
  const later = clockTimeAt(minutesAfterTwelve(time) + minutes);
  const face = clockFace(time, setting);
  const way = wayOf(setting, minutes);
  const answer = timeLine(later, naming);
  const [now, length] = [clockFormat.time(time, naming), Math.abs(minutes)];
  const explain = minutes > 0 ? text.explainLater : text.explainEarlier;
  const step: Help = {
    ...(minutes % 60 === 0 ? text.hintHourSteps : text.hintMinuteSteps),
    figures: [faceFigure({ ...face, ...way })],
  };
  return {
    kind: "choice",
    prompt: minutes > 0 ? text.promptLater(length) : text.promptEarlier(length),
    figures: [faceFigure(face)],
    hints: [{ ...text.hintReadFirst, figures: [faceFigure({ ...face, guide: "hour" })] }, step],
    explanation: {
      ...explain(now, length, answer.text),
      figures: [faceFigure({ ...clockFace(later, setting), slice: way.slice })],
    },
    praise: rng.pick(text.praiseLater),
    answer,
    identity: `${minutes} from ${time.hour}:${time.minute}`,
    ...arrangeChoices(
      rng,
      answer,
      pickWrongTimes(rng, later, mistakes(setting, minutes)).map(({ time: wrong, feedback }) => ({
        line: timeLine(wrong, naming),
        feedback,
      })),
    ),
  };
}
