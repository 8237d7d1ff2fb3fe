import { readTable } from "#lib/core/read-table.ts";

/** Whom letters are written to: what the writer is to them ("me"), how they are called in the text ("you"), what stands around the name. */
export const readers = readTable(
  { numbers: [], words: ["greet", "me", "you", "asks", "sign"] },
  `
  Bà kính yêu! | cháu | bà | Dạo này bà có khoẻ không ạ? | Cháu của bà
  Ông kính yêu! | cháu | ông | Ông còn đau chân nhiều không ạ? | Cháu của ông
  Bác Tâm kính mến! | cháu | bác | Bác và cả nhà có khoẻ không ạ? | Cháu của bác
  Cô Hạnh kính mến! | cháu | cô | Công việc của cô có bận lắm không ạ? | Cháu của cô
  Chú Thành kính mến! | cháu | chú | Chú ở đảo xa có khoẻ không ạ? | Cháu của chú
  Dì Thu yêu quý! | cháu | dì | Dạo này dì và em bé thế nào ạ? | Cháu của dì
  Chị Ngân thân yêu! | em | chị | Chị học ở trường mới có vui không? | Em của chị
  Anh Khôi thân mến! | em | anh | Dạo này anh học hành thế nào ạ? | Em của anh
  Páo thân mến! | mình | Páo | Dạo này Páo có khoẻ không? | Bạn của Páo
  Linh thân mến! | mình | Linh | Trường mới của Linh thế nào rồi? | Bạn của Linh
  `,
);

/** What a letter tells: after the questions, of the writer. */
export const tales = [
  "Còn {me}, tuần trước {me} được chọn vào đội kể chuyện.",
  "Còn {me}, tháng này {me} đã tự đi xe đạp đến trường.",
  "Còn {me}, {me} mới học được cách gấp hạc giấy.",
  "Còn {me}, hôm qua {me} cùng bố trồng một cây bưởi.",
  "Còn {me}, tối nào {me} cũng đọc truyện cho em Bi nghe.",
  "Còn {me}, Chủ nhật vừa rồi {me} được đi thăm bảo tàng.",
  "Còn lớp {me} vừa được giải Nhì kéo co của trường.",
  "Còn con mèo nhà {me} mới sinh ba chú mèo con.",
  "Còn {me}, {me} đang tập bơi và đã bơi được một vòng bể.",
  "Còn trường {me} vừa mở thêm một thư viện thật đẹp.",
  "Còn vườn nhà {me} năm nay hoa cúc nở vàng rực.",
  "Còn {me}, {me} đã biết nấu cơm và rán trứng giúp mẹ.",
  "Còn {me}, {me} vừa được bầu làm lớp phó học tập.",
  "Còn {me}, {me} đang học đàn với thầy Dũng.",
  "Còn {me}, {me} vừa viết được bài văn cô khen hay.",
  "Còn khu nhà {me} mới làm sân chơi có cầu trượt.",
  "Còn {me}, tối thứ Sáu vừa rồi {me} được học làm bánh trôi.",
  "Còn lớp {me} vừa góp sách tặng các bạn vùng cao.",
] as const;

export const wishes = [
  "{Me} chúc {you} luôn mạnh khoẻ.",
  "{Me} mong {you} gặp nhiều niềm vui.",
  "{Me} chúc {you} mọi điều tốt lành.",
] as const;

export const places = [
  "Hà Nội",
  "Huế",
  "Cần Thơ",
  "Đà Lạt",
  "Nghệ An",
  "Hải Phòng",
  "Nha Trang",
  "Lào Cai",
  "Cà Mau",
] as const;

export const writers = ["Minh", "An", "Vy", "Quân", "Mai", "Phong", "Thảo", "Tú"] as const;

