import { clockFace } from "#lib/questions/clock/clock-face.ts";
import type { ClockSetting } from "#lib/questions/clock/clock-setting.ts";
import { faceFigure } from "#lib/questions/clock/face-figure.ts";
import { readingHelp } from "#lib/questions/clock/reading-help.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { clockText } from "#lib/text/clock-text.ts";
import type { DayTime } from "./day-time.ts";
import { digitalFigure } from "./digital-figure.ts";
import { clockTwoText as text } from "./text.ts";

/**
 * "Bây giờ là buổi chiều. Đồng hồ điện tử hiện số nào?": four readings of 24 hours to choose from. Never a whole
 * hour, whose "15:00" is read without its minutes.
 */
export function buildDigitalQuestion(given: ClockSetting, now: DayTime): Question {
  const setting = { ...given, time: { hour: now.hour, minute: now.minute }, sky: now.sky };
  const { rng } = setting;
  const { hour, hour24, minute } = now;
  const answer = text.digital(hour24, minute);
  const face = clockFace(now, setting);
  const isMorning = now.part === "morning";
  const [, ...reading] = readingHelp(setting).hints;
  const twelve = isMorning
    ? { line: text.digital(hour + 12, minute), feedback: text.mistakeAfternoon }
    : { line: text.digital(hour, minute), feedback: text.mistakeMorning };
  return {
    kind: "choice",
    prompt: text.promptDigital(now.part),
    figures: [faceFigure(face)],
    hints: [...reading, { ...(isMorning ? text.hintSky(now.part) : text.hintAddTwelve), figures: null }],
    explanation: { ...text.explainDigital(hour, hour24, minute), figures: [digitalFigure(now, [face])] },
    praise: rng.pick(text.praiseNow),
    answer,
    identity: `digital ${hour24}:${minute}`,
    ...arrangeChoices(rng, answer, [
      twelve,
      { line: text.digital(hour24, minute / 5), feedback: clockText.mistakeNumeral },
      { line: text.digital(hour24 + 1, minute), feedback: clockText.mistakeNextHour(hour) },
    ]),
  };
}
