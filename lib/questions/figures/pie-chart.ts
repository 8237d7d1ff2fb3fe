import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt, describeAsked } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** A round chart of two to six sectors ("biểu đồ hình quạt tròn"). */
export interface PieChartFigure {
  readonly type: "pie-chart";
  readonly title: string;
  /** The percents sum to 100; `label` is what stands on the sector: "40 %", "?", or null. */
  readonly sectors: readonly { readonly name: string; readonly percent: number; readonly label: string | null }[];
  readonly alt: string;
}

function toPublic(figure: PieChartFigure): PieChartFigure {
  return {
    type: "pie-chart",
    title: figure.title,
    sectors: figure.sectors.map(({ name, percent, label }) => ({ name, percent, label })),
    alt: figure.alt,
  };
}

function describeSectors({ sectors }: PieChartFigure): string {
  return sectors
    .map(({ name, label }) => (label === null ? name : descriptionText.owned(name, describeAsked(label))))
    .join("; ");
}

export const pieChartFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, describeSectors(figure)),
});
