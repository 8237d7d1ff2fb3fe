const weekdays = ["Hai", "Ba", "Tư", "Năm", "Sáu", "Bảy", "CN"] as const;

/** Words on the sheet of a month. */
export const calendarText = {
  month: (month: number, year: number | null): string =>
    year === null ? `Tháng ${month}` : `Tháng ${month} năm ${year}`,
  weekdays,
  sheet: (month: number): string => `Tờ lịch tháng ${month}.`,
  day: (weekday: string, day: number, month: number): string => `${weekday}, ngày ${day} tháng ${month}`,
  told: (name: string): string => `${name}, được khoanh`,
  date: (day: number, month: number): string => `ngày ${day} tháng ${month}`,
  dates: (days: string, month: number): string => `các ngày ${days} tháng ${month}`,
  previous: (month: number): string => `Lật về tháng ${month}`,
  next: (month: number): string => `Lật sang tháng ${month}`,
} as const;
