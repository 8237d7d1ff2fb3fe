import { endOfWeek, vietnamWeek } from "#lib/core/vietnam-week.ts";

/** The addresses of the boards of the weeks, each with how many weeks ago that was. */
const weeksAgo = { week: 0, "last-week": 1 } as const;

/** What stands behind /leaderboard/ for the board of this week and of the one before. */
export type WeekAddress = keyof typeof weeksAgo;

export const weekAddresses: readonly string[] = Object.keys(weeksAgo);

export function isWeekAddress(name: string): name is WeekAddress {
  return Object.hasOwn(weeksAgo, name);
}

/** What the board of a week is called where it is kept, as private.week_board of the database says: "week-2026-11-23". */
export function weekBoard(monday: string): string {
  return `week-${monday}`;
}

/** The board behind the address at a time in milliseconds. */
export function weekBoardAt(address: WeekAddress, now: number): string {
  return weekBoard(vietnamWeek(now, weeksAgo[address]));
}

/** Whether a board is ordered by points: that of all time and those of the weeks. */
export function isOfPoints(board: string): boolean {
  return board === "all" || board.startsWith("week-");
}

/** A week that a page shows the board of. */
export interface ShownWeek {
  readonly address: WeekAddress;
  readonly monday: string;
  /** When the address stands for another week, in ms since 1970. */
  readonly endsAt: number;
}

/** The week behind the address at a time in milliseconds. Both addresses change with the end of the week it is then. */
export function shownWeek(address: WeekAddress, now: number): ShownWeek {
  return { address, monday: vietnamWeek(now, weeksAgo[address]), endsAt: endOfWeek(vietnamWeek(now)) };
}
