/** Whether a − b takes a ten apart: 13 − 6 and 40 − 3 do, 10 − 4 is learned by heart in class 1 and does not. */
export function borrowsOne(a: number, b: number): boolean {
  return a % 10 < b % 10 && a > 10;
}
