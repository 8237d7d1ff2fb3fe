import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt, describeAsked } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

export interface PieSector {
  readonly name: string;
  readonly percent: number;
  readonly label: string | null;
  /** Whether it stands out and the others step back. */
  readonly isMarked?: boolean;
}

/** A round chart of two to six sectors ("biểu đồ hình quạt tròn"). */
export interface PieChartFigure {
  readonly type: "pie-chart";
  readonly title: string;
  /** The percents sum to 100; `label` is what stands on the sector: "40%", "?", or null. */
  readonly sectors: readonly PieSector[];
  readonly alt: string;
}

function toPublic(figure: PieChartFigure): PieChartFigure {
  return {
    type: "pie-chart",
    title: figure.title,
    sectors: figure.sectors.map(({ name, percent, label, isMarked }) => ({
      name,
      percent,
      label,
      ...(isMarked === true && { isMarked }),
    })),
    alt: figure.alt,
  };
}

function describeSectors({ sectors }: PieChartFigure): string {
  const marked = sectors.flatMap(({ name, isMarked = false }) => (isMarked ? name : []));
  return [
    ...sectors.map(({ name, label }) => (label === null ? name : descriptionText.owned(name, describeAsked(label)))),
    ...(marked.length === 0 ? [] : [descriptionText.markedSectors(marked.join(", "))]),
  ].join("; ");
}

export const pieChartFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, describeSectors(figure)),
});
