const format = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Ho_Chi_Minh", dateStyle: "short" });

/** The day in Việt Nam at a time in milliseconds: "2026-11-21". Days written so compare as texts do. */
export function vietnamDay(at: number): string {
  return format.format(at);
}
