import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import {
  type BoxesKey,
  type BoxesPart,
  type BoxesResponse,
  type BoxesView,
  boxesGrading,
  boxesOf,
  knownMistake,
  type NumberBox,
  type PlacesHead,
  typedNumber,
} from "./grading.ts";

/** A digit for each place up to hundreds of millions. */
const mostBoxes = 9;

function toBox({ name, maxDigits, hasComma }: NumberBox): NumberBox {
  return { name, maxDigits, hasComma };
}

const toBoxOrText = (part: NumberBox | string) => (typeof part === "string" ? part : toBox(part));

function toPart(part: BoxesPart): BoxesPart {
  if (part.type === "text") return { type: "text", text: part.text };
  if (part.type === "box") return { type: "box", box: toBox(part.box) };
  return { type: "fraction", top: toBoxOrText(part.top), bottom: toBoxOrText(part.bottom) };
}

function toHead({ classes, places }: PlacesHead): PlacesHead {
  return { classes: classes.map(({ name, span }) => ({ name, span })), places: places.map((name) => name) };
}

function toView({ parts, chart }: BoxesView): BoxesView {
  return { parts: parts.map(toPart), ...(chart !== undefined && { chart: toHead(chart) }) };
}

/** The key without the names of the mistakes. */
function toKey({ values, otherValues, isByWorth, mistakes, wrong }: BoxesKey): BoxesKey {
  return {
    values: values.map((value) => value),
    ...(otherValues !== undefined && { otherValues: otherValues.map((each) => each.map((value) => value)) }),
    isByWorth,
    mistakes: mistakes.map((each) => ({
      values: each.values.map((value) => value),
      feedback: toPublicLine(each.feedback),
    })),
    wrong: wrong.map(toPublicLine),
  };
}

/** The number one larger in its last digit: 3,75 becomes 3,76. */
function raised(value: string): string {
  const [whole = "", decimals = ""] = value.split(",");
  const next = String(Number(whole + decimals) + 1).padStart(decimals.length + 1, "0");
  return decimals === "" ? next : `${next.slice(0, -decimals.length)},${next.slice(-decimals.length)}`;
}

export const boxesKind = defineKind(boxesGrading, {
  response: z.strictObject({
    boxes: z.array(z.string().regex(typedNumber)).min(1).max(mostBoxes),
  }),
  toView,
  toKey,
  countTaps: (_, { values }) => values.reduce((taps, value) => taps + value.length, 1),
  nameMistake(key, { boxes }) {
    const known = knownMistake(key, { boxes });
    if (known !== undefined) return known.code ?? null;
    const [value = Number.NaN, ...more] = key.values.map(Number);
    return more.length === 0 ? offBy(Number(boxes[0]) - value) : null;
  },
  examples(view, { values, otherValues = [], isByWorth, mistakes }) {
    const boxes = boxesOf(view);
    const fits = (typed: readonly string[]) =>
      typed.every((each, box) => each.replace(",", "").length <= (boxes[box]?.maxDigits ?? 0));
    const filled = mistakes.map((each) => each.values.map((value, box) => value ?? values[box] ?? "0"));
    const others = values.map((_, changed) => values.map((value, box) => (box === changed ? raised(value) : value)));
    const twice = values.map((value, box) => (box < values.length - 2 ? value : String(Number(value) * 2)));
    const wrong = [...filled, ...others].filter((typed) => fits(typed));
    return {
      right: [values, ...otherValues, ...(isByWorth && fits(twice) ? [twice] : [])].map(toResponse),
      wrong: wrong.map(toResponse),
    };
  },
});

const toResponse = (boxes: readonly string[]): BoxesResponse => ({ boxes });
