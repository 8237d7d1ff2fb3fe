import type { Question } from "#lib/questions/question.ts";
import { additionText as text } from "#lib/text/addition-text.ts";
import { answerNumber } from "./answer-number.ts";
import { hopHelp } from "./hop-help.ts";
import { hopMistakes } from "./hop-mistakes.ts";
import { lineFigure } from "./line-figure.ts";
import type { Setting } from "./setting.ts";
import { sumFigure } from "./sum-figure.ts";

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
