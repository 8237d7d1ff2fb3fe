import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import { minutesAfterTwelve } from "#lib/core/minutes-after-twelve.ts";
import type { ClockSetKey, ClockSetView } from "#lib/questions/kinds/clock-set/grading.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { clockFormat } from "#lib/text/clock-format.ts";
import { clockText as text } from "#lib/text/clock-text.ts";
import { clockFace } from "./clock-face.ts";
import type { ClockSetting } from "./clock-setting.ts";
import { faceFigure } from "./face-figure.ts";
import { hourSlice } from "./hour-slice.ts";
import { timeLine } from "./time-line.ts";
import { toldFigure } from "./told-figure.ts";

/** Up to three hours away on either side, and up to half an hour more where the long hand turns too. */
function pickStart({ time, step, rng }: ClockSetting): ClockSetView["start"] {
  const hours = rng.int(1, 3) * rng.pick([-1, 1]);
  const steps = step === 60 ? 0 : rng.int(1, 30 / step) * rng.pick([-1, 1]);
  return clockTimeAt(minutesAfterTwelve(time) + hours * 60 + steps * step);
}

function keyOf({ time }: ClockSetting): ClockSetKey {
  return {
    hour: time.hour,
    minute: time.minute,
    wrongHour: text.mistakeTurnShort,
    wrongMinute: text.mistakeTurnLong,
    wrongBoth: text.mistakeTurnBoth,
    swapped: text.mistakeSwapped,
  };
}

/** The board draws these around the hands as they stand. */
function setHints(setting: ClockSetting): Help[] {
  const { time, naming, step } = setting;
  const face = clockFace(time, setting);
  const isWhole = time.minute === 0;
  const goal = isWhole ? { from: time.hour * 5 - 2, to: time.hour * 5 + 2 } : hourSlice(time.hour, 1);
  const short: Help = {
    ...text.hintTurnShort(time),
    figures: [faceFigure({ ...face, guide: "hour", slice: goal })],
  };
  if (step === 60) return [{ ...text.hintTurnFirst, figures: [faceFigure({ ...face, guide: "hour" })] }, short];
  const turned = { ...face, guide: "minute", slice: { from: 0, to: time.minute } } as const;
  const counted = naming === "half" ? turned : { ...turned, counted: time.minute };
  const long = naming === "half" && !isWhole ? text.hintTurnHalf : text.hintTurnLong(time.minute);
  const longFace = isWhole ? ({ ...face, guide: "minute", slice: { from: 58, to: 62 } } as const) : counted;
  return [{ ...long, figures: [faceFigure(longFace)] }, short];
}

/** "Con quay kim đến 7 giờ rưỡi nhé!": the hands are turned. */
export function buildSetClockQuestion(setting: ClockSetting): Extract<Question, { kind: "clock-set" }> {
  const { time, naming, numerals, step, story, sky, rng } = setting;
  const asked = clockFormat.time(time, naming);
  return {
    kind: "clock-set",
    prompt: story === null ? text.promptSet(asked) : text.promptStorySet(story.who, story.what, asked),
    figures: [],
    view: { start: pickStart(setting), step, numerals, sky },
    key: keyOf(setting),
    hints: setHints(setting),
    explanation: { ...text.explainTime(time, naming), figures: [toldFigure(setting)] },
    praise: rng.pick(text.praiseSet),
    answer: timeLine(time, naming),
    identity: `set ${time.hour}:${time.minute}`,
  };
}
