/** One whole, cut into equal parts of which some are painted. */
export interface FractionWhole {
  /** A bar cut by upright lines, a circle cut like a cake, a square grid, or a set of round things. */
  readonly form: "bar" | "circle" | "grid" | "set";
  readonly parts: number;
  readonly painted: number;
  /** So many of the painted ones, the last ones, are crossed out: taken away. */
  readonly crossed: number;
  /** Squares in a row, for "grid" and "set". */
  readonly columns: number;
  /** Written beside or below; a fraction is drawn with its bar. Null for none. */
  readonly label: string | null;
}

/** One to four wholes of the same size. */
export interface FractionFigure {
  readonly type: "fraction";
  readonly wholes: readonly FractionWhole[];
  readonly alt: string;
}
