import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { type NumberValue, shortDecimalValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { decimalMeasure } from "#lib/skills/maths/decimal-measure.ts";

/** A measure that is told in one unit and asked for in another of the same quantity. */
export interface Conversion {
  readonly from: Unit;
  readonly to: Unit;
  /** What is told is `scaled` / 10^`places` of `from`. */
  readonly scaled: number;
  readonly places: number;
  /** What has so much, for a story: "Một khu rừng rộng"; the measure follows. Null for the bare line. */
  readonly thing?: string | null;
  readonly figures?: readonly Figure[];
  /** For classes that know no decimals: no wrong answer has a comma. */
  readonly isWhole?: boolean;
  /** The largest number that may stand there. */
  readonly most?: number;
  /** Seen with the first hint. */
  readonly drawn?: readonly Figure[];
}

/** How many of the smaller unit make the larger one, and which is which. */
function stepOf(
  from: Unit,
  to: Unit,
): { readonly step: number; readonly isDown: boolean; readonly large: Unit; readonly small: Unit } {
  const isDown = units[from].size > units[to].size;
  const [large, small] = isDown ? [from, to] : [to, from];
  return { step: units[large].size / units[small].size, isDown, large, small };
}

const nameOf = (unit: Unit) => units[unit].spoken;

/** How far the comma moves when the measure is turned: 4 from ha to m², -2 from dm² to m². */
function placesMoved(from: Unit, to: Unit): number {
  const { step, isDown } = stepOf(from, to);
  const deep = Math.round(Math.log10(step));
  if (10 ** deep !== step) throw new Error(`The comma does not move from ${from} to ${to}`);
  return isDown ? deep : -deep;
}

function moved(scaled: number, places: number, by: number): NumberValue {
  return by >= 0 ? shortDecimalValue(scaled * 10 ** by, places) : shortDecimalValue(scaled, places - by);
}

/** Numbers a wrong factor leads to, with at most four places behind the comma. */
function wrongFactors({ from, to, scaled, places, isWhole = false, most = 999_999_999 }: Conversion): Distractor[] {
  const { large, small } = stepOf(from, to);
  const by = placesMoved(from, to);
  const told = `một ${nameOf(large)} bằng bao nhiêu ${nameOf(small)}?`;
  return [-1, 1, -2, 2, -3, 3].flatMap((more) => {
    const wrong = by + more;
    if ((wrong * by < 0 && !isWhole) || scaled * 10 ** (wrong - places) > most) return [];
    const value = moved(scaled, places, wrong);
    const [, behind = ""] = value.line.text.split(",");
    return behind.length <= (isWhole ? 0 : 4)
      ? [mistake("UNIT", value, `${doneWith(wrong)} Con nhớ lại nhé: ${told}`)]
      : [];
  });
}

function doneWith(places: number): string {
  if (places === 0) return "Con chưa đổi đơn vị.";
  return places > 0
    ? `Con đã nhân với ${groupNumber(10 ** places)}.`
    : `Con đã chia cho ${groupNumber(10 ** -places)}.`;
}

/** "3 ha = … m²", as a line to fill, a question or a small story; wrong answers come from wrong factors. */
export function buildConversionQuestion(rng: Rng, given: Conversion): Question {
  // A power of ten would stand in the rule that helps.
  const conversion = /^10*$/u.test(String(given.scaled)) ? { ...given, scaled: given.scaled * 3 } : given;
  const { from, to, scaled, places, thing = null, figures = [], drawn = null } = conversion;
  const { step, isDown, large, small } = stepOf(from, to);
  const told = decimalMeasure(scaled, places, from);
  const answer = moved(scaled, places, placesMoved(from, to));
  const ways = [
    `Con điền số thích hợp vào chỗ chấm: ${told} = … ${to}`,
    `${told} bằng bao nhiêu ${nameOf(to)}?`,
    `Điền số: ${told} = … ${to}`,
  ];
  const rule = `1 ${large} = ${measure(groupNumber(step), small)}`;
  const change = isDown
    ? `Đổi ra đơn vị bé hơn thì con nhân với ${groupNumber(step)}.`
    : `Đổi ra đơn vị lớn hơn thì con chia cho ${groupNumber(step)}.`;
  const way = step === 1 ? "Hai đơn vị này bằng nhau nên con không phải nhân hay chia." : change;
  const idea = `Con nhớ lại: ${rule}.`;
  return choiceQuestion(rng, {
    prompt: thing === null ? rng.pick(ways) : `${thing} ${told}. Số đo đó bằng bao nhiêu ${nameOf(to)}?`,
    figures,
    answer,
    distractors: wrongFactors(conversion),
    hints: [drawn === null ? idea : { say: idea, figures: drawn }, way],
    explanation: `${rule} nên ${told} = ${measure(answer.line.text, to)}.`,
    praise: "convert",
    identity: `${thing === null ? "convert" : "story"} ${scaled} ${places} ${from} ${to}`,
  });
}
