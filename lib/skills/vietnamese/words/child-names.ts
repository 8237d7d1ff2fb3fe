const rows = `An Anh Ân Bách Bảo Bích Bình Chi Châu Cường Diệp Dung Duy Dương Đan Đạt Đăng Điệp Đông Đức Giang
  Hà Hải Hạnh Hân Hiền Hoa Hồng Huy Hùng Hương Khang Khánh Khoa Khôi Kiên Kiệt Lan Lâm Liên Linh Long Lộc Ly
  Mai Mạnh Mây Minh My Nam Nga Ngân Ngọc Nguyên Nguyệt Nhàn Nhật Nhi Nhung Như Oanh Phát Phong Phúc Phương
  Quang Quân Quốc Quyên Quỳnh Sang Sơn Tài Tâm Tiến Toàn Tuấn Tú Tùng Tuyết Thanh Thảo Thắng Thịnh Thơ Thu Thư Thuỷ
  Trang Trâm Trí Trinh Trúc Trung Uyên Vân Việt Vinh Vũ Vy Xuân Yến`;

/** Given names of one syllable, as they stand in the list of a class. */
export const childNames: readonly string[] = rows.split(/\s+/u);
