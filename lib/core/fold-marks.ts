/**
 * Lower case without Vietnamese marks, đ as d and ² as 2: two writings of a word that fold to the same are the same to
 * whoever looks for it.
 */
export function foldMarks(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("đ", "d");
}
