import { numberAsLine } from "#lib/core/number-as-line.ts";
import { numberBox } from "#lib/questions/kinds/number/number-box.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { clockText as text } from "#lib/text/clock-text.ts";
import { clockFace } from "./clock-face.ts";
import type { ClockSetting } from "./clock-setting.ts";
import { faceFigure } from "./face-figure.ts";

const largestMinute = 59;

function mistakes(minute: number): Mistake[] {
  const numeral = minute / 5;
  return [
    { value: numeral, feedback: text.mistakeNumeral },
    { value: numeral * 10, feedback: text.mistakeTens },
    { value: minute - 5, feedback: text.mistakeCount },
    { value: minute + 5, feedback: text.mistakeCount },
  ];
}

/**
 * How many minutes the long hand shows, typed: on a whole clock ("Đồng hồ chỉ 7 giờ bao nhiêu phút?") or of the long
 * hand alone ("Kim dài chỉ số 3 là bao nhiêu phút?"). From 15 minutes on: help and mistakes name 5 and 10.
 */
export function buildMinutesQuestion(setting: ClockSetting, isAlone: boolean): Question {
  const { time, rng } = setting;
  const { hour, minute } = time;
  const numeral = minute / 5;
  const face = { ...clockFace(time, setting), hands: isAlone ? "minute" : "both" } as const;
  const counting: Help = {
    ...text.hintCountRim,
    figures: [faceFigure({ ...face, guide: "minute", counted: minute, slice: { from: 0, to: minute } })],
  };
  return {
    kind: "number",
    prompt: isAlone ? text.promptNumeral(numeral) : text.promptMinutes(hour),
    figures: [faceFigure(face)],
    hints: [{ ...text.hintCountFives, figures: [faceFigure({ ...face, guide: "minute" })] }, counting],
    explanation: { ...text.explainMinutes(numeral), figures: [faceFigure(face)] },
    praise: rng.pick(text.praiseMinutes),
    answer: numberAsLine(minute),
    identity: isAlone ? `minutes at ${numeral}` : `minutes ${hour}:${minute}`,
    ...numberBox(minute, mistakes(minute), largestMinute),
  };
}
