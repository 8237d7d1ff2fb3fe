import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type CalculatorKey, type CalculatorView, calculatorGrading, type Fault, findFault } from "./grading.ts";
import { isOperation } from "./machine.ts";
import { isRow, readRow } from "./row.ts";

function toView({ hasPoint }: CalculatorView): CalculatorView {
  return { hasPoint };
}

function toKey({ display, rows, said }: CalculatorKey): CalculatorKey {
  return {
    display,
    rows: rows.map((row) => row),
    said: {
      unfinished: toPublicLine(said.unfinished),
      typed: toPublicLine(said.typed),
      percentLeftOut: toPublicLine(said.percentLeftOut),
      percentTooMany: toPublicLine(said.percentTooMany),
      partial: toPublicLine(said.partial),
      turned: toPublicLine(said.turned),
      order: toPublicLine(said.order),
      operations: said.operations.map(({ asked, pressed, feedback }) => ({
        asked,
        pressed,
        feedback: toPublicLine(feedback),
      })),
      numbers: said.numbers.map(({ number, pointLeftOut, pointMoved, digitLeftOut, digitTooMany, other }) => ({
        number,
        pointLeftOut: toPublicLine(pointLeftOut),
        pointMoved: toPublicLine(pointMoved),
        digitLeftOut: toPublicLine(digitLeftOut),
        digitTooMany: toPublicLine(digitTooMany),
        other: toPublicLine(other),
      })),
      other: toPublicLine(said.other),
    },
  };
}

const codes: Readonly<Record<Fault["type"], MistakeCode | null>> = {
  unfinished: "PARTIAL",
  typed: null,
  percentLeftOut: "DEC-SHIFT",
  percentTooMany: "DEC-SHIFT",
  partial: "PARTIAL",
  turned: "REL",
  order: "ORDER",
  operation: "OP",
  number: "READ",
  other: null,
};

/** A number pressed with one digit less, a digit twice, or without its point. */
function slipsOf(number: string): string[] {
  const places = [...number].flatMap((sign, at) => (sign === "." ? [] : [at]));
  const without = places.map((at) => number.slice(0, at) + number.slice(at + 1));
  const doubled = places.map((at) => number.slice(0, at + 1) + number.slice(at));
  return [...without, ...doubled, ...(number.includes(".") ? [number.replace(".", "")] : [])];
}

/** Rows that differ from a right one in one thing. */
function spoiltRows(row: string): string[] {
  const others = [...row].flatMap((key, at) =>
    isOperation(key)
      ? (["+", "−", "×", ":"] as const)
          .filter((each) => each !== key)
          .map((each) => row.slice(0, at) + each + row.slice(at + 1))
      : [],
  );
  const numbers = [...row.matchAll(/[\d.]+/gu)].flatMap(({ 0: number, index }) =>
    slipsOf(number).map((slip) => row.slice(0, index) + slip + row.slice(index + number.length)),
  );
  const [, left, operation, right, end] = /^([\d.]+)([−:])([\d.]+)([=%])$/u.exec(row) ?? [];
  const turned = left === undefined ? [] : [`${right}${operation}${left}${end}`];
  return [row.slice(0, -1), row.replace("%", "="), ...others, ...numbers, ...turned];
}

/** The row with its first two numbers changed about, where that changes nothing. */
function changedAbout(row: string): string[] {
  const [, left, operation, right, rest] = /^([\d.]+)([+×])([\d.]+)(.+)$/u.exec(row) ?? [];
  return left === undefined ? [] : [`${right}${operation}${left}${rest}`];
}

export const calculatorKind = defineKind(calculatorGrading, {
  response: z.strictObject({ keys: z.string().refine(isRow) }),
  toView,
  toKey,
  countTaps: (_, { rows: [usual = ""] }) => usual.length + 1,
  nameMistake: (key, response) => {
    const fault = findFault(key, response);
    if (fault.type === "number" && fault.slip.startsWith("point")) return "DEC-SHIFT";
    return codes[fault.type];
  },
  examples(_, { display, rows }) {
    const right = new Set(rows.flatMap((row) => [row, ...changedAbout(row)]));
    const isOfOtherWorth = (row: string) => {
      const { numbers, operations, percents } = readRow(row);
      return [...right].every((each) => {
        const other = readRow(each);
        return (
          row.at(-1) !== each.at(-1) ||
          numbers.join() !== other.numbers.join() ||
          operations.join() !== other.operations.join() ||
          percents !== other.percents
        );
      });
    };
    const [usual = ""] = rows;
    const typed = `${display}=`;
    const wrong = [typed, ...spoiltRows(usual)].filter((row) => isRow(row) && isOfOtherWorth(row));
    return {
      right: [...right].map((keys) => ({ keys })),
      wrong: [...new Set(wrong)].map((keys) => ({ keys })),
    };
  },
});
