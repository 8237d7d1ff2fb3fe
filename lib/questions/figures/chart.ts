import { groupNumber } from "#lib/core/group-number.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** A chart of columns or of a line ("biểu đồ cột", "biểu đồ đoạn thẳng"), two to six values. */
export interface ChartFigure {
  readonly type: "chart";
  readonly form: "columns" | "line";
  readonly title: string;
  /** What is counted, at the top of the upright axis: "(cây)". */
  readonly unit: string;
  readonly values: readonly { readonly name: string; readonly value: number }[];
  /** From one written mark of the upright axis to the next, and the topmost one. */
  readonly step: number;
  readonly top: number;
  /** Whether each value stands over its column. */
  readonly hasValues: boolean;
  /** The columns or points that are read, from 0: a dashed line leads over to the axis, the value stands above. */
  readonly read?: readonly number[];
  readonly alt: string;
}

function toPublic(figure: ChartFigure): ChartFigure {
  return {
    type: "chart",
    form: figure.form,
    title: figure.title,
    unit: figure.unit,
    values: figure.values.map(({ name, value }) => ({ name, value })),
    step: figure.step,
    top: figure.top,
    hasValues: figure.hasValues,
    ...(figure.read === undefined ? {} : { read: figure.read.map((place) => place) }),
    alt: figure.alt,
  };
}

/** Whether the value at a place is written above it. */
export function isWritten({ hasValues, read = [] }: ChartFigure, place: number): boolean {
  return hasValues || read.includes(place);
}

/** Where the top of a column lies beside the marks of the axis. */
export function placeOnAxis(value: number, step: number): string {
  const low = Math.floor(value / step) * step;
  if (low === value) return descriptionText.at(groupNumber(value));
  const isMidway = value - low === step / 2;
  return descriptionText[isMidway ? "midway" : "between"](groupNumber(low), groupNumber(low + step));
}

/** A value as it stands over its column, or as its top lies beside the marks of the axis. */
function heightOf(value: number, place: number, figure: ChartFigure): string {
  return isWritten(figure, place) ? groupNumber(value) : placeOnAxis(value, figure.step);
}

/** A number below a column is not to be heard as the height of it. */
const columnName = (name: string) => (/^\d+$/u.test(name) ? descriptionText.chartColumn(name) : name);

function describeChart(figure: ChartFigure): string {
  return figure.values
    .map(({ name, value }, place) => descriptionText.owned(columnName(name), heightOf(value, place, figure)))
    .join("; ");
}

export const chartFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, describeChart(figure)),
});
