/** Words of playing without a network, and of what waits to be sent. */
export const prefetchedRunsText = {
  away: "Không có mạng",
  waiting: (count: number) => `${count} lượt chờ gửi`,
  sent: (count: number) => `Đã gửi ${count} lượt`,
  lost: (count: number) => `${count} lượt để lâu quá, không ghi điểm được nữa`,

  noneLeft: "Hết bài lưu sẵn rồi. Có mạng là có bài mới ngay!",
  noneLeftHeading: "Hết bài lưu sẵn rồi!",
  noneLeftLead: ["Có mạng là có bài mới ngay.", "Giờ mình chơi bài khác nhé!"],
  challengeHeading: "Thử thách cần có mạng!",
  challengeLead: ["Có mạng là con chơi được ngay.", "Giờ mình luyện bài khác nhé!"],
  readyHeading: "Bài chơi được ngay",
} as const;
