/** Words around a text to read. */
export const passageText = {
  alt: (title: string) => `Bài đọc: ${title}`,
  readWhole: "Đọc cả bài",
  backToQuestion: "Về câu hỏi",
  listen: "Nghe cả bài",
  stopListening: "Dừng nghe",
} as const;
