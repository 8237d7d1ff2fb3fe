/** Texts of the course list. */
export const courseText = {
  title: "Câu hỏi ngẫu nhiên, con luyện bao nhiêu lần cũng được!",
  switchLabel: "Chọn luyện tập hay thử thách",
  practice: "Luyện tập",
  challenge: "Thử thách",
  empty: "Phần này đang được soạn. Con ghé lại sau nhé!",
  extension: "Mở rộng",
  states: { new: "Chưa học", learning: "Đang học", due: "Cần ôn", good: "Làm tốt", mastered: "Thuộc rồi" },
  like: "Con thích",
  liking: "Cảm ơn con!",
  likeTotal: (total: string) => `${total} lượt thích`,
  likeWait: "Hôm nay Hươu nhận đủ lượt thích từ nhà mình rồi. Mai con lại thích nhé!",
  likeFailed: "Chưa gửi được. Con thử lại nhé!",
} as const;
