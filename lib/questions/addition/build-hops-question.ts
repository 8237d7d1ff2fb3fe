import type { Mistake } from "#lib/questions/mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { additionText as text } from "#lib/text/addition-text.ts";
import type { AdditionHelp } from "./addition-help.ts";
import { answerNumber } from "./answer-number.ts";
import { lineFigure } from "./line-figure.ts";
import type { Setting } from "./setting.ts";
import { sumFigure } from "./sum-figure.ts";

/** Hints and explanation of start + count on the number line. */
function hopHelp(start: number, count: number): AdditionHelp {
  const figures = [lineFigure(start, count, true), sumFigure([start, count], null)];
  const steps = Array.from({ length: Math.min(count - 1, 3) }, (_, step) => start + step + 1);
  return {
    hints: [
      { ...text.hintHops, figures: null },
      { ...text.hintHopOn(start, count, steps), figures },
    ],
    explanation: { ...text.explainHops(start, count), figures },
  };
}

/** Wrong landings of `count` hops from `start` by named mistake (curriculum: COUNT-ENDS, OFF1, OP, repeated datum). */
function hopMistakes(start: number, count: number): Mistake[] {
  const landing = start + count;
  return [
    { code: "DATUM", value: start, feedback: text.mistakeHopStart(count) },
    { code: "COUNT-ENDS", value: landing - 1, feedback: text.mistakeHopStartCounted(start) },
    { code: "OFF1", value: landing + 1, feedback: text.mistakeHopTooFar },
    { code: "OP", value: start - count, feedback: text.mistakeHopBack },
    { code: "DATUM", value: count, feedback: text.mistakeHopCount(count) },
  ];
}

/** "Từ 6 nhảy 3 bước thì đến số nào?" on the line 0-10, or 10-20, which only the larger addend can start on. */
export function buildHopsQuestion(setting: Setting): Question {
  const isTurned = setting.range > 10 && setting.a < setting.b;
  const [start, count] = isTurned ? [setting.b, setting.a] : [setting.a, setting.b];
  const body = {
    prompt: text.promptHops(start, count),
    figures: [lineFigure(start, count, false), sumFigure([start, count], null)],
    ...hopHelp(start, count),
    praise: setting.rng.pick(text.praiseHops),
    identity: `${start}+${count}`,
  };
  return answerNumber(setting, body, start + count, hopMistakes(start, count));
}
