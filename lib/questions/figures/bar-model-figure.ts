/** One piece of a bar: a length that is known, the one that is asked for, or one that is missing up to another bar. */
export interface BarPart {
  /** Its length, in the numbers of the story. */
  readonly size: number;
  /** Written in the piece, or over it where it is narrow: then once only for equal pieces side by side. Null for none. */
  readonly label: string | null;
  readonly look: "plain" | "asked" | "gap";
}

/** A brace over some parts of a bar that follow one another, with words over it: "3 phần", "24 cm", "?". */
export interface BarSpan {
  /** The first and the last part under it, from 0. */
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** A "sơ đồ đoạn thẳng": one to four bars one below the other, all drawn to one scale. */
export interface BarModelFigure {
  readonly type: "bar-model";
  readonly bars: readonly {
    /** Written before the bar; null where there is one bar alone. */
    readonly name: string | null;
    readonly parts: readonly BarPart[];
    /** Written under a brace that spans the whole bar; null for none. */
    readonly whole: string | null;
    /** Braces above the bar. */
    readonly spans?: readonly BarSpan[];
  }[];
  /** Written beside a brace at the right that spans all bars: what they are together. */
  readonly total?: string;
  readonly alt: string;
}
