import type { SceneFigure } from "./scene-figure.ts";

/** A scene with exactly the fields that are drawn. */
export function toPublicScene(figure: SceneFigure): SceneFigure {
  return {
    type: "scene",
    setting: figure.setting,
    things: figure.things.map(({ picture, place }) => ({ picture, place })),
    alt: figure.alt,
  };
}
