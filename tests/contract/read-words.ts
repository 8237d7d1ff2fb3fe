const digits = new Map([
  ["không", 0],
  ["một", 1],
  ["mốt", 1],
  ["hai", 2],
  ["ba", 3],
  ["bốn", 4],
  ["tư", 4],
  ["năm", 5],
  ["lăm", 5],
  ["sáu", 6],
  ["bảy", 7],
  ["tám", 8],
  ["chín", 9],
]);

/** A number below 1 000 said word by word. */
function readGroup(words: readonly string[]): number {
  let value = 0;
  let digit = 0;
  for (const word of words) {
    if (word === "trăm") [value, digit] = [value + digit * 100, 0];
    else if (word === "mươi") [value, digit] = [value + digit * 10, 0];
    else if (word === "mười") [value, digit] = [value + 10, 0];
    else if (word !== "linh") digit = digits.get(word) ?? Number.NaN;
  }
  return value + digit;
}

/** The number up to 999 999 999 that is said in words; NaN for other words. */
export function readWords(text: string): number {
  let rest = text.trim().toLowerCase().split(/\s+/u);
  let value = 0;
  for (const [name, size] of [
    ["triệu", 1_000_000],
    ["nghìn", 1000],
  ] as const) {
    const at = rest.indexOf(name);
    if (at >= 0) {
      value += readGroup(rest.slice(0, at)) * size;
      rest = rest.slice(at + 1);
    }
  }
  return value + readGroup(rest);
}
