/** Texts of the leaderboards. */
export const leaderboardText = {
  title: "Xếp hạng",
  tabs: "Bảng xếp hạng",
  all: "Tất cả",
  skill: (title: string) => `Bài: ${title}`,
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
