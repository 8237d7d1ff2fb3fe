import { capital } from "#lib/core/capital.ts";
import type { ChartFigure } from "#lib/questions/figures/chart.ts";
import type { PieChartFigure } from "#lib/questions/figures/pie-chart.ts";
import { letterOf } from "#lib/questions/paper-form.ts";
import { chartLabelsText as text } from "#lib/text/chart-labels-text.ts";
import { type ChartLabelsView, type LabelledPart, type LabelPlace, placesOf } from "./grading.ts";

type Put = readonly (number | null | undefined)[];

/** What stands on a card, counted from the first name on. */
export function cardAt({ names, amounts }: ChartLabelsView, card: number | null | undefined): string | null {
  return [...names, ...amounts][card ?? -1] ?? null;
}

/** The parts with what was put to them. */
function labelled(view: ChartLabelsView, put: Put): readonly LabelledPart[] {
  const places = placesOf(view);
  const at = (part: number, isName: boolean) =>
    cardAt(view, put[places.findIndex((place) => place.part === part && place.isName === isName)]);
  return view.parts.map(({ size, name, amount }, part) => ({
    size,
    name: name ?? at(part, true),
    amount: amount ?? at(part, false),
  }));
}

/** How a part is marked that a name is put to. */
type Mark = (part: number) => string;

/** How a part is called: by its name, or by a letter where that is put to it. */
export function headingOf({ parts }: ChartLabelsView, part: number, mark: Mark = letterOf): string {
  return parts[part]?.name ?? mark(part);
}

/** "cột A, số: còn trống", for who does not see the place. */
export function tellPlace(view: ChartLabelsView, { part, isName }: LabelPlace, card: string | null): string {
  const { type } = view.chart;
  const name = text[type].part(headingOf(view, part));
  return text.place(name, isName ? text.name : text[type].amount, card);
}

/** The parts from the largest to the smallest, equal ones told as such. */
function tellSizes(view: ChartLabelsView, mark: Mark): string {
  const order = view.parts
    .map(({ size }, part) => ({ size, name: headingOf(view, part, mark) }))
    .toSorted((one, other) => other.size - one.size);
  const [first, ...rest] = order;
  if (first === undefined) return "";
  const names = rest.reduce(
    (told, { size, name }, at) => text[size === order[at]?.size ? "equal" : "smaller"](told, name),
    first.name,
  );
  return text[view.chart.type].sizes(names);
}

/** The chart with its cards, or with marks where there are none yet. */
export function drawLabelled(
  view: ChartLabelsView,
  put: Put | null,
  mark: Mark = letterOf,
): ChartFigure | PieChartFigure {
  const { chart } = view;
  const parts = labelled(view, put ?? []);
  const nameOf = (name: string | null, part: number) => name ?? mark(part);
  const alt = text[chart.type].alt(chart.title, put === null ? tellSizes(view, mark) : tellAll(parts));
  if (chart.type === "pie") {
    return {
      ...{ type: "pie-chart", title: chart.title, alt },
      sectors: parts.map(({ name, size, amount }, part) => ({
        name: nameOf(name, part),
        percent: size,
        label: amount,
      })),
    };
  }
  const { title, unit, step, top } = chart;
  return {
    ...{ type: "chart", form: "columns", title, unit, step, top, hasValues: put !== null, alt },
    values: parts.map(({ name, size }, part) => ({ name: nameOf(name, part), value: size })),
  };
}

function tellAll(parts: readonly LabelledPart[]): string {
  return parts.map(({ name, amount }) => text.owned(name ?? "", amount ?? "")).join("; ");
}

/** The whole answer: "4A: 25; 4B: 40; 4C: 30". */
export function writeLabels(view: ChartLabelsView, put: Put): string {
  return capital(tellAll(labelled(view, put)));
}
