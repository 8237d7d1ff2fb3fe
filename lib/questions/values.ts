import { groupNumber } from "#lib/core/group-number.ts";
import type { Line } from "#lib/core/line.ts";
import { measure } from "#lib/core/measure.ts";
import { numberAsLine } from "#lib/core/number-as-line.ts";
import { productOf, type Rational, rational } from "#lib/core/rational.ts";
import { toLine } from "#lib/core/to-line.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import { writeDecimal } from "#lib/core/write-decimal.ts";
import { writeFraction, writeMixed } from "#lib/core/write-fraction.ts";
import { remainderInBrackets } from "#lib/text/remainder-word.ts";

/**
 * An answer as it is written and what it is worth: two answers of one worth are equal to a strict teacher (1/2 and 2/4,
 * 0,5 and 0,50, 1 000 g and 1 kg), however they are written (curriculum, rule 5).
 */
export interface Value {
  readonly line: Line;
  readonly worth: string;
}

/** A value that is a number, so that it can also carry a unit. */
export interface NumberValue extends Value {
  readonly number: Rational;
}

/** A number written as `line`. */
export function numberValue(line: Line, number: Rational): NumberValue {
  return { line, number, worth: `${number.top}/${number.bottom}` };
}

/** A whole number as classes 1 and 2 write it: 1000. */
export function plainValue(value: number): NumberValue {
  return numberValue(numberAsLine(value), rational(value));
}

/** A whole number as classes 3 to 5 write it: 1 000. Below 1 000 all classes write alike; class 2 has plainValue for 1000. */
export function wholeValue(value: number): NumberValue {
  return numberValue({ text: groupNumber(value), spoken: numberInWords(value) }, rational(value));
}

/** `scaled` / 10^`places`, written with exactly so many places: (450, 2) is 4,50. */
export function decimalValue(scaled: number, places: number): NumberValue {
  return numberValue(toLine(writeDecimal(scaled, places)), rational(scaled, 10 ** places));
}

/** `scaled` / 10^`places` without zeros at its end: (450, 2) is 4,5 and (300, 2) is 3. */
export function shortDecimalValue(scaled: number, places: number): NumberValue {
  return places > 0 && scaled % 10 === 0 ? shortDecimalValue(scaled / 10, places - 1) : decimalValue(scaled, places);
}

/** A fraction, drawn with a bar and written as given: 6/8 stays 6/8. */
export function fractionValue(top: number, bottom: number): NumberValue {
  return numberValue(toLine(writeFraction(top, bottom)), rational(top, bottom));
}

/** A mixed number: 2 and 3/10. */
export function mixedValue(whole: number, top: number, bottom: number): NumberValue {
  return numberValue(toLine(writeMixed(whole, top, bottom)), rational(whole * bottom + top, bottom));
}

/** A written sum as an answer, worth what it comes to: "5 × 3" and "10 + 5" are worth the same. */
export function sumValue(text: string, number: Rational): NumberValue {
  return numberValue(toLine(text), number);
}

type Operation = "+" | "−" | "×" | ":";

/** A sum of two whole numbers, not worked out; it is worth its result, so that 4 + 4 is no other answer than 2 × 4. */
export function expressionValue(first: number, operation: Operation, second: number): NumberValue {
  const result = {
    "+": () => rational(first + second),
    "−": () => rational(first - second),
    "×": () => rational(first * second),
    ":": () => rational(first, second),
  }[operation]();
  return sumValue(`${groupNumber(first)} ${operation} ${groupNumber(second)}`, result);
}

/** An answer in words, or any other that is worth what it says. */
export function wordsValue(text: string): Value {
  return { line: toLine(text), worth: text.toLowerCase() };
}

/** An answer that is right or wrong by how it is written: another one with other capitals is worth something else. */
export function writtenValue(text: string): Value {
  return { line: toLine(text), worth: text };
}

/** A number with the name of what is counted: "8 lần", "6 quả". */
export function countedValue({ line, worth }: NumberValue, name: string): Value {
  return { line: toLine(`${line.text}\u00a0${name}`), worth: `${worth} ${name}` };
}

/** A number with its unit: "5 cm", "3,05 m", "30%"; what it is worth counts in the smallest unit of its quantity. */
export function measureValue({ line, number }: NumberValue, unit: Unit): Value {
  const { of, size } = units[unit];
  const { top, bottom } = productOf(number, rational(size));
  // Speeds are told apart by their unit: nobody at school turns one into another.
  return {
    line: toLine(measure(line.text, unit)),
    worth: `${top}/${bottom} ${of === "speed" ? unit : of}`,
  };
}

/** A measure of several units, the largest first: "3 giờ 45 phút", "2 m 5 cm". Parts of 0 are written as given. */
export function compoundValue(...parts: readonly (readonly [amount: number, unit: Unit])[]): Value {
  const total = parts.reduce((sum, [amount, unit]) => sum + amount * units[unit].size, 0);
  const quantity = parts[0] === undefined ? "" : units[parts[0][1]].of;
  const text = parts.map(([amount, unit]) => measure(groupNumber(amount), unit)).join(" ");
  return { line: toLine(text), worth: `${total}/1 ${quantity}` };
}

/** What a division gives with what is left over: "7 (dư 1)". */
export function remainderValue(quotient: number, remainder: number): Value {
  const text = `${groupNumber(quotient)} ${remainderInBrackets(remainder)}`;
  return { line: toLine(text), worth: text };
}
