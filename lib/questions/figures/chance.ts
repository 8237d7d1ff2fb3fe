import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { describeUnlessNumbered } from "#lib/questions/figures/describe.ts";
import type { Paint } from "#lib/questions/figures/shape-part.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { paintName } from "#lib/text/paint-name.ts";

/** What chance is tried with. */
export type ChanceThing =
  /** A bag or box one sees into, with balls of these colours; at most twelve balls. */
  | { readonly form: "bag"; readonly balls: readonly { readonly paint: Paint; readonly count: number }[] }
  /** A wheel with equal sectors and a hand; `labels` are written on the sectors, empty for none. */
  | { readonly form: "spinner"; readonly sectors: readonly Paint[]; readonly labels: readonly string[] }
  /** Dice as they lie, 1 to 6. */
  | { readonly form: "dice"; readonly faces: readonly number[] }
  /** Coins as they lie: heads ("ngửa") or tails ("sấp"). */
  | { readonly form: "coins"; readonly faces: readonly ("heads" | "tails")[] };

/** A bag of balls, a wheel, dice or coins. */
export interface ChanceFigure {
  readonly type: "chance";
  readonly things: readonly ChanceThing[];
  readonly alt: string;
}

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

function toPublic(figure: ChanceFigure): ChanceFigure {
  return { type: "chance", things: figure.things.map(toThing), alt: figure.alt };
}

function describeThing(thing: ChanceThing): string {
  switch (thing.form) {
    case "bag":
      return thing.balls.map(({ paint, count }) => descriptionText.balls(count, paintName[paint])).join(", ");
    case "spinner":
      return descriptionText.spinner(
        thing.sectors.map((paint, place) => [paintName[paint], thing.labels[place] ?? ""].join(" ").trim()).join(", "),
      );
    case "dice":
      return descriptionText.dice(thing.faces);
    case "coins":
      // How they lie is what they are called by.
      return "";
    default:
      return thing satisfies never;
  }
}

export const chanceFigure = defineFigure({
  toPublic,
  describe: (figure) => describeUnlessNumbered(figure.alt, figure.things.map(describeThing).join("; ")),
});
