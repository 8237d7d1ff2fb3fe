import { z } from "zod";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { readCalculation, worthOf } from "./calculation.ts";
import {
  findFault,
  type StepsKey,
  type StepsLine,
  type StepsResponse,
  type StepsView,
  stepsGrading,
} from "./grading.ts";

const mostLines = 6;
const mostSentences = 8;
const mostUnits = 6;
const longestLine = 40;

const placeBelow = (most: number) =>
  z
    .int()
    .min(0)
    .max(most - 1);

/** The view with exactly the fields that are shown. */
function toView({ sentences, given, mostLines: lines, units, extras }: StepsView): StepsView {
  return { sentences: sentences.map(toPublicLine), given, mostLines: lines, units: units.map((unit) => unit), extras };
}

const toPublicLines = (lines: StepsKey["said"]["unit"]) => lines.map(toPublicLine);
const toLines = (lines: readonly StepsLine[]) => lines.map(({ sentence, typed, unit }) => ({ sentence, typed, unit }));

/** What is right, without the names of the mistakes. */
function toKey({ known, targets, given, asked, solutions, slips, said, missing }: StepsKey): StepsKey {
  return {
    known: known.map(({ value, twin }) => ({ value, twin })),
    targets: targets.map((target) =>
      target === null ? null : { value: target.value, twin: target.twin, unit: target.unit },
    ),
    given,
    asked,
    solutions: solutions.map(toLines),
    slips: slips.map(({ sentence, typed, twin, feedback }) => ({
      sentence,
      typed,
      twin,
      feedback: toPublicLines(feedback),
    })),
    said: {
      unknown: toPublicLines(said.unknown),
      result: toPublicLines(said.result),
      sentence: toPublicLines(said.sentence),
      other: toPublicLines(said.other),
      unit: toPublicLines(said.unit),
    },
    missing: toPublicLine(missing),
  };
}

function nameMistake(key: StepsKey, response: StepsResponse): MistakeCode | null {
  const fault = findFault(key, response);
  if (fault?.type === "missing") return "PARTIAL";
  if (fault?.type === "slip") return fault.slip.code ?? null;
  const line = fault?.type === "result" ? response.lines[fault.place] : undefined;
  const result = worthOf(readCalculation(line?.typed ?? "")?.result ?? "");
  return offBy(result - (key.targets[line?.sentence ?? -1]?.value ?? Number.NaN));
}

/** The line with its two numbers changed about, where that changes nothing. */
function turned(line: StepsLine): StepsLine | null {
  const [, left, sign, right, result] = /^([\d,]+)([+×])([\d,]+)=(.+)$/u.exec(line.typed) ?? [];
  return left === undefined || left === right ? null : { ...line, typed: `${right}${sign}${left}=${result}` };
}

const withResult = (line: StepsLine, by: number): StepsLine => {
  const { tokens, result } = readCalculation(line.typed) ?? { tokens: [], result: "0" };
  return { ...line, typed: `${tokens.join("")}=${Math.floor(worthOf(result)) + by}` };
};

/** Each differs from a right solution in one line. */
function spoiltLines(view: StepsView, { slips }: StepsKey, line: StepsLine): StepsLine[] {
  const units = [...view.units.keys()].filter((unit) => unit !== line.unit);
  return [
    withResult(line, 1),
    withResult(line, 10),
    ...units.map((unit) => ({ ...line, unit })),
    ...slips.filter(({ sentence }) => sentence === line.sentence).map(({ typed }) => ({ ...line, typed })),
  ];
}

export const stepsKind = defineKind(stepsGrading, {
  response: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          sentence: placeBelow(mostSentences),
          typed: z
            .string()
            .max(longestLine)
            .refine((typed) => readCalculation(typed) !== null),
          unit: placeBelow(mostUnits),
        }),
      )
      .min(1)
      .max(mostLines),
  }),
  toView,
  toKey,
  readings: ({ units }) => units.map((unit) => [unit, toSpoken(`(${unit})`)]),
  // On a keyboard a line is typed as fast as others tap.
  countTaps: (_, { solutions: [usual = []] }) => usual.length + 1,
  nameMistake,
  examples(view, key) {
    const { solutions } = key;
    const [usual = []] = solutions;
    const others = usual.flatMap((line, place) => {
      const other = turned(line);
      return other === null ? [] : [usual.with(place, other)];
    });
    const spoilt = usual.flatMap((line, place) => spoiltLines(view, key, line).map((each) => usual.with(place, each)));
    const short = usual.length > 1 && view.given < usual.length ? [usual.slice(0, -1)] : [];
    return {
      right: [...solutions, ...others].map((lines) => ({ lines })),
      wrong: [...spoilt, ...short].map((lines) => ({ lines })),
    };
  },
});
