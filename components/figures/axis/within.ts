const sheet = 320;

/** The middle of words of a width, moved as far as they need to stay on the sheet. */
export function within(middle: number, width: number): number {
  return Math.min(Math.max(middle, width / 2 + 1), sheet - width / 2 - 1);
}
