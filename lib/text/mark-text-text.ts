/** Words of the board on which pieces of a text are marked. */
export const markTextText = {
  sentence: (number: number): string => `câu ${number}`,
  number: (number: number): string => `(${number})`,
  /** What is asked on paper, where a question alone says nothing of the pen. */
  onPaper: (prompt: string): string => {
    if (/khoanh|gạch/u.test(prompt)) return prompt;
    return `${prompt} Em khoanh vào ${/[Cc]âu nào/u.test(prompt) ? "câu trả lời" : "phần trả lời"}.`;
  },
  part: (name: string, words: string): string => `${name.toLowerCase()}: ${words}`,
  /** What a tap does next, by how many pieces are marked. */
  next: (unit: "word" | "sentence", count: number): string => {
    const piece = unit === "word" ? "tiếng, từ" : "câu";
    return count === 0 ? `Chạm vào ${piece} cần tìm.` : "Chạm lần nữa để bỏ chọn.";
  },
  /** What is marked now; for ears alone. */
  marked: (pieces: string): string => (pieces === "" ? "Chưa chọn gì." : `Đang chọn: ${pieces}`),
  /** What each pencil draws. */
  pencil: (name: string, lines: number): string => `${name}: ${lines === 1 ? "một gạch" : "hai gạch"}`,
  nextPart: "Chạm tiếng đầu rồi tiếng cuối.",
  rubOut: "Xoá hết nét gạch",
} as const;
