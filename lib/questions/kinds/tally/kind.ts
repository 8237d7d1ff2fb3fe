import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import {
  areEndsTurned,
  isExchanged,
  knownMistake,
  noRow,
  strayRow,
  type TallyKey,
  type TallyResponse,
  type TallyThing,
  type TallyView,
  tallyGrading,
  wrongTotal,
} from "./grading.ts";

const [mostThings, mostRows, mostCells, largest] = [24, 4, 6, 99] as const;

function toThing(thing: TallyThing): TallyThing {
  if (thing.type === "picture") return { type: "picture", picture: thing.picture };
  if (thing.type === "shape") return { type: "shape", sort: thing.sort, paint: thing.paint };
  const { text, below } = thing;
  return { type: "word", text, ...(below !== undefined && { below }) };
}

function toSheet(sheet: TallyView["sheet"]): TallyView["sheet"] {
  if (sheet.type === "table") {
    return { type: "table", head: sheet.head.map((name) => name), rows: sheet.rows.map((name) => name) };
  }
  const { rows, isTotalled, namesEnds } = sheet;
  return { type: "strokes", rows: rows.map(({ name, picture }) => ({ name, picture })), isTotalled, namesEnds };
}

/** The view with exactly the fields that are shown. */
function toView({ things, sheet }: TallyView): TallyView {
  return { things: things.map(toThing), sheet: toSheet(sheet) };
}

const copy = (numbers: readonly number[] | null) => numbers?.map((number) => number) ?? null;

/** The key without the names of the mistakes. */
function toKey({ rows, totals, ends, left, stray, mistakes, wrongEnds, ...key }: TallyKey): TallyKey {
  return {
    ...{ rows: copy(rows), totals: copy(totals), ends: copy(ends) },
    left: left === null ? null : toPublicLine(left),
    stray: stray.map(toPublicLine),
    mistakes: mistakes.map(({ place, value, feedback }) => ({ place, value, feedback: toPublicLine(feedback) })),
    tooLow: key.tooLow.map(toPublicLine),
    tooHigh: key.tooHigh.map(toPublicLine),
    exchanged: key.exchanged === null ? null : toPublicLine(key.exchanged),
    wrongEnds:
      wrongEnds === null
        ? null
        : {
            turned: toPublicLine(wrongEnds.turned),
            most: toPublicLine(wrongEnds.most),
            least: toPublicLine(wrongEnds.least),
          },
  };
}

/** Two hands tap several things at once, so that a stroke takes less than a tap. */
const thingsPerTap = 3;

/** A thing without a stroke, and one with its stroke in the next row. */
function otherStrokes(rows: readonly number[], count: number): number[][] {
  return [rows.with(0, noRow), ...rows.map((row, thing) => rows.with(thing, (row + 1) % count))];
}

/** One more, one less, and each two in each other's place. */
function otherTotals(totals: readonly number[]): number[][] {
  const beside = totals.flatMap((total, place) => [totals.with(place, total + 1), totals.with(place, total - 1)]);
  const turned = totals.flatMap((one, place) =>
    totals.flatMap((other, at) => (at > place && one !== other ? [totals.with(place, other).with(at, one)] : [])),
  );
  return [...beside.filter((each) => each.every((total) => total >= 0)), ...turned];
}

function otherEnds([most = 0, least = 0]: readonly number[], count: number): number[][] {
  const third = Array.from({ length: count }, (_, row) => row).find((row) => row !== most && row !== least);
  return [
    [least, most],
    ...(third === undefined
      ? []
      : [
          [third, least],
          [most, third],
        ]),
  ];
}

export const tallyKind = defineKind(tallyGrading, {
  response: z.strictObject({
    tallied: z
      .array(
        z
          .int()
          .min(noRow)
          .max(mostRows - 1),
      )
      .min(1)
      .max(mostThings)
      .nullable(),
    totals: z.array(z.int().min(0).max(largest)).min(1).max(mostCells).nullable(),
    ends: z
      .array(
        z
          .int()
          .min(0)
          .max(mostRows - 1),
      )
      .length(2)
      .nullable(),
  }),
  toView,
  toKey,
  countTaps: (_, { rows, totals, ends }) =>
    (rows === null ? 0 : Math.ceil(rows.length / thingsPerTap)) +
    (totals?.join("").length ?? 0) +
    (ends?.length ?? 0) +
    1,
  nameMistake(key, response) {
    if (strayRow(key, response) !== undefined) return "FIELD";
    if (response.tallied?.includes(noRow) === true) return "PARTIAL";
    const wrong = wrongTotal(key, response);
    if (wrong < 0) return areEndsTurned(key, response) ? "REL" : "FIELD";
    if (isExchanged(key, response)) return "READ";
    const known = knownMistake(key, response);
    return known === undefined
      ? offBy((response.totals?.[wrong] ?? 0) - (key.totals?.[wrong] ?? 0))
      : (known.code ?? null);
  },
  examples({ sheet }, { rows, totals, ends, mistakes }) {
    const right: TallyResponse = { tallied: rows, totals, ends };
    const count = sheet.rows.length;
    return {
      right: [right],
      wrong: [
        ...(rows === null ? [] : otherStrokes(rows, count).map((tallied) => ({ ...right, tallied }))),
        ...(totals === null
          ? []
          : [...mistakes.map(({ place, value }) => totals.with(place, value)), ...otherTotals(totals)].map((other) => ({
              ...right,
              totals: other,
            }))),
        ...(ends === null ? [] : otherEnds(ends, count).map((other) => ({ ...right, ends: other }))),
      ],
    };
  },
});
