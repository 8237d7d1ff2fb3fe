import { readTable } from "#lib/core/read-table.ts";

/** What notices tell: who gives them, of what, when and where. None of the four lets another one be guessed. */
export const notices = readTable(
  { numbers: [], words: ["who", "what", "when", "where"] },
  `
  cô tổng phụ trách | thi kể chuyện theo sách | 8 giờ sáng thứ Sáu | sân trường
  thầy dạy Mĩ thuật | triển lãm tranh của học sinh | 9 giờ thứ Tư | phòng Mĩ thuật
  cô thủ thư | ngày hội đổi sách | giờ ra chơi thứ Hai | thư viện
  tập thể lớp 3A | buổi biểu diễn văn nghệ | 15 giờ thứ Bảy | nhà đa năng
  bác bảo vệ | buổi tập thoát hiểm | 10 giờ sáng mai | sân sau
  câu lạc bộ Cờ vua | giải cờ vua khối Ba | 14 giờ Chủ nhật | phòng số 5
  đội bóng lớp 3B | trận đấu giao hữu | 16 giờ 30 phút hôm nay | bãi cỏ ven sông
  cô y tá | buổi khám răng miễn phí | 7 giờ 30 phút thứ Ba | phòng y tế
  thiếu nhi xóm Đông | buổi rước đèn | 19 giờ ngày rằm tháng Tám | nhà văn hoá
  thầy dạy Thể dục | cuộc thi nhảy dây | tiết cuối thứ Năm | sân bóng
  tổ 2 lớp 3C | chuyến đi trồng rau | sáng Chủ nhật tuần này | trang trại Hoa Mai
  cô dạy Âm nhạc | buổi chọn đội hợp xướng | 13 giờ 45 phút thứ Hai | phòng Âm nhạc
  câu lạc bộ Mĩ thuật | lớp học vẽ | từ ngày 5 tháng 6 | tầng 2 nhà thiếu nhi
  bác trưởng thôn | buổi tổng vệ sinh | 6 giờ sáng thứ Bảy | cổng làng
  đoàn xiếc thành phố | buổi diễn cho thiếu nhi | 20 giờ ngày mai | công viên trung tâm
  câu lạc bộ Diều | ngày hội thả diều | chiều thứ Bảy | triền đê
  thầy Hiệu trưởng | lễ trồng cây | 7 giờ ngày 12 tháng 2 | vườn trường
  đội bơi thiếu nhi | khoá học bơi cho trẻ em | từ thứ Hai tuần sau | bể bơi số 1
  thiếu nhi xóm Đoài | hội thi làm đèn ông sao | 14 giờ ngày 10 tháng 9 | sân đình
  câu lạc bộ Đọc sách | buổi gặp người viết truyện | 9 giờ Chủ nhật | hiệu sách Măng Non
  `,
);

/** Lines of other texts, and what they belong to. */
export const strangeLines = readTable(
  { numbers: [], words: ["line", "of"] },
  `
  Nguyên liệu: hai quả trứng, một thìa muối | công thức nấu ăn
  Bước 1: Rửa sạch hai bàn tay. | bản hướng dẫn
  Điều 1: Không bẻ cành, hái hoa. | bản nội quy
  Trang 12: Cây xanh quanh em | mục lục sách
  Thứ Hai: Toán, Tiếng Việt, Mĩ thuật | thời khoá biểu
  Ngày xửa ngày xưa, có hai anh em nọ. | truyện cổ tích
  Dạo này bà có khoẻ không ạ? | bức thư
  Cháu của bà: Minh | bức thư
  `,
);
