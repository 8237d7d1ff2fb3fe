const format = new Intl.DateTimeFormat("vi-VN", {
  timeZone: "Asia/Ho_Chi_Minh",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** The day of a moment in ISO 8601, by Vietnam's calendar: "21/11/2026". */
export function writtenDate(moment: string): string {
  return format.format(new Date(moment));
}
