/** Texts of the settings page and of the ways to it. */
export const settingsText = {
  title: "Cài đặt",
  link: "Cài đặt",
  lead: "Con thích học thế nào? Chạm để thử nhé!",
  sample: "Ly có 11\u00a0quả lê. Ly cho bé 4\u00a0quả. Hỏi Ly còn mấy quả lê?",
  textSize: {
    legend: "Cỡ chữ",
    sample: "Bé",
    normal: "Thường",
    large: "Lớn",
    largest: "Rất lớn",
  },
  font: {
    legend: "Kiểu chữ",
    sample: "Gà gáy ò ó o!",
    lexend: "Chữ tròn, thoáng",
    andika: "Chữ giống nét bút",
  },
  hand: {
    legend: "Con hay chạm bằng tay nào?",
    right: "Tay phải",
    left: "Tay trái",
  },
  voiceSpeed: {
    legend: "Giọng đọc",
    slow: "Chậm",
    normal: "Vừa",
    fast: "Nhanh",
    listen: "Nghe thử",
    line: "Hươu đọc cho con nghe nhé!",
  },
  lessons: {
    legend: "Bài ở lớp",
    title: "Con học đến bài…",
    byChoice: (classId: string) => `Lớp ${classId}, bài con đã chọn.`,
    byCalendar: (classId: string) => `Lớp ${classId}, theo lịch năm học.`,
  },
  switches: "Âm thanh và chuyển động",
  sound: { title: "Âm thanh", lead: "Có tiếng khi con chạm và khi con trả lời." },
  readAloud: { title: "Tự đọc câu hỏi", lead: "Câu hỏi mới của lớp 1 và lớp 2 được đọc luôn." },
  calm: { title: "Yên tĩnh", lead: "Hình đứng yên, không có tiếng. Con chạm loa vẫn nghe được." },
  reset: "Đặt lại như lúc đầu",
  isReset: "Đã đặt lại rồi nhé!",
  kept: "Máy này nhớ những gì con chọn.",

  mute: "Âm thanh",
} as const;
