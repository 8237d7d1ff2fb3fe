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
  weeks: {
    label: "Bảng của tuần nào",
    week: "Tuần này",
    "last-week": "Tuần trước",
    all: "Từ trước đến nay",
    span: (monday: string, sunday: string) => `Từ thứ Hai ${monday} đến hết Chủ nhật ${sunday}`,
    toLastWeek: "Xem tuần trước",
  },
  podium: "Ba bạn dẫn đầu",
  ownPlace: "Hạng của con",
  noPlace: {
    always: "Con chơi bằng tên của con để có hạng ở đây nhé!",
    week: "Tuần này con chơi bằng tên của con để có hạng ở đây nhé!",
    "last-week": "Tuần trước con chưa có hạng ở đây. Tuần này con chơi nhé!",
  },
  toPlay: "Chơi thôi!",
  fromFour: "Từ hạng 4",
  place: (place: string) => `Hạng ${place}`,
  empty: {
    always: { title: "Bảng này còn trống", lead: "Con chơi một màn để ghi tên đầu tiên nhé!" },
    week: { title: "Tuần mới bắt đầu rồi!", lead: "Con chơi một màn để ghi tên đầu tiên của tuần nhé!" },
    "last-week": { title: "Tuần trước chưa có bạn nào", lead: "Tuần này con chơi một màn để ghi tên nhé!" },
  },
  toAllTime: "Xem bảng từ trước đến nay",
  levels: (count: string) => `${count} màn`,
  time: (minutes: number, seconds: number) => (minutes === 0 ? `${seconds} giây` : `${minutes} phút ${seconds} giây`),
};
