const parts = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;

/** A whole number from 1 to 39 in Roman numerals. Throws a RangeError for any other number. */
export function writeRoman(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > 39) throw new RangeError(`Not written in Roman: ${value}`);
  let rest = value;
  let text = "";
  for (const [size, sign] of parts) {
    text += sign.repeat(Math.floor(rest / size));
    rest %= size;
  }
  return text;
}
