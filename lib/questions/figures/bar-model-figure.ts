/** One piece of a bar: a length that is known, the one that is asked for, or one that is missing up to another bar. */
export interface BarPart {
  /** Its length, in the numbers of the story. */
  readonly size: number;
  /** Written over the piece; null for none. */
  readonly label: string | null;
  readonly look: "plain" | "asked" | "gap";
}

/** A "sơ đồ đoạn thẳng": bars one below the other, all drawn to one scale. */
export interface BarModelFigure {
  readonly type: "bar-model";
  readonly bars: readonly {
    /** Written before the bar; null where there is one bar alone. */
    readonly name: string | null;
    readonly parts: readonly BarPart[];
    /** Written under a brace that spans the whole bar; null for none. */
    readonly whole: string | null;
  }[];
  readonly alt: string;
}
