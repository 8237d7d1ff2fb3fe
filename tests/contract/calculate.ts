/** The value of "7 + 4 − 2": numbers joined by + and −, from left to right. */
export function calculate(text: string): number {
  const parts = text.replace(/\s/gu, "").match(/[+−]?\d+/gu) ?? [];
  return parts.reduce((sum, part) => sum + Number(part.replace("+", "").replace("−", "-")), 0);
}
