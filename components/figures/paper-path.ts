/** The lines of squared paper over a field, one square's corner at x, y. */
export function paperPath(width: number, height: number, pitch: number, x: number, y: number): string {
  const upright = Array.from({ length: Math.ceil(width / pitch) + 1 }, (_, at) => (x % pitch) + at * pitch)
    .filter((left) => left < width)
    .map((left) => `M${left} 0V${height}`);
  const lying = Array.from({ length: Math.ceil(height / pitch) + 1 }, (_, at) => (y % pitch) + at * pitch)
    .filter((upper) => upper < height)
    .map((upper) => `M0 ${upper}H${width}`);
  return [...upright, ...lying].join("");
}
