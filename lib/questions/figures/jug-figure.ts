export type VesselForm = "can" | "bucket" | "jar";

export const liquidNames = ["water", "oil", "milk"] as const;

export type LiquidName = (typeof liquidNames)[number];

/** A vessel one sees into, with a mark at each litre. */
export interface Vessel {
  readonly form: VesselForm;
  readonly liquid: LiquidName;
  /** The litre of the topmost mark. */
  readonly capacity: number;
  /** How far it is filled. */
  readonly litres: number;
  /** Every how manieth mark carries its number; 0 for a vessel without marks. */
  readonly numberEvery: 0 | 1 | 5;
  /** A line from the water to its mark (a hint). */
  readonly isGuided: boolean;
  /** A mark that stands out, with its number (a hint); null for none. */
  readonly lit: number | null;
  /** Written below, or null. */
  readonly label: string | null;
}

/** One vessel or two side by side. */
export interface JugFigure {
  readonly type: "jug";
  readonly vessels: readonly Vessel[];
  readonly alt: string;
}
