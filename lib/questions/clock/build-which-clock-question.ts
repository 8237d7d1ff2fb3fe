import type { ClockTime } from "#lib/core/clock-time.ts";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import { minutesAfterTwelve } from "#lib/core/minutes-after-twelve.ts";
import type { ClockFace } from "#lib/questions/figures/clock.ts";
import { arrangeFigures } from "#lib/questions/kinds/figure-choice/arrange-figures.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { clockFormat } from "#lib/text/clock-format.ts";
import { clockText as text } from "#lib/text/clock-text.ts";
import { clockFace } from "./clock-face.ts";
import type { ClockSetting } from "./clock-setting.ts";
import { faceFigure } from "./face-figure.ts";
import { pickWrongTimes } from "./pick-wrong-times.ts";
import { timeLine } from "./time-line.ts";
import { toldFigure } from "./told-figure.ts";
import type { WrongTime } from "./wrong-time.ts";

/**
 * Clocks that are taken for a time when its hands are mixed up, or that stand near it, the typical one first. With
 * the hands mixed up 3 giờ looks like a quarter past twelve: the short hand near 12, the long one on 3.
 */
function settingMistakes({ time, naming, step }: ClockSetting): WrongTime[] {
  const after = (minutes: number) => clockTimeAt(minutesAfterTwelve(time) + minutes);
  const shown = (other: ClockTime): WrongTime => ({
    time: other,
    feedback: text.shows(clockFormat.time(other, naming)),
    code: "OFF1",
  });
  const swapped = { hour: time.minute / 5 || 12, minute: (time.hour * 5) % 60 };
  return [
    { time: swapped, feedback: time.minute === 0 ? text.mistakeHandsSwapped : text.mistakeSwapped, code: "HANDS" },
    shown(after(60)),
    shown(after(-60)),
    ...(step < 60 ? [shown({ ...time, minute: (time.minute + 30) % 60 })] : []),
    ...(step === 60 ? [shown(after(120)), shown(after(-120))] : [shown(after(step)), shown(after(-step))]),
  ];
}

/** "Đồng hồ nào chỉ 3 giờ?", or at what somebody does: four clocks to choose from. */
export function buildWhichClockQuestion(setting: ClockSetting): Question {
  const { time, naming, story, rng } = setting;
  const asked = clockFormat.time(time, naming);
  const wrong = pickWrongTimes(rng, time, settingMistakes(setting));
  const arranged = arrangeFigures(
    rng,
    faceFigure(clockFace(time, setting)),
    wrong.map((mistake) => ({ ...mistake, figure: faceFigure(clockFace(mistake.time, setting)) })),
  );
  // A hint speaks of one hand on all four clocks alike.
  const guided = (guide: ClockFace["guide"]) =>
    arranged.view.figures.map((figure) =>
      figure.type === "clock" ? { ...figure, faces: figure.faces.map((face) => ({ ...face, guide })) } : figure,
    );
  const isHidden = time.minute === 0 && setting.numerals === "quarters" && time.hour % 3 !== 0;
  const short: Help = {
    ...(isHidden ? text.hintMarkOf(time.hour) : text.hintFindShort(time)),
    figures: guided("hour"),
  };
  const long: Help = {
    ...(time.minute === 0 ? text.hintTurnLong(0) : text.hintFindLong(time.minute)),
    figures: guided("minute"),
  };
  const isLongAlike = wrong.every((mistake) => mistake.time.minute === time.minute);
  return {
    kind: "figure-choice",
    prompt: story === null ? text.promptWhich(asked) : text.promptStoryWhich(story.who, story.what, asked),
    figures: [],
    hints: [isLongAlike ? { ...text.hintShortHand, figures: guided("hour") } : long, short],
    explanation: { ...text.explainTime(time, naming), figures: [toldFigure(setting)] },
    praise: rng.pick(text.praiseWhich),
    answer: timeLine(time, naming),
    identity: `which ${time.hour}:${time.minute}`,
    ...arranged,
  };
}
