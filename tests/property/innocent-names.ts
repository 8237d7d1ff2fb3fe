const given = `An, Ánh, Anh, Ân, Bách, Bảo, Bắc, Băng, Bích, Biên, Bình, Bông, Bút, Cẩm, Cảnh, Cát, Cầm, Châu, Chi, Chiến, Chính, Chung,
  Chương, Cúc, Cương, Cường, Danh, Dao, Dân, Di, Diễm, Diệp, Diệu, Dịu, Doanh, Du, Dung, Duy, Duyên, Dũng, Dương, Đài, Đại, Đan,
  Đào, Đạo, Đạt, Đăng, Đậu, Điềm, Điền, Điệp, Điểu, Đình, Định, Đoan, Đoàn, Đô, Đồng, Đông, Đỗ, Đức, Đường, Gấm, Gia, Giang, Giao,
  Hà, Hạ, Hạc, Hải, Hạnh, Hảo, Hào, Hân, Hằng, Hiên, Hiền, Hiển, Hiếu, Hiệp, Hiệu, Hinh, Hoa, Hoà, Hoài, Hoan, Hoàn, Hoàng, Hoạt,
  Hồ, Hội, Hồng, Hợp, Huân, Huấn, Huệ, Hùng, Huy, Huyền, Hưng, Hương, Hường, Hướng, Hữu, Kha, Khai, Khang, Khanh, Khánh, Khải, Khiêm,
  Khoa, Khoát, Khôi, Khuê, Kiên, Kiều, Kiệt, Kim, Kỳ, Lai, Lam, Lan, Lành, Lâm, Lân, Lê, Lệ, Liên, Liễu, Linh, Loan, Long, Lộc, Lợi,
  Luân, Luận, Lụa, Lương, Lượng, Lưu, Ly, Mai, Mạnh, Mẫn, Mận, Mây, Mi, Minh, Mơ, Mùi, Mười, Mỹ, Na, Nam, Nga, Ngà, Ngân, Nghi, Nghĩa,
  Ngọc, Ngoan, Nguyên, Nguyệt, Nguyễn, Nhã, Nhàn, Nhân, Nhật, Nhi, Nhiên, Như, Nhung, Nhựt, Ninh, Nữ, Nương, Oanh, Phát, Phan, Phi,
  Phong, Phú, Phúc, Phùng, Phụng, Phước, Phương, Phượng, Quân, Quang, Quảng, Quế, Quốc, Quý, Quyên, Quyền, Quyết, Quỳnh, Sang, Sáng,
  Sen, Sinh, Sính, Sơn, Sương, Tài, Tạo, Tâm, Tấn, Tân, Thạch, Thái, Thanh, Thành, Thảo, Thắm, Thắng, Thân, Thế, Thi, Thiên, Thiện,
  Thịnh, Thọ, Thoa, Thông, Thơ, Thơm, Thu, Thuận, Thuỳ, Thuý, Thuỷ, Thư, Thương, Thước, Tiên, Tiến, Tín, Tình, Toàn, Toản, Tố, Trà,
  Trang, Trâm, Trân, Trí, Trinh, Trình, Trọng, Trúc, Trung, Trường, Tú, Tuân, Tuấn, Tuệ, Tùng, Tuyên, Tuyền, Tuyết, Tường, Tý, Uyên,
  Vân, Văn, Vi, Viên, Việt, Vinh, Vịnh, Vọng, Vũ, Vui, Vương, Vy, Xinh, Xoan, Xuân, Xuyến, Yên, Yến, Ý`;

