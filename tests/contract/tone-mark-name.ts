/** What a tile with a tone is called: "dấu hỏi"; without a mark "không có dấu". */
export function toneMarkName(tone: string): string {
  return tone === "ngang" ? "không có dấu" : `dấu ${tone}`;
}
