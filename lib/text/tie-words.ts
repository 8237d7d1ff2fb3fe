const tie = "\u00a0";

/** Keeps together on one line what would be hard to read apart: "số 3", "7 giờ", "4 chục", "đơn vị", "đồng hồ". */
export function tieWords(words: string): string {
  return words.replace(
    /(số|[Đđ]ồng|đơn) (?=\d|hồ|vị)|(\d) (?=giờ|phút|trăm|chục|đơn|thanh|khối|tấm)/gu,
    (match) => `${match.trimEnd()}${tie}`,
  );
}
