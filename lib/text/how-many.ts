/** Up to 10 a number is asked for with "mấy", above with "bao nhiêu". */
export function howMany(range: number): string {
  return range > 10 ? "bao nhiêu" : "mấy";
}
