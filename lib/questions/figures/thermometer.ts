import { formatNumber } from "#lib/core/format-number.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt, markPlace } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

export interface ThermometerReading {
  readonly degrees: number;
  readonly label: string | null;
  /** Its number stands beside the top of the red column. */
  readonly isRead?: boolean;
  /** An arrow leads from this degree to the top of the red column: how it is counted, or how it rose or fell. */
  readonly countedFrom?: number;
}

/** One to three thermometers in degrees Celsius, side by side. */
export interface ThermometerFigure {
  readonly type: "thermometer";
  readonly from: number;
  readonly to: number;
  /** Degrees from one mark to the next; every tenth degree carries its number. */
  readonly step: 1 | 2;
  readonly readings: readonly ThermometerReading[];
  readonly alt: string;
}

function toPublic(figure: ThermometerFigure): ThermometerFigure {
  return {
    type: "thermometer",
    from: figure.from,
    to: figure.to,
    step: figure.step,
    readings: figure.readings.map(({ degrees, label, isRead, countedFrom }) => ({
      degrees,
      label,
      ...(isRead === true && { isRead }),
      ...(countedFrom !== undefined && { countedFrom }),
    })),
    alt: figure.alt,
  };
}

function describeDegrees({ readings, step }: ThermometerFigure): string {
  const marks = { numberedEvery: 10, markEvery: step };
  const told = readings.map(({ degrees, label, isRead = false, countedFrom }) => {
    const column = [
      descriptionText.column(markPlace(degrees, marks, formatNumber)),
      ...(countedFrom === undefined ? [] : [descriptionText.arrowFrom(markPlace(countedFrom, marks, formatNumber))]),
      ...(isRead ? [descriptionText.labelled(formatNumber(degrees))] : []),
    ].join(", ");
    return label === null ? column : descriptionText.owned(label, column);
  });
  return [descriptionText.perMark(`${step} °C`), ...told].join("; ");
}

export const thermometerFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, describeDegrees(figure)),
});
