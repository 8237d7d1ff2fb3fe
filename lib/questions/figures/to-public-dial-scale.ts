import type { DialScaleFigure } from "./dial-scale-figure.ts";

/** A scale with exactly the fields that are drawn. */
export function toPublicDialScale(figure: DialScaleFigure): DialScaleFigure {
  return {
    type: "dial-scale",
    unit: figure.unit,
    top: figure.top,
    numberedEvery: figure.numberedEvery,
    markEvery: figure.markEvery,
    value: figure.value,
    picture: figure.picture,
    alt: figure.alt,
  };
}
