import type { Help } from "#lib/questions/question.ts";
import { clockText as text } from "#lib/text/clock-text.ts";
import { clockFace } from "./clock-face.ts";
import type { ClockSetting } from "./clock-setting.ts";
import { faceFigure } from "./face-figure.ts";
import { hourSlice } from "./hour-slice.ts";
import { toldFigure } from "./told-figure.ts";

export interface ClockHelp {
  readonly hints: readonly Help[];
  readonly explanation: Help;
}

/** Hints and explanation of reading a clock: the short hand first at a whole hour, the minutes first at any other time. */
export function readingHelp(setting: ClockSetting): ClockHelp {
  const { time, naming } = setting;
  const face = clockFace(time, setting);
  const explanation = { ...text.explainTime(time, naming), figures: [toldFigure(setting)] };
  const atShort = { ...face, guide: "hour" } as const;
  if (time.minute === 0) {
    const beam = { from: time.hour * 5 - 2, to: time.hour * 5 + 2 };
    return {
      hints: [
        { ...text.hintShortHand, figures: [faceFigure(atShort)] },
        {
          ...(setting.numerals === "quarters" && time.hour % 3 !== 0 ? text.hintMarkOf(time.hour) : text.hintExactHour),
          figures: [faceFigure({ ...atShort, slice: beam })],
        },
      ],
      explanation,
    };
  }
  const isHalf = naming === "half";
  const turned = { ...face, guide: "minute", slice: { from: 0, to: time.minute } } as const;
  const counted = isHalf ? turned : { ...turned, counted: time.minute };
  return {
    hints: [
      { ...(isHalf ? text.hintHalf : text.hintCountFives), figures: [faceFigure(counted)] },
      { ...text.hintPassed, figures: [faceFigure({ ...atShort, slice: hourSlice(time.hour, 1) })] },
    ],
    explanation,
  };
}
