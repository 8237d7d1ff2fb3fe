import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { clockFormat } from "#lib/text/clock-format.ts";
import { clockText } from "#lib/text/clock-text.ts";
import type { DayTime } from "./day-time.ts";
import { nameOfDayTime } from "./name-of-day-time.ts";
import { clockTwoText as text } from "./text.ts";

/** The same question about a clock, its time named by an hour of 24: "Đồng hồ nào chỉ 17 giờ 30 phút?". */
export function in24Hours(question: Question, { hour, hour24, minute, part }: DayTime): Question {
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
