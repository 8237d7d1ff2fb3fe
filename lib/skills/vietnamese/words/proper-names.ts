function list(rows: string): readonly string[] {
  return rows.split(/,\s+/u);
}

/**
 * Names of two syllables; full names of three and four; places of two, and such with the common word before them, which
 * has no capital (curriculum, c2-proper-names).
 */
export const properNames = {
  given: list(`Ngọc Lan, Minh Anh, Thu Hà, Hải Đăng, Bảo Châu, Gia Huy, Quỳnh Anh, Thanh Mai, Đức Anh, Tuấn Kiệt,
    Phương Thảo, Kim Ngân, Anh Thư, Khánh Linh, Hoàng Long, Nhật Minh, Hồng Nhung, Thuỳ Dương, Tú Anh, Quang Huy,
    Xuân Mai, Bích Ngọc, Tường Vy, Thiên Ân, Cẩm Tú, Minh Khôi, Hà My, Thanh Tùng`),
  full: list(`Nguyễn Thị Hoa, Trần Văn Nam, Lê Minh Khôi, Phạm Thu Hà, Hoàng Gia Bảo, Vũ Đức Anh, Đặng Thuỳ Linh,
    Bùi Quang Huy, Đỗ Hải Yến, Ngô Minh Châu, Dương Khánh Ngọc, Lý Thanh Tùng, Võ Tường Vy, Trịnh Hà Phương,
    Lương Gia Hân, Nông Thị Xuân, Giàng A Páo, Lò Văn Mười, Vàng Thị Mây, Phan Bảo Ngọc, Đinh Xuân Trường,
    Nguyễn Thị Ngọc Lan, Trần Thị Minh Anh, Lê Thị Thu Hà, Phạm Ngọc Bảo Châu, Vũ Hoàng Minh Quân, Bùi Thị Kim Ngân,
    Đỗ Thị Thanh Mai, Hoàng Nguyễn Gia Huy`),
  places: list(`Hà Nội, Đà Nẵng, Hải Phòng, Cần Thơ, Đồng Nai, Quảng Ninh, Cao Bằng, Lạng Sơn, Điện Biên, Lai Châu,
    Sơn La, Thanh Hoá, Nghệ An, Hà Tĩnh, Khánh Hoà, Gia Lai, Lâm Đồng, Cà Mau, An Giang, Vĩnh Long, Đồng Tháp,
    Tây Ninh, Bắc Ninh, Hưng Yên, Ninh Bình, Phú Thọ, Thái Nguyên, Tuyên Quang, Lào Cai, Quảng Trị, Quảng Ngãi,
    Đà Lạt, Nha Trang, Vũng Tàu, Hội An`),
  sights: list(`vịnh Hạ Long, hồ Ba Bể, hồ Hoàn Kiếm, núi Ba Vì, núi Yên Tử, đèo Hải Vân, đảo Phú Quốc, đảo Cát Bà,
    sông Đồng Nai, sông Bạch Đằng, sông Cửu Long, sông Sài Gòn, sông Vàm Cỏ, chợ Bến Thành, cầu Thê Húc,
    biển Nha Trang, tỉnh Cà Mau, tỉnh Lào Cai`),
} as const;
