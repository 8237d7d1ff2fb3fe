/** How far apart lines of words of a size stand. */
export function linePitch(size: number): number {
  return size * 1.12;
}
