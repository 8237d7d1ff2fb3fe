import { toLine } from "#lib/core/to-line.ts";
import { clockFace } from "#lib/questions/clock/clock-face.ts";
import type { ClockSetting } from "#lib/questions/clock/clock-setting.ts";
import { faceFigure } from "#lib/questions/clock/face-figure.ts";
import { readingHelp } from "#lib/questions/clock/reading-help.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { clockText } from "#lib/text/clock-text.ts";
import type { DayPart, DayTime } from "./day-time.ts";
import { nameOfDayTime } from "./name-of-day-time.ts";
import { clockTwoText as text } from "./text.ts";

/** "Bây giờ là buổi tối. Đồng hồ chỉ mấy giờ?": a whole or half hour with its part of the day, four to choose from. */
export function buildNowQuestion(given: ClockSetting, now: DayTime): Question {
  const setting = { ...given, time: { hour: now.hour, minute: now.minute }, naming: "half", sky: now.sky } as const;
  const { rng } = setting;
  const name = (hour: number, part: DayPart) => toLine(nameOfDayTime({ hour, minute: now.minute }, part, "half"));
  const otherPart: DayPart = now.part === "morning" ? "evening" : "morning";
  const answer = name(now.hour, now.part);
  return {
    kind: "choice",
    prompt: text.promptNow(now.part),
    figures: [faceFigure(clockFace(now, setting))],
    hints: [{ ...text.hintSky(now.part), figures: null }, ...readingHelp(setting).hints],
    explanation: { ...text.explainNow(clockText.handsRead(now, "half"), now.part, answer.text), figures: null },
    praise: rng.pick(text.praiseNow),
    answer,
    identity: `now ${now.hour24}:${now.minute}`,
    ...arrangeChoices(rng, answer, [
      { line: name(now.hour, otherPart), feedback: text.mistakeOtherPart(now.part) },
      { line: name((now.hour % 12) + 1, now.part), feedback: text.mistakeHour },
      { line: name(((now.hour + 10) % 12) + 1, now.part), feedback: text.mistakeHour },
    ]),
  };
}
