/** Words of the board on which a part of a sentence is underlined. */
export const underlineBoardText = {
  /** What a tap does next, by how many words are underlined. */
  next: (count: number): string => {
    if (count === 0) return "Chạm vào từ cần gạch chân.";
    return count === 1 ? "Chạm từ khác để gạch dài thêm." : "Chạm từ đã gạch để xoá bớt.";
  },
  underlined: (words: string): string => (words === "" ? "Chưa gạch từ nào." : `Đang gạch: ${words}`),
  rubOut: "Xoá nét gạch",
} as const;
