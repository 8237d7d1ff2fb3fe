/** A short time as on a clock, "1:05"; `seconds` are whole and 0 or more. */
export function writtenTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
