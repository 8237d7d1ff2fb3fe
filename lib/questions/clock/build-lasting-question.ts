import type { ClockTime } from "#lib/core/clock-time.ts";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import type { Line } from "#lib/core/line.ts";
import { minutesAfterTwelve } from "#lib/core/minutes-after-twelve.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { ClockFace, ClockFigure } from "#lib/questions/figures/clock.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { clockFormat } from "#lib/text/clock-format.ts";
import { clockText as text } from "#lib/text/clock-text.ts";
import { clockFace } from "./clock-face.ts";
import type { ClockSetting, ClockStory } from "./clock-setting.ts";
import { hourSlice } from "./hour-slice.ts";

interface WrongLength {
  readonly length: number;
  readonly feedback: Line;
}

/** Wrong lengths in the unit of the right one, each longer than nothing and each different. */
function mistakes(start: ClockTime, end: ClockTime, length: number): WrongLength[] {
  const unit = length % 60 === 0 ? 60 : 1;
  const step = unit === 60 ? 60 : 5;
  const [first, last] = unit === 60 ? [start.hour * 60, end.hour * 60] : [start.minute, end.minute];
  const all: WrongLength[] = [
    { length: last, feedback: text.mistakeEnd },
    ...(unit === 1 ? [{ length: length / 5, feedback: text.mistakeNumeral }] : []),
    { length: first, feedback: text.mistakeStart },
    { length: length + step, feedback: text.mistakeSteps },
    { length: length - step, feedback: text.mistakeSteps },
    { length: length + 2 * step, feedback: text.mistakeSteps },
    { length: length + 3 * step, feedback: text.mistakeSteps },
  ];
  const lengths = all.map((mistake) => mistake.length);
  return all.filter((mistake, place) => {
    const isNew = lengths.indexOf(mistake.length) === place;
    return isNew && mistake.length > 0 && mistake.length !== length && (unit === 60 || mistake.length < 60);
  });
}

/** The two clocks: when it begins and when it ends; a hint marks the way of the hand on the second one. */
function twoClocks(start: ClockFace, end: ClockFace, slice: ClockFace["slice"]): ClockFigure {
  const faces = [
    { ...start, label: text.start },
    { ...end, slice, label: text.end },
  ];
  return { type: "clock", faces, digital: null, alt: text.twoAlt(start, end) };
}

/** "Lan học vẽ trong bao lâu?": two clocks, whole hours or minutes within one hour between them. */
export function buildLastingQuestion(setting: ClockSetting, story: ClockStory, length: number): Question {
  const { time: start, rng } = setting;
  const end = clockTimeAt(minutesAfterTwelve(start) + length);
  const isHours = length % 60 === 0;
  const lasting = clockFormat.span(length);
  const [first, second] = [clockFace(start, setting), clockFace(end, setting)];
  const way = isHours ? hourSlice(start.hour, length / 60) : { from: start.minute, to: start.minute + length };
  const counting: Help = {
    ...(isHours ? text.hintCountHours : text.hintCountMinutes),
    figures: [twoClocks(first, second, way)],
  };
  const [typical, ...others] = mistakes(start, end, length);
  const wrong = [...(typical === undefined ? [] : [typical]), ...rng.shuffle(others)].slice(0, 3);
  return {
    kind: "choice",
    prompt: text.promptLasting(story.who, story.what),
    figures: [twoClocks(first, second, null)],
    hints: [{ ...text.hintBothClocks, figures: null }, counting],
    explanation: {
      ...(isHours
        ? text.explainHoursLasting(start.hour, end.hour, lasting)
        : text.explainMinutesLasting(start.minute, end.minute || 60, lasting)),
      figures: [twoClocks(first, second, way)],
    },
    praise: rng.pick(text.praiseLasting),
    answer: toLine(lasting),
    identity: `${length} from ${start.hour}:${start.minute}`,
    ...arrangeChoices(
      rng,
      toLine(lasting),
      wrong.map((mistake) => ({ line: toLine(clockFormat.span(mistake.length)), feedback: mistake.feedback })),
    ),
  };
}
