/** Texts of the frame around the pages, of a lost way and of a broken page. */
export const shellText = {
  productName: "Hươu Ham Học",
  description: "Luyện Toán và Tiếng Việt lớp 1 đến lớp 5: câu hỏi ngẫu nhiên, trò chơi nhỏ, điểm và những bạn thú.",
  toHome: "Hươu Ham Học, về trang chủ",
  tools: "Công cụ",
  menu: "Menu",
  back: "Quay lại",
  points: (points: string) => `${points} điểm`,
  notFoundTitle: "Ôi, lạc đường rồi!",
  notFoundLead: ["Trang này chưa có bài học.", "Mình về nhà nhé?"],
  notFoundHome: "Về trang chủ",
  signpost: "404",
  errorTitle: "Ôi, có chút trục trặc!",
  errorLead: ["Không phải tại con đâu.", "Mình thử lại nhé!"],
  retry: "Thử lại",
  chooseName: "Chọn tên",
  backendAway: "Chưa lấy được bài. Con chờ một chút rồi thử lại nhé!",
};
