import type { ClockTime } from "#lib/core/clock-time.ts";
import type { Line } from "#lib/core/line.ts";
import { clockFace } from "#lib/questions/clock/clock-face.ts";
import type { ClockSetting } from "#lib/questions/clock/clock-setting.ts";
import { faceFigure } from "#lib/questions/clock/face-figure.ts";
import { timeLine } from "#lib/questions/clock/time-line.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { clockTwoText as text } from "./text.ts";

interface WrongName {
  readonly line: Line;
  readonly feedback: Line;
}

function wrongHalves({ hour }: ClockTime): WrongName[] {
  const others = [(hour % 12) + 1, ((hour + 10) % 12) + 1, ((hour + 5) % 12) + 1];
  return others.map((other) => ({
    line: timeLine({ hour: other, minute: 30 }, "half"),
    feedback: text.mistakeOtherHour,
  }));
}

function wrongMinutes({ hour }: ClockTime): WrongName[] {
  const named = (time: ClockTime, feedback: Line) => ({ line: timeLine(time, "minutes"), feedback });
  return [
    named({ hour, minute: 50 }, text.mistakeFifty),
    named({ hour, minute: 15 }, text.mistakeQuarter),
    named({ hour: (hour % 12) + 1, minute: 30 }, text.mistakeOtherHour),
  ];
}

/** "7 giờ 30 phút còn gọi là gì?": the other name of half past. */
export function buildHalfNameQuestion(setting: ClockSetting): Question {
  const { rng } = setting;
  const time = { hour: setting.time.hour, minute: 30 };
  const [half, minutes] = [timeLine(time, "half"), timeLine(time, "minutes")];
  const isHalfAsked = rng.int(0, 1) === 1;
  const [asked, answer] = isHalfAsked ? [minutes, half] : [half, minutes];
  const face = { ...clockFace(time, setting), guide: "minute", slice: { from: 0, to: 30 } } as const;
  return {
    kind: "choice",
    prompt: text.promptHalfName(asked.text),
    figures: [faceFigure(clockFace(time, setting))],
    hints: [
      { ...text.hintHalf, figures: null },
      { ...text.hintHalfTurn, figures: [faceFigure(face)] },
    ],
    explanation: { ...text.explainHalfName(minutes.text, half.text), figures: [faceFigure(face)] },
    praise: rng.pick(text.praiseNames),
    answer,
    identity: `half ${time.hour} ${isHalfAsked}`,
    ...arrangeChoices(rng, answer, isHalfAsked ? wrongHalves(time) : wrongMinutes(time)),
  };
}
