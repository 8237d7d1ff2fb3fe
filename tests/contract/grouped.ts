/** A whole number as classes 3 to 5 write it, for answers that are compared as words: "8 891 con". */
export function grouped(value: number | bigint): string {
  return value.toLocaleString("de-DE").replaceAll(".", "\u00a0");
}
