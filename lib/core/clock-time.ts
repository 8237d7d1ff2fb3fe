/** What a clock with hands shows: the hour from 1 to 12 and the minute from 0 to 59. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
}
