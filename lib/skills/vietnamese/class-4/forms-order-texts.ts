import { readTable } from "#lib/core/read-table.ts";

/** How a thing is done: each step after the first points back to the one before it. */
export const instructions = readTable(
  { numbers: [], words: ["task", "first", "second", "third", "last"] },
  `
  pha nước chanh | Trước tiên, vắt một quả chanh vào cốc. | Vắt xong, cho hai thìa đường vào. | Cho đường xong, rót nước lọc và khuấy đều. | Cuối cùng, thả thêm vài viên đá.
  gieo hạt đỗ | Trước tiên, ngâm hạt đỗ trong nước ấm. | Ngâm xong, vùi hạt vào chậu đất ẩm. | Vùi xong, tưới nhẹ cho đất đủ ướt. | Cuối cùng, đặt chậu ở nơi có nắng.
  bọc vở | Trước tiên, đặt vở lên tờ giấy bọc. | Đặt xong, gấp mép giấy theo bìa vở. | Gấp xong, dán chặt các góc. | Cuối cùng, ghi tên vào nhãn vở.
  làm diều giấy | Trước tiên, buộc hai nan tre thành hình chữ thập. | Buộc xong, căng giấy phủ kín khung. | Căng xong, dán đuôi diều bằng dải giấy dài. | Cuối cùng, nối dây thả vào khung.
  trồng cây ăn quả | Trước tiên, đào hố sâu bằng bầu cây. | Đào xong, đặt cây đứng thẳng giữa hố. | Đặt xong, lấp đất và nén chặt gốc. | Cuối cùng, tưới đẫm nước quanh gốc.
  gấp mũ giấy | Trước tiên, gấp đôi tờ giấy hình chữ nhật. | Gấp đôi xong, bẻ hai góc trên vào giữa. | Bẻ xong, lật hai mép dưới lên hai phía. | Cuối cùng, mở rộng phía dưới để thành mũ.
  rửa rau | Trước tiên, nhặt bỏ lá úa và gốc rau. | Nhặt xong, ngâm rau vào chậu nước. | Ngâm xong, rửa rau dưới vòi nước ba lần. | Cuối cùng, vớt rau ra rổ cho ráo.
  làm thiệp | Trước tiên, gấp đôi tờ bìa cứng. | Gấp đôi xong, vẽ hình trang trí mặt ngoài. | Vẽ xong, viết lời chúc ở mặt trong. | Cuối cùng, cho thiệp vào phong bì.
  lau bảng | Trước tiên, giặt khăn cho sạch bụi phấn. | Giặt xong, vắt khăn thật ráo nước. | Vắt xong, lau bảng từ trên xuống dưới. | Cuối cùng, treo khăn lên giá.
  mượn sách thư viện | Trước tiên, tìm tên sách trong máy tra cứu. | Tìm xong, lấy sách trên giá. | Lấy xong, đưa sách và thẻ cho cô thủ thư ghi phiếu. | Cuối cùng, nhận lại thẻ và hẹn ngày trả sách.
  rửa cốc | Trước tiên, tráng cốc qua nước sạch. | Tráng xong, dùng miếng rửa cọ trong và ngoài cốc. | Cọ xong, xả cốc dưới vòi cho hết bọt. | Cuối cùng, úp cốc lên giá cho khô.
  làm hộp bút | Trước tiên, rửa sạch một vỏ hộp tròn. | Rửa xong, dán giấy màu quanh hộp. | Dán xong, vẽ thêm hoa lá lên giấy. | Cuối cùng, cắm bút vào hộp.
  đánh giày | Trước tiên, phủi sạch bụi trên giày. | Phủi xong, bôi một lớp xi mỏng. | Bôi xong, dùng bàn chải đánh đều tay. | Cuối cùng, lau bóng bằng vải mềm.
  gói quà | Trước tiên, đặt món quà vào hộp. | Đặt xong, phủ giấy màu kín hộp. | Phủ xong, thắt nơ ở giữa. | Cuối cùng, gắn tấm thiệp nhỏ lên nơ.
  vẽ tranh màu nước | Trước tiên, phác hình bằng bút chì. | Phác xong, pha màu vào khay. | Pha xong, tô từ mảng to đến mảng nhỏ. | Cuối cùng, để tranh khô ở nơi thoáng.
  xếp ba lô đi dã ngoại | Trước tiên, viết danh sách đồ cần mang. | Viết xong, soạn đồ theo danh sách. | Soạn xong, xếp đồ nặng xuống đáy ba lô. | Cuối cùng, đặt áo mưa ở ngăn trên.
  thay nước bể cá | Trước tiên, vớt cá sang chậu nước sạch. | Vớt xong, tháo hết nước cũ trong bể. | Tháo xong, cọ thành bể và đổ nước mới. | Cuối cùng, thả cá trở lại bể.
  làm tranh lá cây | Trước tiên, nhặt những chiếc lá đẹp. | Nhặt xong, ép lá vào giữa quyển sách dày. | Ép xong, dán lá lên bìa theo hình đã nghĩ. | Cuối cùng, lồng tranh vào khung.
  gửi thư | Trước tiên, gấp bức thư cho vừa phong bì. | Gấp xong, cho thư vào phong bì rồi dán kín. | Dán xong, ghi rõ địa chỉ người nhận. | Cuối cùng, bỏ thư vào thùng thư.
  gấp chăn | Trước tiên, giũ chăn cho phẳng. | Giũ xong, gấp chăn làm bốn. | Gấp xong, đặt chăn ở cuối giường. | Cuối cùng, xếp gối lên trên chăn.
  rửa tay | Trước tiên, làm ướt hai bàn tay. | Làm ướt xong, xoa xà phòng lên tay. | Xoa xong, kì kĩ các kẽ ngón tay. | Cuối cùng, xả sạch tay dưới vòi nước.
  làm đèn lồng giấy | Trước tiên, gấp đôi tờ giấy màu. | Gấp đôi xong, cắt những đường thẳng từ nếp gấp. | Cắt xong, cuộn giấy lại thành ống tròn. | Cuối cùng, dán quai xách lên đèn.
  `,
);

