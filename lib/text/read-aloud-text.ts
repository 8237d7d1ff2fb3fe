/** What is told beside a rate: words of encouragement, never a mark. */
function praiseOf(rate: number, least: number): string {
  if (rate >= least) return "Con đọc trôi chảy lắm! Giờ con thử đọc thật diễn cảm nhé!";
  if (rate >= least * 0.7) return "Con đọc rõ lắm! Đọc thêm vài lần, con sẽ trôi chảy hơn nữa.";
  return "Con đã đọc rất cố gắng! Mỗi ngày con đọc một đoạn ngắn nhé!";
}

/** Words of the page where a text is read aloud. */
export const readAloudText = {
  title: "Đọc thành tiếng",
  lead: "Con chọn một bài, đọc to và rõ từng tiếng. Đọc xong, con xem mình đọc được bao nhiêu tiếng một phút.",
  texts: (classId: string) => `Bài đọc lớp ${classId}`,
  isRead: "(đã đọc)",
  before: "Con đọc to, rõ từng tiếng. Hươu đếm giờ, con cứ đọc như mọi khi.",
  start: "Bắt đầu đọc",
  /** The clock beside the text. */
  time: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
  clock: "Con đã đọc",
  finish: "Con đọc xong rồi",
  /** After a minute. */
  minute: "Con chạm vào tiếng vừa đọc tới.",
  place: "Con vừa đọc tới",
  /** Where a reader came, in its last words. */
  upTo: (words: string) => `đến “${words}”`,
  nothingRead: "chưa chọn",
  confirm: "Đúng chỗ này",
  rate: (rate: number) => `${rate} tiếng`,
  aMinute: "trong một phút",
  /** Of who was through before a minute was over. */
  read: (syllables: number, seconds: number) => `Con đọc ${syllables} tiếng trong ${seconds} giây.`,
  more: (by: number) => `Hơn lần trước ${by} tiếng!`,
  praiseOf,
  tooFast: "Nhanh quá! Con đọc lại to, rõ từng tiếng, nghỉ ở dấu chấm và dấu phẩy nhé!",
  again: "Đọc lại bài này",
  another: "Chọn bài khác",
  latest: "Những lần đọc gần đây",
  none: "Con chưa đọc bài nào. Con chọn một bài để bắt đầu nhé!",
  onDay: (day: number, month: number) => `${day}/${month}`,
  listed: (day: number, month: number, rate: number) => `Ngày ${day} tháng ${month}: ${rate} tiếng một phút`,
  notKept: "Hươu chưa ghi lại được lần đọc này. Con thử lại sau nhé!",
  recording: {
    offer: "Ghi âm",
    note: "Đọc xong, con nghe lại được. Bản ghi chỉ ở trong máy này, không gửi đi đâu, rời trang là hết.",
    isOn: "Đang ghi âm",
    hear: "Nghe lại giọng con",
    stop: "Dừng nghe",
    refused: "Máy chưa cho dùng micrô. Con vẫn đọc được, chỉ không nghe lại được.",
  },
} as const;
