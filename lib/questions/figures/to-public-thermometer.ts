import type { ThermometerFigure } from "./thermometer-figure.ts";

/** Thermometers with exactly the fields that are drawn. */
export function toPublicThermometer(figure: ThermometerFigure): ThermometerFigure {
  return {
    type: "thermometer",
    from: figure.from,
    to: figure.to,
    step: figure.step,
    readings: figure.readings.map(({ degrees, label }) => ({ degrees, label })),
    alt: figure.alt,
  };
}
