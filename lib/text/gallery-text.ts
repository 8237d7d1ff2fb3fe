/** Words of the page /gallery, which operators and tests open: for teachers and developers. */
export const galleryText = {
  title: "Câu hỏi mẫu",
  states: "Trạng thái",
  stateNames: {
    open: "Chưa trả lời",
    "hint-1": "Mở gợi ý 1",
    "hint-2": "Mở gợi ý 2",
    again: "Sai lần đầu",
    second: "Đúng lần hai",
    right: "Đúng lần đầu",
    shown: "Sai cả hai lần",
    challenge: "Thử thách",
    "challenge-wrong": "Thử thách, sai",
  },
  sizes: "Màn hình",
  size: (width: number, height: number) => `${width} × ${height}`,
  another: "Bộ câu khác",
  activities: "Bài luyện và trò chơi",
  answer: "Đáp án:",
  spoken: "Đọc:",
  hint: (layer: number) => `Gợi ý ${layer}:`,
  explanation: "Giải thích:",
} as const;
