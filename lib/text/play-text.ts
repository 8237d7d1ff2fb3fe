import type { ClassId } from "#lib/core/class-id.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "./picture-text.ts";

/** Words on the run's screen: progress, answers, feedback, help. */
export const playText = {
  backToClass: (classId: ClassId) => `Về lớp ${classId}`,
  progress: "Tiến độ",
  place: (place: number, total: number) => `Câu ${place} trong ${total} câu`,
  placeShort: (place: number) => `Câu ${place}`,
  ofTotal: (total: number) => ` / ${total}`,
  time: (minutes: number, seconds: number) => (minutes === 0 ? `${seconds} giây` : `${minutes} phút ${seconds} giây`),

  answers: "Đáp án",
  say: (words: string) => `Nghe: ${words}`,
  tapToHear: "Chạm để nghe",
  tapToHearOn: "Con chạm vào thứ con muốn nghe nhé!",
  voiceLost: (classId: ClassId) =>
    `Chưa có giọng đọc. ${classId === "1" ? "Con nhờ người lớn đọc giúp nhé!" : "Con tự đọc nhé!"}`,

  typed: "Số con viết",
  clear: "Xoá",
  submit: "Trả lời",
  object: (picture: PictureName, place: number) => `${pictureText[picture].name} ${place}`,

  hint: "Gợi ý",
  moreHint: "Gợi ý thêm",
  next: "Câu tiếp",
  toResult: "Xem kết quả",
  markedRight: "Đúng",
  markedAgain: "Chưa đúng",
  tryAgain: "Chưa đúng rồi.\nCon thử lại nhé!",
  regained: "Lúc nãy còn khó, bây giờ con làm được rồi!",
  lookTogether: "Mình cùng xem nhé!",
  unsent: "Máy chưa gửi được câu trả lời. Con chạm “Gửi lại” nhé!",
  sendAgain: "Gửi lại",
  closed: "Bài này không làm tiếp được nữa. Mình làm bài mới nhé!",
  newRun: "Làm bài mới",

  challenge: "Thử thách",
  challengeRule: "10 câu, mỗi câu con trả lời một lần. Đúng từ 8 câu trở lên là qua màn!",
  begin: "Bắt đầu",
  beginning: "Đang mở…",
  cannotBegin: "Chưa mở được bài. Con chờ một chút rồi thử lại nhé!",
} as const;
