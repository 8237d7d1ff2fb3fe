const short = new Map([
  ["ki-lô-gam", "kg"],
  ["mét", "m"],
  ["tiền", "đồng"],
]);

/** What the last question of a story counts, as it stands behind its answer: "kg", "quả", "đồng". */
export function askedUnit(text: string): string {
  const [, word = ""] = /bao nhiêu (học sinh|[\p{L}-]+)[^?]*\?$/u.exec(text) ?? [];
  return short.get(word) ?? word;
}