/** Names of the peoples of Việt Nam, nicknames at home, and what looks like something else at a glance. */
const others = `H Niê, Y Blang, A Phủ, Y Phương, H Hen, K Brơi, Siu Black, Vàng A Dũng, Giàng A Páo, Lò Thị Mai, Quàng Thị Sen, Thạch Sa Ri,
  Cu Tí, Cu Tèo, Cu Bin, Cu Bi, Cu Tý, Tí Nị, Bé Bi, Bé Bo, Bé Na, Bé Mít, Bé Bống, Bé Cún, Bé Sóc, Bé Thỏ, Bé Nhím, Tôm, Tép, Cua,
  Sò, Ốc, Ghẹ, Khoai, Sắn, Ngô, Bắp, Gạo, Nếp, Cốm, Kẹo, Mứt, Bánh Bò, Bột, Sữa, Su Su, Su Hào, Cà Rốt, Cà Chua, Bí Ngô, Bí Đỏ, Đậu,
  Đậu Đỏ, Đu Đủ, Xoài, Mận, Ổi, Bơ, Bưởi, Quýt, Cam, Chanh, Nho, Dứa, Dừa, Mướp, Bầu, Cải, Hành, Tỏi, Ớt, Dâu Tây, Hoa Dâm Bụt,
  Lồng Đèn, Đèn Lồng, Lon Ton, Lon Nước, Lợn Con, Lớn Khôn, Chim Non, Chim Sẻ, Bướm Xinh, Chó Con, Chó Đốm, Cún Tây, Mèo Con, Gà Con,
  Vịt Con, Cạc Cạc, Chích Bông, Chích Choè, Chào Mào, Cu Gáy, Bồ Câu, Cú Mèo, Cút Con, Hươu Vui Vẻ 27, Phò Mã, Công Chúa, Bà Tiên,
  Dế Choắt, Bìm Bịp, Ngu Công, Đỗ Mười, Đèo Cả, Đèo Ngang, Các Bạn, Các Em, Cặp Sách, Cắc Kè, Tắc Kè, Cóc Tía, Buổi Sáng, Buồn Ngủ,
  Buồng Chuối, Đi Học, Đi Chơi, Đỉnh, Đĩa Bay, Điếc, Hiệp Sĩ, Đường Phèn, Đủ Rồi, Đũa, Dù Xanh, Mẹ Na, Bố Ngọc, Má Hồng, Bà Ngoại,
  Mặt Trời, Mắt Lớn, Mắt Nâu, Mát Dạ, Sếu, Sẻ Con, Sen Sếch, Xếch, Fuji, Fukuda, Shin, Shizuka, Doraemon, Nobita, Elsa, Anna, Titan, Essex, Niger,
  Dickens, Scott, Bi Tí, Bít Tết, Bịt Mắt, Bích Chi, Mai Dung, Phuc, Dung, Kak, Kiki, Kaka, Jin, Jun, Jenny, David, Lucky, Pikachu,
  Robin, Sunny, Rex, Max, Alex, Tex, Sussex, Anh Đức 10, Lớp 4A, Lớp 1B, B4 4n, An 4, Minh 10, Tú 0, K10, D17, L01, C4, A1, 5A, Bin 2015,
  Số 1, Top 1, Sao 5 Cánh, Mic, Dịch, Địch, Đích, Tích Chu, Thạch Sanh, Lý Thông, Cuội, Hằng Nga, Sọ Dừa, Thánh Gióng, An Tiêm, Tấm, Cám, Mồ Côi, Trạng Tí, Trạng Quỳnh, Tôn Ngộ Không, Trư Bát Giới, Na Tra, Sao Mai, Sao Hôm, Trăng Non, Mưa Rào, Cầu Vồng, Ong Mật, Kiến Lửa, Đom Đóm, Cào Cào, Châu Chấu,
  Pom, Bé Pom, Vii, Kiii, Kim 11, Mai 101, Lili, LiLy, Lisa, Isa, Ila, Ali, Bill, Billie, Milo, Mila, Ellie, Heidi, Luli, Liu Liu, Tin Tin, Chill, Lil, Nini, Vivi, Mimi,
  Ciel, Bi 10, Cici, Dilys, Idol, Kily, Silla, Hella, Bảo 100, Lê 1011, Vi 11, Dũng 001, Iris, Illia`;

const split = (names: string): readonly string[] => names.split(/,\s+/u);

/** Given names as they are written, all a pupil may have, with marks and without. */
export const givenNames = split(given);

/** What stands before a given name. */
export const middleNames = split(
  `Bé, Em, Bạn, Con, Cái, Cu, Chị, Anh, Cô, Mẹ, Bà, Đỗ, Lê, Mai, Văn, Thị, Đức, Ngọc, Gia, Kim, Đình, Vũ, Hữu, Bùi, Đậu, Hồ, Phùng, Đặng, Tô`,
);

export const otherInnocentNames = split(others);
