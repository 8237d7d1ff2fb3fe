const shortMonths: readonly number[] = [4, 6, 9, 11];

/** How many days a month has; February counts 28, which holds in three years of four. */
export function daysOf(month: number): number {
  if (month === 2) return 28;
  return shortMonths.includes(month) ? 30 : 31;
}
