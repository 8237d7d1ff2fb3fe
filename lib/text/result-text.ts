/** Words on the screen after a run. */
export const resultText = {
  name: "Kết quả",
  done: (total: number) => `Con làm xong ${total} câu!`,
  passed: "Con qua màn rồi!",
  notPassed: "Đúng từ 8 câu trở lên là qua màn. Con thử lại nhé!",
  allRight: (total: number) => `Cả ${total} câu đúng ngay lần đầu!`,
  rightFirst: (count: number) => `${count} câu đúng ngay lần đầu`,
  rightSecond: (count: number) => `${count} câu đúng lần hai`,
  rightOnly: (count: number, total: number) => `Đúng ${count} trong ${total} câu.`,
  tried: (total: number) => `Con đã cố gắng hết ${total} câu.`,

  practised: (title: string) => `Con vừa luyện: ${title}.`,
  firm: (titles: string) => `Con đã vững: ${titles}.`,
  unsure: (titles: string) => `Con luyện thêm nhé: ${titles}.`,
  regained: (count: number) => `${count} câu lúc nãy còn khó, bây giờ con làm được rồi!`,

  print: "In bài này ra giấy",
  lookAgain: (count: number) => `Xem lại ${count} câu`,
  answer: (answer: string) => `Đáp án: ${answer}`,

  points: "điểm",
  saving: "Đang ghi điểm cho con…",
  kept: "Điểm chưa gửi được. Có mạng, Hươu sẽ gửi giúp con!",
  refused: "Bài này không ghi điểm được nữa, nhưng con vẫn học được nhiều!",
  capped: "Hôm nay con luyện nhiều lắm rồi. Mai mình lấy điểm tiếp nhé!",
  tooFast: "Lượt này nhanh quá nên chưa tính điểm. Con chơi lại, thong thả đọc từng câu nhé!",
  setAgain: "Con đã làm bộ này rồi nên lần này không thêm điểm. Con vẫn học được nhiều!",
  guest: "Con chọn một cái tên để giữ điểm và gặp các bạn thú nhé!",
  gone: "Hồ sơ cũ đã được xoá rồi. Con chọn một cái tên mới để giữ điểm nhé!",
  cookiesBlocked: "Trình duyệt đang chặn cookie nên điểm chưa giữ được. Con nhờ người lớn bật cookie nhé!",
  chooseName: "Chọn tên",

  newAnimal: (animal: string) => `Bạn mới: ${animal}!`,
  missing: (points: string) => `Còn ${points} điểm`,
  meter: (score: string, goal: string) => `${score} trên ${goal} điểm`,
  allAnimals: "Con đã gặp đủ các bạn thú!",

  rest: "Con học chăm quá! Nghỉ mắt một chút nhé.",

  time: "Thời gian",
  best: "Nhanh nhất",

  again: "Làm tiếp",
  nextLevel: "Màn tiếp theo",
  harder: "Bài khó hơn",
  challenge: "Thử thách",
  opening: "Đang mở…",
} as const;
