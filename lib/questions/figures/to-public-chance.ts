import type { ChanceFigure, ChanceThing } from "./chance-figure.ts";

function toThing(thing: ChanceThing): ChanceThing {
  const { form } = thing;
  switch (form) {
    case "bag":
      return { form, balls: thing.balls.map(({ paint, count }) => ({ paint, count })) };
    case "spinner":
      return { form, sectors: thing.sectors.map((paint) => paint), labels: thing.labels.map((label) => label) };
    case "dice":
      return { form, faces: thing.faces.map((face) => face) };
    case "coins":
      return { form, faces: thing.faces.map((face) => face) };
    default:
      return thing satisfies never;
  }
}

/** Things of chance with exactly the fields that are drawn. */
export function toPublicChance(figure: ChanceFigure): ChanceFigure {
  return { type: "chance", things: figure.things.map(toThing), alt: figure.alt };
}
