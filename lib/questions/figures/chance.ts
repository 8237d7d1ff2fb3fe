import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { describeUnlessNumbered } from "#lib/questions/figures/describe.ts";
import type { Paint } from "#lib/questions/figures/shape-part.ts";
import { coinText, dieText, timesText } from "#lib/text/chance-text.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { paintName } from "#lib/text/paint-name.ts";

/** What chance is tried with. */
export type ChanceThing =
  /** A bag or a box one sees into, with balls of these colours; at most twelve balls. */
  | { readonly form: "bag" | "box"; readonly balls: readonly { readonly paint: Paint; readonly count: number }[] }
  /** A wheel with equal sectors and a hand; `labels` are written on the sectors, empty for none. */
  | { readonly form: "spinner"; readonly sectors: readonly Paint[]; readonly labels: readonly string[] }
  /** Dice as they lie, 1 to 6; `counts` is how often each face came up, written below it. */
  | { readonly form: "dice"; readonly faces: readonly number[]; readonly counts?: readonly number[] }
  /** Coins as they lie: heads ("ngửa") or tails ("sấp"); `counts` is how often each came up. */
  | { readonly form: "coins"; readonly faces: readonly ("heads" | "tails")[]; readonly counts?: readonly number[] };

/** A bag of balls, a wheel, dice or coins. */
export interface ChanceFigure {
  readonly type: "chance";
  readonly things: readonly ChanceThing[];
  readonly alt: string;
}

function countsOf({ counts }: { readonly counts?: readonly number[] }) {
  return counts === undefined ? {} : { counts: counts.map((count) => count) };
}

function toThing(thing: ChanceThing): ChanceThing {
  const { form } = thing;
  switch (form) {
    case "bag":
    case "box":
      return { form, balls: thing.balls.map(({ paint, count }) => ({ paint, count })) };
    case "spinner":
      return { form, sectors: thing.sectors.map((paint) => paint), labels: thing.labels.map((label) => label) };
    case "dice":
      return { form, faces: thing.faces.map((face) => face), ...countsOf(thing) };
    case "coins":
      return { form, faces: thing.faces.map((face) => face), ...countsOf(thing) };
    default:
      return thing satisfies never;
  }
}

function toPublic(figure: ChanceFigure): ChanceFigure {
  return { type: "chance", things: figure.things.map(toThing), alt: figure.alt };
}

/** "mặt ngửa: 11 lần, mặt sấp: 9 lần" */
function describeCounts(faces: readonly string[], counts: readonly number[]): string {
  return counts
    .map((count, place) => descriptionText.owned(descriptionText.face(faces[place] ?? ""), timesText(count)))
    .join(", ");
}

function describeThing(thing: ChanceThing): string {
  switch (thing.form) {
    case "bag":
    case "box":
      return thing.balls.map(({ paint, count }) => descriptionText.balls(count, paintName[paint])).join(", ");
    case "spinner":
      return descriptionText.spinner(
        thing.sectors.map((paint, place) => [paintName[paint], thing.labels[place] ?? ""].join(" ").trim()).join(", "),
      );
    case "dice":
      return thing.counts === undefined
        ? descriptionText.dice(thing.faces)
        : describeCounts(thing.faces.map(dieText), thing.counts);
    case "coins":
      // How they lie is what they are called by.
      return describeCounts(
        thing.faces.map((face) => coinText[face]),
        thing.counts ?? [],
      );
    default:
      return thing satisfies never;
  }
}

export const chanceFigure = defineFigure({
  toPublic,
  describe: (figure) => describeUnlessNumbered(figure.alt, figure.things.map(describeThing).join("; ")),
});
