/** The weekday of a day of a month whose first is the weekday `startsOn`; 0 is Monday, 6 is Sunday. */
export function weekdayOf(startsOn: number, day: number): number {
  return (startsOn + day - 1) % 7;
}