/** What is applied for: the name of the application, to whom, what for, and what is promised. */
export const applications = readTable(
  { numbers: [], words: ["title", "to", "wish", "promise"] },
  `
  Đơn xin vào câu lạc bộ Cờ vua | Ban chủ nhiệm câu lạc bộ | xin được học chơi cờ | đi tập đều và giữ nội quy
  Đơn xin nghỉ học | cô giáo chủ nhiệm lớp 4A | xin nghỉ học ngày mai vì bị sốt | chép bài và học bài đầy đủ
  Đơn xin cấp thẻ thư viện | cô phụ trách thư viện | xin được mượn sách về nhà | giữ sách cẩn thận, trả đúng hạn
  Đơn xin vào đội bơi | thầy phụ trách đội bơi | xin được tập cùng đội | luyện tập chăm chỉ
  Đơn xin học lớp vẽ | Nhà thiếu nhi thành phố | xin được học vẽ trong hè | đi học đúng giờ
  Đơn xin đổi chỗ ngồi | thầy giáo chủ nhiệm lớp 4B | xin ngồi bàn đầu vì mắt kém | giữ trật tự ở chỗ mới
  Đơn xin vào đội trống | cô tổng phụ trách | xin được tập đánh trống | tập luyện nghiêm túc
  Đơn xin mượn sân bóng | Ban giám hiệu nhà trường | xin mượn sân chiều thứ Sáu | dọn sân sạch sẽ sau khi đá
  Đơn xin học bán trú | Ban giám hiệu nhà trường | xin ăn và nghỉ trưa tại trường | thực hiện đúng nội quy bán trú
  Đơn xin vào câu lạc bộ Đàn tranh | Ban chủ nhiệm câu lạc bộ | xin được học đàn | tập đàn đều đặn
  Đơn xin dự thi kể chuyện | Ban tổ chức cuộc thi | xin được dự thi phần lớp Bốn | chuẩn bị bài thi chu đáo
  Đơn xin trồng hoa trước lớp | Ban giám hiệu nhà trường | xin trồng một luống cúc | tưới và chăm hoa hằng ngày
  Đơn xin đi trại hè | Ban tổ chức trại hè | xin được dự trại năm ngày | nghe lời thầy cô phụ trách
  Đơn xin vào đội văn nghệ | cô phụ trách văn nghệ | xin được múa cùng đội | tham gia đủ các buổi tập
  Đơn xin học lớp võ | thầy phụ trách lớp võ | xin được học võ cổ truyền | chỉ tập võ để rèn sức khoẻ
  Đơn xin viết bài cho bảng tin | cô tổng phụ trách | xin viết mỗi tuần một bài | nộp bài đúng hạn
  Đơn xin nuôi thỏ ở góc thiên nhiên | Ban giám hiệu nhà trường | xin nuôi hai chú thỏ | cho thỏ ăn và dọn chuồng sạch
  Đơn xin cấp lại thẻ học sinh | Ban giám hiệu nhà trường | xin cấp lại thẻ bị mất | giữ thẻ mới cẩn thận
  Đơn xin mượn nhạc cụ | thầy dạy Âm nhạc | xin mượn một cây sáo | giữ sáo cẩn thận
  Đơn xin tham gia ngày hội sách | cô phụ trách thư viện | xin được giới thiệu sách | chuẩn bị bài giới thiệu thật hay
  `,
);

