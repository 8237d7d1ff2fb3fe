/** What cannot be seen or turns the direction of writing. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A text in one line of what can be seen. */
export function cleanText(text: string): string {
  return text.replaceAll("\t", " ").replace(unseen, "").normalize("NFC").replace(/\s+/gu, " ").trim();
}
