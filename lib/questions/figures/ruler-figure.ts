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
