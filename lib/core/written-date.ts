import { vietnamDay } from "./vietnam-day.ts";

/** The day of a moment in ISO 8601, by Vietnam's calendar: "21/11/2026". */
export function writtenDate(moment: string): string {
  return vietnamDay(Date.parse(moment)).split("-").toReversed().join("/");
}
