/** Words of given work, for the pupil who does it: on home, and on its own page where it cannot be played. */
export const givenWorkText = {
  name: "Bài cô giao",
  questions: (count: number) => `${count} câu`,
  minutes: (minutes: number) => `khoảng ${minutes} phút`,
  until: (day: string) => `đến ${day}`,
  untilTonight: "trong hôm nay",
  late: "muộn rồi, con vẫn làm được",
  day: {
    today: "hôm nay",
    tomorrow: "ngày mai",
    weekdays: ["thứ Hai", "thứ Ba", "thứ Tư", "thứ Năm", "thứ Sáu", "thứ Bảy", "Chủ nhật"],
    nextWeek: (weekday: string) => `${weekday} tuần sau`,
    date: (day: number, month: number) => `ngày ${day} tháng ${month}`,
  },
  begin: "Làm bài",
  finished: (count: number) => (count === 1 ? "Xong rồi!" : `Xong ${count} bài rồi!`),

  join: {
    title: "Con vào lớp trước nhé!",
    lead: (className: string) => `Bài này của lớp ${className}.`,
    go: "Vào lớp",
  },
  "not-given": { title: "Bài này cô giao cho bạn khác", lead: "Con xem bài của con ở trang đầu nhé!" },
  over: { title: "Bài này đã đóng rồi", lead: "Con xem bài khác ở trang đầu nhé!" },
  "not-yet": { title: "Bài này chưa mở" },
  opensOn: (day: string) => `Con quay lại vào ${day} nhé!`,
  done: { title: "Con làm bài này rồi, giỏi lắm!", lead: "Cô đã nhận được bài của con." },
  gone: { title: "Bài này không mở được nữa", lead: "Con hỏi cô nhé!" },
  lost: {
    title: "Chưa thấy bài này!",
    lead: ["Không có bài nào có mã đó.", "Con hỏi cô gửi lại nhé!"],
  },
} as const;
