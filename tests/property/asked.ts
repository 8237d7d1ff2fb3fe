/** A label as it is told: its "?" in words. */
export function asked(label: string): string {
  return label.replaceAll(/\s*\?\s*/gu, " dấu hỏi ").trim();
}