/** What people are invited to: the event, when and where, whom, by whom. */
export const invitations = readTable(
  { numbers: [], words: ["event", "time", "guest", "host"] },
  `
  buổi biểu diễn văn nghệ | 8 giờ thứ Bảy, tại sân trường | các bác phụ huynh lớp 4A | tập thể lớp 4A
  sinh nhật của Thảo | 15 giờ Chủ nhật, tại nhà Thảo | bạn Dũng | Thảo
  triển lãm tranh của lớp | 9 giờ thứ Sáu, tại phòng Mĩ thuật | cô Thu Hà | tổ 2 lớp 4B
  ngày hội đọc sách | 7 giờ 30 phút thứ Hai, tại thư viện | thầy Hiệu trưởng | câu lạc bộ Đọc sách
  trận chung kết kéo co | 16 giờ thứ Tư, tại sân trường | các bạn lớp 4C | Ban tổ chức cuộc thi
  lễ trồng cây đầu xuân | 7 giờ thứ Bảy, tại vườn trường | bác bảo vệ | tập thể lớp 4D
  buổi kể chuyện theo sách | 14 giờ thứ Năm, tại phòng đọc | cô thủ thư | tổ 1 lớp 4A
  đêm hội Trung thu | 19 giờ thứ Tư, tại nhà văn hoá | ông bà và các cháu nhỏ | đội thiếu nhi xóm Đông
  buổi gặp mặt cuối năm | 9 giờ Chủ nhật, tại lớp 4B | cô giáo cũ | tập thể lớp 4B
  cuộc thi làm đèn ông sao | 15 giờ thứ Sáu, tại nhà đa năng | các bạn khối Bốn | cô tổng phụ trách
  lễ ra mắt câu lạc bộ Cờ vua | 16 giờ thứ Ba, tại phòng số 5 | bạn Y Nhi | Ban chủ nhiệm câu lạc bộ
  buổi chiếu phim khoa học | 10 giờ thứ Năm, tại hội trường | các bạn lớp 4A | câu lạc bộ Khoa học
  tiệc mừng em bé đầy tháng | 11 giờ Chủ nhật, tại nhà Lan | bác Tư | gia đình Lan
  phiên chợ đồ cũ | 8 giờ thứ Bảy, tại sân trường | các bạn và phụ huynh | tập thể lớp 4C
  buổi trình diễn diều | 16 giờ Chủ nhật, tại bãi cỏ ven sông | bạn Páo | câu lạc bộ Diều
  lớp học làm bánh | 14 giờ thứ Bảy, tại bếp ăn nhà trường | mẹ bạn Vy | tổ 3 lớp 4A
  hội thi nấu ăn | 8 giờ thứ Sáu, tại nhà ăn | cô Hạnh | Ban tổ chức hội thi
  buổi hoà nhạc thiếu nhi | 19 giờ thứ Bảy, tại Nhà thiếu nhi | thầy dạy Âm nhạc | đội nhạc măng non
  ngày hội trò chơi dân gian | 8 giờ thứ Tư, tại sân đình | các bạn trong xóm | đội thiếu nhi xóm Đoài
  lễ tổng kết đội bơi | 17 giờ thứ Sáu, tại bể bơi của trường | phụ huynh đội bơi | thầy phụ trách đội bơi
  `,
);

/** Lines of other texts, and what they belong to. */
export const strangeLines = readTable(
  { numbers: [], words: ["line", "of"] },
  `
  Nguyên liệu: hai quả trứng, một thìa muối | công thức nấu ăn
  Bước 1: Rửa sạch hai bàn tay. | bản hướng dẫn
  Điều 1: Giữ trật tự trong thư viện. | bản nội quy
  Trang 12: Cây xanh quanh em | mục lục sách
  Ngày xửa ngày xưa, có hai anh em nọ. | truyện cổ tích
  Em xin hứa trả sách đúng hạn. | lá đơn
  Dạo này bà có khoẻ không ạ? | bức thư
  Thứ Hai: Toán, Tiếng Việt, Mĩ thuật | thời khoá biểu
  `,
);

export const writers = [
  "Trần Minh Anh",
  "Nguyễn Gia Bảo",
  "Lê Khánh Vy",
  "Phạm Đức Huy",
  "Giàng A Páo",
  "Đỗ Thuỳ Dương",
] as const;
