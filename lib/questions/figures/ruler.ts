import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt, markPlace } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

export const measuredThings = ["pencil", "strip", "stick", "brush", "chalk"] as const;

/** What lies along a ruler: a thing with two clear ends, or a paper strip. */
export type MeasuredThing = (typeof measuredThings)[number];

/** A ruler in centimetres with a thing above it. */
export interface RulerFigure {
  readonly type: "ruler";
  /** The first and the last centimetre that is drawn. */
  readonly from: number;
  readonly to: number;
  /** Whether each centimetre is parted into ten. */
  readonly hasMillimetres: boolean;
  /** Where its ends lie, in millimetres from the ruler's zero. */
  readonly thing: { readonly name: MeasuredThing; readonly from: number; readonly to: number };
  /** Written on the thing: how long it is; null where that is asked. */
  readonly label: string | null;
  /** Dashed lines from both ends down to their marks (a hint). */
  readonly isGuided: boolean;
  readonly alt: string;
}

/** The sheet a ruler is drawn on, the room beside its first and its last mark, and the room above, which only a hint needs. */
export const rulerSheet = { width: 320, height: 124, margin: 18, above: 22 } as const;

function toPublic(figure: RulerFigure): RulerFigure {
  return {
    type: "ruler",
    from: figure.from,
    to: figure.to,
    hasMillimetres: figure.hasMillimetres,
    thing: { name: figure.thing.name, from: figure.thing.from, to: figure.thing.to },
    label: figure.label,
    isGuided: figure.isGuided,
    alt: figure.alt,
  };
}

/** Millimetres; every centimetre carries its number. */
function describeEnds({ thing: { from, to }, hasMillimetres }: RulerFigure): string {
  const marks = { numberedEvery: 10, markEvery: hasMillimetres ? 1 : 10 };
  const write = (millimetres: number) => String(millimetres / 10);
  return descriptionText.ends(markPlace(from, marks, write), markPlace(to, marks, write));
}

export const rulerFigure = defineFigure({ toPublic, describe: (figure) => addToAlt(figure.alt, describeEnds(figure)) });
