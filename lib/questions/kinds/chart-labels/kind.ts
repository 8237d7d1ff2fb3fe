import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type ChartLabelsKey, type ChartLabelsView, chartLabelsGrading, placesOf, wrongPlace } from "./grading.ts";

const [mostPlaces, mostCards] = [8, 12];

function toChart(chart: ChartLabelsView["chart"]): ChartLabelsView["chart"] {
  if (chart.type === "pie") return { type: "pie", title: chart.title };
  const { title, unit, step, top } = chart;
  return { type: "columns", title, unit, step, top };
}

/** The view with exactly the fields that are shown. */
function toView({ chart, parts, names, amounts }: ChartLabelsView): ChartLabelsView {
  return {
    chart: toChart(chart),
    parts: parts.map(({ size, name, amount }) => ({ size, name, amount })),
    names: names.map((name) => name),
    amounts: amounts.map((amount) => amount),
  };
}

/** The key without the names of the mistakes. */
function toKey({ cards, fits, wrong }: ChartLabelsKey): ChartLabelsKey {
  return {
    cards: cards.map((card) => card),
    fits: fits.map((each) => each.map((card) => card)),
    wrong: wrong.map((lines) => lines.map((line) => (line === null ? null : toPublicLine(line)))),
  };
}

export const chartLabelsKind = defineKind(chartLabelsGrading, {
  response: z.strictObject({
    labels: z
      .array(
        z
          .int()
          .min(0)
          .max(mostCards - 1),
      )
      .min(1)
      .max(mostPlaces)
      .refine((labels) => new Set(labels).size === labels.length),
  }),
  toView,
  toKey,
  countTaps: (view) => placesOf(view).length + 1,
  nameMistake(key, response) {
    const place = wrongPlace(key, response);
    return key.codes?.[place]?.[response.labels[place] ?? -1] ?? null;
  },
  examples({ names, amounts }, { cards, fits }) {
    const all = Array.from({ length: names.length + amounts.length }, (_, card) => card);
    /** Another card at a place; the one that lay there goes where that came from. */
    const swap = (place: number, card: number) => {
      const own = cards[place] ?? card;
      const from = cards.indexOf(card);
      return (from < 0 ? cards : cards.with(from, own)).with(place, card);
    };
    const others = cards.flatMap((own, place) => all.filter((card) => card !== own).map((card) => swap(place, card)));
    const isRight = (labels: readonly number[]) => labels.every((card, place) => fits[place]?.includes(card) === true);
    return {
      right: [cards, ...others.filter(isRight)].map((labels) => ({ labels })),
      wrong: others.filter((labels) => !isRight(labels)).map((labels) => ({ labels })),
    };
  },
});
