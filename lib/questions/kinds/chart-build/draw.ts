import { capital } from "#lib/core/capital.ts";
import { type ChartFigure, placeOnAxis } from "#lib/questions/figures/chart.ts";
import type { PictogramFigure } from "#lib/questions/figures/pictogram.ts";
import { strokesOf, type TallyFigure } from "#lib/questions/figures/tally.ts";
import { chartBuildText as text } from "#lib/text/chart-build-text.ts";
import type { ChartBuildView } from "./grading.ts";

type Chart = ChartBuildView["chart"];

/** The chart with so much in the rows or columns that are built. */
function filled({ chart, built }: ChartBuildView, values: readonly number[]): Chart {
  const valueAt = (place: number) => values[built.indexOf(place)];
  return chart.type === "pictogram"
    ? { ...chart, rows: chart.rows.map((row, at) => ({ ...row, pictures: valueAt(at) ?? row.pictures })) }
    : { ...chart, columns: chart.columns.map((column, at) => ({ ...column, height: valueAt(at) ?? column.height })) };
}

/** How a row or a column is called: "hàng Táo", "cột 4B". */
function nameAt(chart: Chart, at: number): string {
  return chart.type === "pictogram" ? text.row(chart.rows[at]?.name ?? "") : text.column(chart.columns[at]?.name ?? "");
}

/** What stands in a row, or where a column ends, as it is seen. */
function tellAt(view: ChartBuildView, at: number): string {
  const { chart } = view;
  if (chart.type === "pictogram") return text.pictures(chart.rows[at]?.pictures ?? 0);
  return placeOnAxis(chart.columns[at]?.height ?? 0, chart.mark);
}

function tellAll(view: ChartBuildView): string {
  const { chart, counted } = view;
  const all = chart.type === "pictogram" ? chart.rows : chart.columns;
  return all
    .map((_, at) => {
      const count = counted?.[at];
      const told = count === undefined ? [] : [text.counted(strokesOf(count))];
      return text.owned(nameAt(chart, at), [...told, tellAt(view, at)].join(", "));
    })
    .join("; ");
}

/** The chart with so much in the rows or columns that are built; those are read off it once the right answer may be seen. */
export function drawBuilt(
  view: ChartBuildView,
  values: readonly number[],
  isRead = false,
): PictogramFigure | ChartFigure {
  const standing = { ...view, chart: filled(view, values) };
  const { chart, built } = standing;
  const alt = text.alt[chart.type](chart.title, tellAll(standing));
  if (chart.type === "pictogram") {
    const rows = chart.rows.map((row, at) => (isRead && built.includes(at) ? { ...row, isRead } : row));
    return { ...chart, rows, each: 1, alt };
  }
  const { title, unit, mark, columns } = chart;
  return {
    ...{ type: "chart", form: "columns", title, unit, step: mark, top: view.most, hasValues: false },
    values: columns.map(({ name, height }) => ({ name, value: height })),
    ...(isRead && { read: built }),
    alt,
  };
}

/** The name of a row or a column by its place among those that are built. */
export function nameBuilt({ chart, built }: ChartBuildView, place: number): string {
  return nameAt(chart, built[place] ?? 0);
}

/** What stands there, for who does not see it. */
export function tellBuilt(view: ChartBuildView, values: readonly number[], place: number): string {
  return tellAt({ ...view, chart: filled(view, values) }, view.built[place] ?? 0);
}

/** The whole answer: "Hàng Táo: 4 hình; hàng Cam: 3 hình; tất cả: 7". */
export function writeBuilt(view: ChartBuildView, values: readonly number[]): string {
  const { chart, built, total } = view;
  const rows = built.map((_, place) => {
    const value = values[place] ?? 0;
    const written = chart.type === "pictogram" ? text.pictures(value) : String(value);
    return text.owned(nameBuilt(view, place), written);
  });
  return capital([...rows, ...(total === null ? [] : [text.owned(text.all, String(values.at(-1)))])].join("; "));
}

/** The table of strokes beside the chart, where its rows were counted with them. */
export function drawCounted({ chart, counted }: ChartBuildView): TallyFigure | null {
  if (counted === null || chart.type !== "pictogram") return null;
  const rows = chart.rows.map(({ name }, at) => ({ name, picture: null, count: counted[at] ?? 0 }));
  return { type: "tally", rows, alt: text.tally };
}
