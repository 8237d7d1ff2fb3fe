/** Places in a rising tray whose weights come to so many kilograms, tried from the heaviest on; null where none do. */
export function placesFor(tray: readonly number[], kg: number, last = tray.length - 1): readonly number[] | null {
  if (kg === 0) return [];
  const weight = tray[last];
  if (weight === undefined) return null;
  const taken = weight <= kg ? placesFor(tray, kg - weight, last - 1) : null;
  return taken === null ? placesFor(tray, kg, last - 1) : [last, ...taken];
}
