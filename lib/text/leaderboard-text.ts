import type { ClassId } from "#lib/core/class-id.ts";
import { subjectText } from "./subject-text.ts";

/** Texts of the leaderboards. */
export const leaderboardText = {
  title: "Xếp hạng",
  titleOf: (board: string) => `Xếp hạng: ${board}`,
  tabs: "Bảng xếp hạng",
  all: "Tất cả",
  className: (classId: ClassId) => `Lớp\u00a0${classId}`,
  kinds: { path: "Bản đồ", game: "Trò chơi", maths: subjectText.maths, vietnamese: subjectText.vietnamese },
  kindInClass: (kind: string, classId: ClassId) => `${kind} lớp\u00a0${classId}`,
  boardOf: (title: string, home: string) => `${title} (${home})`,
  otherBoards: (classId: ClassId) => `Chọn bảng khác của lớp\u00a0${classId}`,
  podium: "Ba bạn dẫn đầu",
  ownPlace: "Chỗ của con",
  noPlace: "Con chơi và giữ điểm dưới tên của con để có chỗ ở đây nhé!",
  toPlay: "Chơi thôi!",
  fromFour: "Từ hạng 4",
  place: (place: string) => `Hạng ${place}`,
  emptyTitle: "Bảng này còn trống",
  emptyLead: "Con chơi một màn để ghi tên đầu tiên nhé!",
  levels: (count: string) => `${count} màn`,
  time: (minutes: number, seconds: number) => (minutes === 0 ? `${seconds} giây` : `${minutes} phút ${seconds} giây`),
};