/** What an e-mail is about and says, to whom. */
export const mails = readTable(
  { numbers: [], words: ["to", "greet", "about", "says", "sign"] },
  `
  cô Hương | Em chào cô ạ! | Xin nghỉ học | Hôm nay em bị sốt, em xin phép cô cho em nghỉ học. | Học trò của cô
  cô Hương | Em chào cô ạ! | Hỏi bài tập | Em chưa hiểu bài tập 3, cô giảng giúp em với ạ. | Học trò của cô
  cô Hương | Em chào cô ạ! | Gửi bài vẽ | Em gửi cô bức tranh em vẽ mái trường. | Học trò của cô
  cô Hương | Em chào cô ạ! | Lời cảm ơn | Em rất thích cuốn sách cô tặng hôm thứ Hai. | Học trò của cô
  cô Hương | Em chào cô ạ! | Báo tường của tổ | Tổ em đã làm xong báo tường, mời cô xem ạ. | Học trò của cô
  thầy Tuấn | Em chào thầy ạ! | Thi cờ vua | Em muốn dự thi cờ vua, nhờ thầy ghi tên em. | Học trò của thầy
  thầy Tuấn | Em chào thầy ạ! | Lịch tập bóng | Tuần này đội bóng tập vào thứ mấy ạ? | Học trò của thầy
  Linh | Chào Linh! | Sinh nhật của mình | Chiều thứ Bảy, mời Linh đến dự sinh nhật mình. | Bạn của Linh
  Linh | Chào Linh! | Đi thư viện | Sáng mai, mình chờ Linh ở cửa thư viện nhé. | Bạn của Linh
  Linh | Chào Linh! | Ảnh cắm trại | Mình gửi Linh mấy tấm ảnh lớp mình cắm trại. | Bạn của Linh
  Páo | Chào Páo! | Cuốn truyện về biển | Mai mình mang cho Páo mượn cuốn truyện nhé. | Bạn của Páo
  Páo | Chào Páo! | Chúc mừng Páo | Mình rất vui khi nghe tin Páo được giải Nhất. | Bạn của Páo
  Páo | Chào Páo! | Lời xin lỗi | Hôm qua mình đến muộn, Páo đừng giận nhé. | Bạn của Páo
  bà nội | Cháu chào bà ạ! | Khoe điểm tốt | Cháu vừa được điểm tốt môn Tiếng Việt. | Cháu của bà
  bà nội | Cháu chào bà ạ! | Ngày về quê | Thứ Bảy này, bố mẹ cho cháu về thăm bà. | Cháu của bà
  bà nội | Cháu chào bà ạ! | Lời cảm ơn | Cháu nhận được hộp mứt dừa bà gửi rồi ạ. | Cháu của bà
  dì Thu | Cháu chào dì ạ! | Cách làm bánh | Dì chỉ cho cháu cách làm bánh rán với ạ. | Cháu của dì
  dì Thu | Cháu chào dì ạ! | Bức ảnh em bé | Em bé trong ảnh dì gửi đáng yêu quá. | Cháu của dì
  chị Ngân | Em chào chị! | Sách tập vẽ | Chị gửi giúp em cuốn sách tập vẽ nhé. | Em của chị
  anh Khôi | Em chào anh! | Ngày anh về | Bao giờ anh được nghỉ hè và về nhà ạ? | Em của anh
  anh Khôi | Em chào anh! | Chiếc diều mới | Em vừa làm xong chiếc diều theo cách anh chỉ. | Em của anh
  `,
);

/** Lines of other texts, and what is said of them in a letter. */
export const strangeLines = readTable(
  { numbers: [], words: ["line", "of"] },
  `
  Nguyên liệu: hai quả trứng, một thìa muối | công thức nấu ăn
  Bước 1: Rửa sạch hai bàn tay. | bản hướng dẫn
  Điều 1: Giữ trật tự trong thư viện. | bản nội quy
  Giá vé trẻ em: 20\u00a0000 đồng | bảng giá vé
  Trang 12: Cây xanh quanh em | mục lục sách
  Thứ Hai: Toán, Tiếng Việt, Mĩ thuật | thời khoá biểu
  Ngày xửa ngày xưa, có hai anh em nọ. | truyện cổ tích
  Đơn xin vào câu lạc bộ Cờ vua | lá đơn
  Kính gửi: Ban giám hiệu nhà trường | lá đơn
  Thông báo về việc nghỉ lễ | bản thông báo
  `,
);
