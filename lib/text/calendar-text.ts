/** Words on the sheet of a month. */
export const calendarText = {
  month: (month: number, year: number | null): string =>
    year === null ? `Tháng ${month}` : `Tháng ${month} năm ${year}`,
  weekdays: ["Hai", "Ba", "Tư", "Năm", "Sáu", "Bảy", "CN"],
} as const;
