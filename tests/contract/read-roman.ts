const signs: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** The number that Roman signs up to X write: a smaller sign in front of a larger one is taken away. */
export function readRoman(text: string): number {
  const values = Array.from(text, (sign) => signs[sign] ?? Number.NaN);
  return values.reduce((sum, value, place) => sum + ((values[place + 1] ?? 0) > value ? -value : value), 0);
}
