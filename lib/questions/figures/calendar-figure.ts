/** The sheet of one month, Monday first as in Vietnam. */
export interface CalendarFigure {
  readonly type: "calendar";
  readonly month: number;
  /** Null where the year does not matter. */
  readonly year: number | null;
  /** The weekday of the first day: 0 is Monday, 6 is Sunday. */
  readonly startsOn: number;
  /** 28 to 31. */
  readonly days: number;
  /** Days with a ring around them. */
  readonly ringed: readonly number[];
  /** Days left blank, to be found. */
  readonly blank: readonly number[];
  readonly alt: string;
}
