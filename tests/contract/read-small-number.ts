const digits = ["không", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín"];
const onesAfterTens = ["", "mốt", "hai", "ba", "tư", "lăm", "sáu", "bảy", "tám", "chín"];

/** How a number up to 999 is said, from tables of its own: a second opinion on what the product says. */
export function readSmallNumber(value: number): string {
  if (value < 10) return digits[value] ?? "?";
  if (value < 20) return `mười ${value === 15 ? "lăm" : (digits[value - 10] ?? "?")}`.replace(/ không$/u, "");
  if (value < 100) return `${digits[Math.floor(value / 10)]} mươi ${onesAfterTens[value % 10]}`.trim();
  const hundreds = `${digits[Math.floor(value / 100)]} trăm`;
  const rest = value % 100;
  return rest === 0 ? hundreds : `${hundreds} ${rest < 10 ? "linh " : ""}${readSmallNumber(rest)}`;
}
