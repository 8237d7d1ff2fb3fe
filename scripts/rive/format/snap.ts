/** Rounded to a grid of so many parts in one, which leaves floats with zero bytes that compress well. */
export function snap(value: number, parts: number): number {
  return Math.round(value * parts) / parts || 0;
}
