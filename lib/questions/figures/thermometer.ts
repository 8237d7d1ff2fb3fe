import { formatNumber } from "#lib/core/format-number.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt, markPlace } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** One to three thermometers in degrees Celsius, side by side. */
export interface ThermometerFigure {
  readonly type: "thermometer";
  readonly from: number;
  readonly to: number;
  /** Degrees from one mark to the next; every tenth degree carries its number. */
  readonly step: 1 | 2;
  readonly readings: readonly { readonly degrees: number; readonly label: string | null }[];
  readonly alt: string;
}

function toPublic(figure: ThermometerFigure): ThermometerFigure {
  return {
    type: "thermometer",
    from: figure.from,
    to: figure.to,
    step: figure.step,
    readings: figure.readings.map(({ degrees, label }) => ({ degrees, label })),
    alt: figure.alt,
  };
}

function describeDegrees({ readings, step }: ThermometerFigure): string {
  const told = readings.map(({ degrees, label }) => {
    const column = descriptionText.column(markPlace(degrees, { numberedEvery: 10, markEvery: step }, formatNumber));
    return label === null ? column : descriptionText.owned(label, column);
  });
  return [descriptionText.perMark(`${step} °C`), ...told].join("; ");
}

export const thermometerFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, describeDegrees(figure)),
});
