import type { Figure } from "#lib/questions/figure.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { additionText as text } from "#lib/text/addition-text.ts";
import { answerNumber } from "./answer-number.ts";
import { frameFigure } from "./frame-figure.ts";
import { missingHelp } from "./missing-help.ts";
import type { Setting } from "./setting.ts";
import { sumFigure } from "./sum-figure.ts";

/** Wrong answers to given + … = total by named mistake (repeated datum, OP, OFF1 or OFF10). */
function missingMistakes(given: number, total: number): Mistake[] {
  const missing = total - given;
  const step = missing % 10 === 0 ? 10 : 1;
  const code = step === 10 ? "OFF10" : "OFF1";
  const tooLittle: Mistake = { code, value: missing - step, feedback: text.mistakeTooLittle(missing - step, total) };
  return [
    { code: "DATUM", value: total, feedback: text.mistakeTotal(total) },
    { code: "DATUM", value: given, feedback: text.mistakeGiven },
    { code: "OP", value: given + total, feedback: text.mistakeAddedBoth(given, total) },
    ...(missing > step ? [tooLittle] : []),
    { code, value: missing + step, feedback: text.mistakeTooMuch(missing + step, total) },
  ];
}

/**
 * "6 cộng mấy thì bằng 9?", or "Mấy cộng 6 thì bằng 9?" where `isFirst`. Above 10 the smaller addend is
 * asked for: 14 + … = 17, not 3 + … = 17.
 */
export function buildMissingQuestion(setting: Setting, isFirst: boolean): Question {
  const { range, pictures, rng } = setting;
  const isTurned = range > 10 && setting.a < setting.b;
  const [given, missing] = isTurned ? [setting.b, setting.a] : [setting.a, setting.b];
  const total = given + missing;
  const frame: Figure[] =
    setting.beside === "frame" ? [frameFigure([{ picture: pictures[0], count: given }], [], total)] : [];
  const body = {
    prompt: text.promptMissing(given, total, isFirst, range),
    figures: [...frame, sumFigure(isFirst ? [null, given] : [given, null], total)],
    ...missingHelp(given, total, isFirst, pictures),
    praise: rng.pick(text.praiseMissing),
    identity: isFirst ? `?+${given}=${total}` : `${given}+?=${total}`,
  };
  return answerNumber(setting, body, missing, missingMistakes(given, total));
}
