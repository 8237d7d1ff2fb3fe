import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt, markPlace } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

export const measuredThings = ["pencil", "strip", "stick", "brush", "chalk"] as const;

/** What lies along a ruler: a thing with two clear ends, or a paper strip. */
export type MeasuredThing = (typeof measuredThings)[number];

/** A segment is drawn rather than laid, its ends called A and B. */
export type LaidName = MeasuredThing | "segment";

/** A ruler in centimetres with a thing above it. */
export interface RulerFigure {
  readonly type: "ruler";
  /** The first and the last centimetre that is drawn. */
  readonly from: number;
  readonly to: number;
  /** Whether each centimetre is parted into ten. */
  readonly hasMillimetres: boolean;
  /** How many centimetres there are from one number to the next; null where one centimetre alone stands in for the ruler. */
  readonly numberedEvery: number | null;
  /** Where its ends lie, in millimetres from the ruler's zero; null where nothing lies there yet. */
  readonly thing: { readonly name: LaidName; readonly from: number; readonly to: number } | null;
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
    numberedEvery: figure.numberedEvery,
    thing: figure.thing && { name: figure.thing.name, from: figure.thing.from, to: figure.thing.to },
    label: figure.label,
    isGuided: figure.isGuided,
    alt: figure.alt,
  };
}

type Marks = Pick<RulerFigure, "hasMillimetres" | "numberedEvery">;

/** Where on a ruler something stands, in millimetres from its zero, as it is read off it. */
export function rulerPlace(millimetres: number, { hasMillimetres, numberedEvery }: Marks): string {
  const marks = { numberedEvery: (numberedEvery ?? 1) * 10, markEvery: hasMillimetres ? 1 : 10 };
  return markPlace(millimetres, marks, (at) => String(at / 10));
}

function describeEnds(figure: RulerFigure): string {
  const { thing, numberedEvery } = figure;
  if (thing === null || numberedEvery === null) return "";
  return descriptionText.ends(rulerPlace(thing.from, figure), rulerPlace(thing.to, figure));
}

export const rulerFigure = defineFigure({ toPublic, describe: (figure) => addToAlt(figure.alt, describeEnds(figure)) });
