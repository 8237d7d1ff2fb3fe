/** Words of the page /samples, which exists in development only: for teachers and developers. */
export const samplesText = {
  title: "Câu hỏi mẫu",
  difficulty: (difficulty: number) => `Mức ${difficulty}`,
  answer: "Đáp án:",
  spoken: "Đọc:",
  hint: (layer: number) => `Gợi ý ${layer}:`,
  explanation: "Giải thích:",
  another: "Mười câu khác",
} as const;
