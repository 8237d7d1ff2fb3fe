/** Words of the side menu and of the question before a run is left (spec sections 2 and 8). */
export const menuText = {
  name: "Danh mục",
  home: "Trang chủ",
  user: "Người dùng",
  leaderboard: "Xếp hạng",
  contact: "Liên hệ",
  exit: "Thoát",
  guest: "Chào con!",
  guestLead: "Chọn tên để giữ điểm nhé.",

  leaveTitle: "Xác nhận rời đi",
  leaveMessage: "Bạn có chắc chắn muốn rời khỏi trò chơi?",
  stay: "Ở lại",
  leave: "Rời đi",
} as const;
