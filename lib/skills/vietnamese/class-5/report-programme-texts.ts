import { readTable } from "#lib/core/read-table.ts";

/** What reports of work hold: whom they go to, what was done, what came of it, what is asked for, who writes. */
export const reports = readTable(
  { numbers: [], words: ["to", "done", "result", "proposal", "writer"] },
  `
  Cô giáo chủ nhiệm lớp 5A | Thu gom giấy cũ ở các lớp | Thu được 85 kg giấy | Mong mỗi lớp có một thùng giấy | Tổ trưởng tổ 1
  Thầy tổng phụ trách | Trồng hoa quanh cột cờ | Trồng được 60 khóm cúc | Xin thêm hai bình tưới | Lớp phó lao động
  Cô phụ trách thư viện | Bọc lại sách cũ | Bọc xong 120 cuốn sách | Xin thêm giấy bọc | Nhóm bạn đọc 5B
  Ban giám hiệu | Quyên góp áo ấm | Nhận được 210 chiếc áo | Xin một xe chở áo | Liên đội trưởng
  Thầy giáo chủ nhiệm lớp 5C | Kèm bạn học Toán | Bốn bạn đã tiến bộ rõ | Xin mượn phòng học buổi chiều | Nhóm Đôi bạn cùng tiến
  Cô giáo chủ nhiệm lớp 5B | Trang trí góc đọc sách | Góc đọc có 80 cuốn truyện | Xin thêm một giá sách | Tổ trưởng tổ 3
  Ban phụ trách Đội | Luyện tập nghi thức Đội | Cả lớp thuộc mười động tác | Xin thêm một buổi tập | Chi đội trưởng
  Cô y tế nhà trường | Tuyên truyền rửa tay sạch | 12 lớp đã tham gia | Mong có thêm xà phòng | Đội tuyên truyền măng non
  Thầy Hiệu trưởng | Sửa lại vườn thuốc nam | Đã có 20 cây gắn biển tên | Xin rào lại lối vào vườn | Chủ nhiệm câu lạc bộ Vườn xanh
  Cô dạy Âm nhạc | Tập bài hát đồng ca | Đã hát thuộc và đều ba bài | Xin mượn đàn của trường | Đội văn nghệ 5D
  Ban đại diện cha mẹ | Làm bánh bán gây quỹ | Thu được 900 nghìn đồng | Mong được giúp mua nguyên liệu | Thủ quỹ lớp 5A
  Cô phụ trách bán trú | Trực nhật nhà ăn | Nhà ăn sạch suốt tháng | Xin thêm chổi và khăn lau | Tổ trực nhật số 2
  Thầy dạy Thể dục | Tổ chức giải nhảy dây | Có 64 bạn dự thi | Xin thêm dây nhảy dài | Ban tổ chức giải
  Cô giáo chủ nhiệm lớp 5D | Ghi chép thời tiết trong tháng | Đã vẽ được biểu đồ mưa | Xin một nhiệt kế mới | Nhóm Khoa học vui
  `,
);

/** What programmes of activities hold; "bare" are the tasks without anybody named. */
export const programmes = readTable(
  { numbers: [], words: ["event", "aim", "time", "jobs", "bare", "items"] },
  `
  hội chợ sách | Gây quỹ mua sách cho lớp | 14 giờ ngày 20 tháng 4, sân trường | Tổ 1 bày sách, tổ 2 đón khách | Bày sách và đón khách | 14 giờ 15: khai mạc, 15 giờ: trò chơi
  lễ trồng cây | Làm xanh vườn trường | 7 giờ ngày 10 tháng 2, vườn trường | Lan mượn cuốc, Huy mang cây | Mượn cuốc và mang cây | 7 giờ 30: đào hố, 8 giờ: trồng cây
  đêm Trung thu | Giúp các em nhỏ vui Tết Trung thu | 19 giờ ngày rằm, nhà văn hoá | Tổ 3 bày cỗ, tổ 4 rước đèn | Bày cỗ và rước đèn | 19 giờ 30: rước đèn, 20 giờ: phá cỗ
  hội thi kể chuyện | Rèn cách nói trước đông người | 8 giờ thứ Sáu, hội trường | Mai dẫn chương trình, Bảo tính giờ | Dẫn chương trình và tính giờ | 8 giờ 15: lớp 5A kể, 9 giờ: trao giải
  ngày Chủ nhật xanh | Giữ đường làng sạch đẹp | 6 giờ Chủ nhật, cổng làng | Nam mang chổi, Vy mang túi rác | Mang chổi và túi rác | 6 giờ 15: quét đường, 8 giờ: nghỉ
  buổi thăm bảo tàng | Tìm hiểu nghề xưa | 8 giờ thứ Bảy, bảo tàng tỉnh | Tổ 1 ghi chép, tổ 2 chụp ảnh | Ghi chép và chụp ảnh | 8 giờ 30: xem hiện vật, 10 giờ: vẽ lại
  giải bóng đá mini | Rèn sức khoẻ, thêm đoàn kết | 16 giờ thứ Tư, sân bóng | Dũng kẻ sân, Hà phát nước | Kẻ sân và phát nước | 16 giờ 15: trận một, 17 giờ: trận hai
  buổi liên hoan cuối năm | Chia tay thầy cô, bạn bè | 9 giờ ngày 25 tháng 5, lớp 5A | Tổ 2 cắm hoa, tổ 3 mua bánh | Cắm hoa và mua bánh | 9 giờ 15: văn nghệ, 10 giờ: liên hoan
  tuần lễ đọc sách | Tập thói quen đọc mỗi ngày | Từ ngày 15 tháng 4, thư viện | Linh giới thiệu sách, Páo ghi tên | Giới thiệu sách và ghi tên | Thứ Hai: đọc truyện, thứ Ba: vẽ bìa
  buổi thăm nhà dưỡng lão | Làm các cụ vui | 14 giờ Chủ nhật, nhà dưỡng lão | Tổ 4 hát, tổ 1 gói quà | Hát và gói quà | 14 giờ 15: thăm hỏi, 15 giờ: hát
  ngày hội đổi đồ cũ | Dùng lại đồ còn tốt | 8 giờ thứ Bảy, nhà đa năng | Thảo ghi phiếu, Quân xếp đồ | Ghi phiếu và xếp đồ | 8 giờ 15: nhận đồ, 9 giờ: đổi đồ
  buổi vẽ tranh tường | Làm đẹp bức tường cổng | 7 giờ 30 thứ Bảy, cổng trường | Tổ 1 pha màu, tổ 3 phác hình | Pha màu và phác hình | 8 giờ: vẽ nền, 9 giờ: vẽ hoa
  lễ ra mắt câu lạc bộ | Mời thêm bạn yêu khoa học | 10 giờ thứ Năm, phòng số 5 | Y Nhi đón bạn, Kiệt làm thí nghiệm | Đón bạn và làm thí nghiệm | 10 giờ 10: giới thiệu, 10 giờ 30: chơi
  hội thi nấu ăn | Học cách nấu món đơn giản | 8 giờ thứ Sáu, nhà ăn | Tổ 2 nhặt rau, tổ 4 bày món | Nhặt rau và bày món | 8 giờ 15: nấu, 9 giờ 30: chấm điểm
  `,
);
