import type { Mistake } from "#lib/questions/mistake.ts";
import { additionText as text } from "#lib/text/addition-text.ts";

/** Wrong answers to given + … = total by named mistake (repeated datum, OP, OFF1 or OFF10). */
export function missingMistakes(given: number, total: number): Mistake[] {
  const missing = total - given;
  const step = missing % 10 === 0 ? 10 : 1;
  const code = step === 10 ? "OFF10" : "OFF1";
  const tooLittle: Mistake = { code, value: missing - step, feedback: text.mistakeTooLittle(missing - step, total) };
  return [
    { code: "DATUM", value: total, feedback: text.mistakeTotal(total) },
    { code: "DATUM", value: given, feedback: text.mistakeGiven },
    { code: "OP", value: given + total, feedback: text.mistakeAddedBoth(total) },
    ...(missing > step ? [tooLittle] : []),
    { code, value: missing + step, feedback: text.mistakeTooMuch(missing + step, total) },
  ];
}
