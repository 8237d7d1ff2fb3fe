/** Whether a + b goes over a ten: 8 + 7 and 38 + 2 do, 6 + 4 makes the first ten and does not. */
export function carriesOne(a: number, b: number): boolean {
  return (a % 10) + (b % 10) > 9 && a + b > 10;
}
