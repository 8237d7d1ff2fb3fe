/** Names as they stand in a form, whole: girls and boys. */
export const children = [
  "Nguyễn Thu Hà",
  "Trần Minh Khoa",
  "Lê Ngọc Lan",
  "Phạm Đức Hùng",
  "Hoàng Bảo Vy",
  "Vũ Quang Nam",
  "Đỗ Hải Yến",
  "Bùi Gia Long",
  "Giàng A Páo",
  "Hồ Thảo Linh",
] as const;

/** Of mothers and of teachers. */
export const grownUps = ["Đặng Thị Hoa", "Ngô Thanh Mai", "Lý Thuỳ Dung", "Phan Bích Ngọc", "Mai Kim Oanh"] as const;

/** Books that are made up. */
export const titles = [
  "Mùa lúa quê em",
  "Chú dế bên hồ",
  "Ngôi nhà trên cây",
  "Đêm trăng ở bản",
  "Con thuyền giấy",
  "Khu vườn của bà",
  "Chuyện của mèo con",
  "Cánh diều đỏ",
] as const;

export const clubs = ["cờ vua", "bóng đá", "vẽ tranh", "đọc sách", "múa hát", "bơi lội", "làm vườn"] as const;
