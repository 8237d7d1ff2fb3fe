/** A pupil who fills in forms: what is told of one is the same in every form. */
interface Child {
  /** As it stands in a form, whole. */
  readonly name: string;
  readonly group: string;
  readonly birthday: string;
  readonly mother: string;
}

/** Girls and boys. */
export const children: readonly Child[] = [
  { name: "Nguyễn Thu Hà", group: "3A", birthday: "12 tháng 3", mother: "Trần Thị Hiền" },
  { name: "Trần Minh Khoa", group: "3B", birthday: "11 tháng 12", mother: "Lê Thu Hằng" },
  { name: "Lê Ngọc Lan", group: "3C", birthday: "5 tháng 4", mother: "Ngô Thị Thuỷ" },
  { name: "Phạm Đức Hùng", group: "3D", birthday: "18 tháng 9", mother: "Đỗ Thị Loan" },
  { name: "Hà Bảo Vy", group: "3A", birthday: "7 tháng 10", mother: "Bùi Thị Nguyệt" },
  { name: "Vũ Hải Nam", group: "3C", birthday: "15 tháng 11", mother: "Hoàng Thị Lụa" },
  { name: "Đỗ Hải Yến", group: "3B", birthday: "19 tháng 12", mother: "Vũ Thanh Xuân" },
  { name: "Bùi Gia Long", group: "3D", birthday: "3 tháng 4", mother: "Phạm Thị Thơm" },
  { name: "Giàng A Páo", group: "3C", birthday: "9 tháng 3", mother: "Sùng Thị Mai" },
  { name: "Hồ Thảo Linh", group: "3A", birthday: "17 tháng 10", mother: "Dương Kim Chi" },
];

/** Books that are made up. */
export const titles = [
  "Mùa lúa quê em",
  "Chú dế bên hồ",
  "Ngôi nhà trên cây",
  "Đêm trăng ở bản",
  "Con thuyền giấy",
  "Khu vườn của bà",
  "Chuyện của mèo con",
  "Cánh diều",
] as const;

/** Each with its teacher, who is no mother of these pupils. */
export const clubs = [
  { club: "cờ vua", teacher: "Hoa" },
  { club: "bóng đá", teacher: "Oanh" },
  { club: "vẽ tranh", teacher: "Mai" },
  { club: "đọc sách", teacher: "Ngọc" },
  { club: "múa hát", teacher: "Dung" },
  { club: "bơi lội", teacher: "Oanh" },
  { club: "làm vườn", teacher: "Hoa" },
] as const;
