import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type ChartBuildKey, type ChartBuildView, chartBuildGrading, knownMistake, wrongPlace } from "./grading.ts";

/** Six columns and the number that is typed; no number has more than five digits. */
const [mostPlaces, largest] = [7, 99_999];

function toChart(chart: ChartBuildView["chart"]): ChartBuildView["chart"] {
  if (chart.type === "pictogram") {
    const { title, rows } = chart;
    return { type: "pictogram", title, rows: rows.map(({ name, picture, pictures }) => ({ name, picture, pictures })) };
  }
  const { title, unit, columns, mark } = chart;
  return { type: "columns", title, unit, columns: columns.map(({ name, height }) => ({ name, height })), mark };
}

/** The view with exactly the fields that are shown. */
function toView({ chart, built, counted, step, most, total }: ChartBuildView): ChartBuildView {
  return {
    ...{ chart: toChart(chart), built: built.map((place) => place), step, most },
    counted: counted?.map((count) => count) ?? null,
    total: total === null ? null : { before: total.before, after: total.after },
  };
}

/** The key without the names of the mistakes. */
function toKey({ values, mistakes, tooLow, tooHigh }: ChartBuildKey): ChartBuildKey {
  return {
    values: values.map((value) => value),
    mistakes: mistakes.map(({ place, value, feedback }) => ({ place, value, feedback: toPublicLine(feedback) })),
    tooLow: tooLow.map(toPublicLine),
    tooHigh: tooHigh.map(toPublicLine),
  };
}

export const chartBuildKind = defineKind(chartBuildGrading, {
  response: z.strictObject({ built: z.array(z.int().min(0).max(largest)).min(1).max(mostPlaces) }),
  toView,
  toKey,
  // A row is pulled at once; a number takes its box and its digits.
  countTaps: ({ built, total }, { values }) =>
    built.length + 1 + (total === null ? 0 : String(values.at(-1)).length + 1),
  nameMistake(key, response, { built, step }) {
    const known = knownMistake(key, response);
    if (known !== undefined) return known.code ?? null;
    const wrong = wrongPlace(key, response);
    const unit = wrong < built.length ? step : 1;
    return offBy(((response.built[wrong] ?? 0) - (key.values[wrong] ?? 0)) / unit);
  },
  examples({ built, step, most }, { values, mistakes }) {
    const beside = values.flatMap((value, place) => {
      const [by, end] = place < built.length ? [step, most] : [1, largest];
      return [value - by, value + by]
        .filter((other) => other > 0 && other <= end)
        .map((other) => ({ place, value: other }));
    });
    return {
      right: [{ built: values }],
      wrong: [...mistakes, ...beside].map(({ place, value }) => ({ built: values.with(place, value) })),
    };
  },
});
