import { keepTimes } from "#lib/core/keep-times.ts";

/** Texts of the farewell to a profile, and of its way back. */
export const deletionText = {
  question: (name: string) => `Xoá hồ sơ ${name}?`,
  lead: `Con đổi ý thì lấy lại được. Hết ${keepTimes.deletedProfileDays} ngày là mất hẳn.`,
  explain: `Tên con sẽ biến mất ngay. Trong ${keepTimes.deletedProfileDays} ngày, con lấy lại được ở máy này. Sau đó điểm, các màn và bạn thú mất hết.`,
  title: "Hồ sơ đang chờ xoá",
  daysLeft: (days: number) => `Còn ${days} ngày để lấy lại`,
  restore: "Lấy lại hồ sơ",
  restoring: "Đang lấy lại…",
  isBack: (name: string) => `Đã lấy lại hồ sơ ${name}! Con chạm vào tên để vào nhé.`,
  elsewhere: "Hồ sơ này đang chờ xoá. Con mở trên máy đã xoá để lấy lại nhé!",
  gone: "Hồ sơ này đã mất hẳn rồi. Con đặt tên mới rồi chơi tiếp nhé!",
} as const;
