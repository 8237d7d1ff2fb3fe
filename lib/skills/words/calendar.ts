/** Weekdays from Monday on, as a calendar of Việt Nam has them. */
export const weekdays = ["thứ Hai", "thứ Ba", "thứ Tư", "thứ Năm", "thứ Sáu", "thứ Bảy", "Chủ nhật"] as const;

/** How many days a month has; February counts 28, as in three years of four. */
export function daysOf(month: number): number {
  return [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 30;
}
