/** Writes numbers one after the other with as few separators as path data allows. */
export function joinNumbers(numbers: readonly string[]): string {
  return numbers.reduce((text, number, place) => {
    const before = numbers[place - 1];
    const isParted = before === undefined || number.startsWith("-") || (number.startsWith(".") && before.includes("."));
    return text + (isParted ? "" : " ") + number;
  }, "");
}
