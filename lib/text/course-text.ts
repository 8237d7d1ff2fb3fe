/** Texts of the course list. */
export const courseText = {
  title: "Câu hỏi được tạo ngẫu nhiên, bé luyện bao nhiêu lần cũng được!",
  switchLabel: "Chọn luyện tập hay thử thách",
  practice: "Luyện tập",
  challenge: "Thử thách",
  empty: "Phần này đang được soạn. Con ghé lại sau nhé!",
  art: {
    plus: "+",
    minus: "−",
    sums: { 10: "6 + 3", 20: "10 + 4", 100: "30 + 20" },
    compare: ["3", "<", "8"],
    word: "cá",
    weight: "1 kg",
    unknown: "?",
    tens: "1",
    ones: "3",
    levels: ["1", "2", "3"],
  },
} as const;
