import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import { readDecimal } from "#lib/core/write-decimal.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { type NumberValue, shortDecimalValue, wholeValue } from "#lib/questions/values.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake, type QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";

const sizeOf = (unit: Unit, to: Unit) => units[unit].size / units[to].size;

interface MeasureComparison {
  /** So much of the larger unit beside so much of the smaller one. */
  readonly amount: number;
  readonly large: Unit;
  readonly other: number;
  readonly small: Unit;
}

/** "3 m² … 350 dm²" */
export function buildMeasureComparisonQuestion(rng: Rng, { amount, large, other, small }: MeasureComparison): Question {
  const step = sizeOf(large, small);
  const [told, beside] = [measure(String(amount), large), measure(groupNumber(other), small)];
  const right = signBetween(amount * step, other);
  const one = [`1 ${large}`, measure(groupNumber(step), small)];
  const same = measure(groupNumber(amount * step), small);
  const again = "Con đổi hai số đo về cùng một đơn vị rồi so sánh nhé!";
  return signQuestion(rng, {
    prompt: rng.pick(["Con so sánh hai số đo.", "Điền dấu thích hợp vào giữa hai số đo."]),
    sides: [told, beside],
    sign: right,
    answer: `${told} ${right} ${beside}`,
    turned: again,
    notEqual: "Hai số đo này không bằng nhau. Con đổi về cùng một đơn vị rồi so lại nhé!",
    hints: ["Hai số đo khác đơn vị. Con đổi về cùng một đơn vị trước.", `Con nhớ lại: ${one.join(" bằng ")}.`],
    explanation: `${right === "=" ? one.join(" = ") : `${told} = ${same}`} nên ${told} ${right} ${beside}.`,
    praise: "compare",
    identity: `compare ${told} ${beside}`,
  });
}

/** A measure that is told in one unit and asked for in another of the same quantity. */
interface Conversion {
  readonly from: Unit;
  readonly to: Unit;
  /** What is told is `scaled` / 10^`places` of `from`; `scaled` itself where no places are given. */
  readonly scaled: number;
  readonly places?: number;
  /** What has so much, for a story: "Một khu rừng rộng"; the measure follows. Null for the bare line. */
  readonly thing?: string | null;
  readonly figures?: readonly Figure[];
  /** For classes that know no decimals: no wrong answer has a comma. */
  readonly isWhole?: boolean;
  /** The largest number that may stand there. */
  readonly most?: number;
  /** Seen with the first hint. */
  readonly drawn?: readonly Figure[];
  /** The number is typed: a whole one on the key pad, one of up to three places with its comma. */
  readonly isTyped?: boolean;
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
function wrongFactors({
  from,
  to,
  scaled,
  places = 0,
  isWhole = false,
  most = 999_999_999,
}: Conversion): Distractor<NumberValue>[] {
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

/** The sum, where it is not plain: with a decimal. */
function workedOut(sum: string, { line }: NumberValue): string {
  return `${sum}${line.text}`.includes(",") ? ` Cách tính: ${sum} = ${line.text}.` : "";
}

/** "3 ha = … m²", as a line to fill, a question or a small story; wrong answers come from wrong factors. */
export function buildConversionQuestion(rng: Rng, given: Conversion): Question {
  // A power of ten would stand in the rule that helps.
  const conversion = /^10*$/u.test(String(given.scaled)) ? { ...given, scaled: given.scaled * 3 } : given;
  const { from, to, scaled, places = 0, thing = null, figures = [], drawn = null, isTyped = false } = conversion;
  const { step, isDown, large, small } = stepOf(from, to);
  const told = measure(shortDecimalValue(scaled, places).line.text, from);
  const answer = moved(scaled, places, placesMoved(from, to));
  const ways = [
    `Con điền số thích hợp vào chỗ chấm: ${told} = … ${to}`,
    `${told} bằng bao nhiêu ${nameOf(to)}?`,
    `Điền số: ${told} = … ${to}`,
  ];
  const rule = `1 ${large} = ${measure(groupNumber(step), small)}`;
  const change = isDown
    ? `Đổi ${nameOf(from)} ra ${nameOf(to)} thì con nhân với ${groupNumber(step)}.`
    : `Đổi ${nameOf(from)} ra ${nameOf(to)} thì con chia cho ${groupNumber(step)}.`;
  const way = step === 1 ? "Hai đơn vị này bằng nhau nên con không phải nhân hay chia." : change;
  const idea = `Con nhớ lại: ${rule}.`;
  const wrong = wrongFactors(conversion);
  const worked = workedOut(
    `${shortDecimalValue(scaled, places).line.text} ${isDown ? "×" : ":"} ${groupNumber(step)}`,
    answer,
  );
  const draft: QuestionDraft = {
    prompt: thing === null ? rng.pick(ways) : `${thing} ${told}. Số đo đó bằng bao nhiêu ${nameOf(to)}?`,
    figures,
    hints: [drawn === null ? idea : { say: idea, figures: drawn }, way],
    explanation: `${rule} nên ${told} = ${measure(answer.line.text, to)}.${worked}`,
    praise: "convert",
    identity: `${thing === null ? "convert" : "story"} ${scaled} ${places} ${from} ${to}`,
  };
  const options = { answer, wrong, most: conversion.most ?? 999_999_999, again: `Con đổi lại nhé! ${change}` };
  return isTyped ? typedConversion(rng, draft, options) : choiceQuestion(rng, { ...draft, answer, distractors: wrong });
}

interface TypedConversion {
  readonly answer: NumberValue;
  readonly wrong: readonly Distractor<NumberValue>[];
  readonly most: number;
  /** Said to a wrong decimal of no known mistake. */
  readonly again: string;
}

/** The number is typed: a whole one on the key pad, a decimal with its comma; one of more places than fit is chosen. */
function typedConversion(rng: Rng, draft: QuestionDraft, { answer, wrong, most, again }: TypedConversion): Question {
  const { top, bottom } = answer.number;
  const [, behind = ""] = answer.line.text.split(",");
  if (behind.length > mostTyped) return choiceQuestion(rng, { ...draft, answer, distractors: wrong });
  if (bottom === 1) {
    const distractors = wrong.map((each) => ({ ...each, value: each.value.number.top / each.value.number.bottom }));
    const range = [1, most] as const;
    return numberQuestion(rng, {
      ...draft,
      answer: top,
      range,
      write: wholeValue,
      distractors,
      isTyped: true,
      room: 1,
    });
  }
  const distractors = wrong.map((each) => ({ ...each, value: readDecimal(each.value.line.text) }));
  return decimalEntryQuestion(rng, { ...draft, answer: readDecimal(answer.line.text), distractors, wrong: again });
}

/** Most places of a number that is typed. */
const mostTyped = 3;
