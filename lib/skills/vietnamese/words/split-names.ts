/** Names parted by commas, over as many lines as it takes. */
export function splitNames(written: string): string[] {
  return written.split(",").map((name) => name.replace(/\s+/gu, " ").trim());
}
