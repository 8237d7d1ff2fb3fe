/** An opinion with reasons for it, reasons against it, and what is true of it but proves nothing. */
export interface Opinion {
  readonly claim: string;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  readonly asides: readonly string[];
}

const linesOf = (lines: string): readonly string[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.trim());

export const opinions: readonly Opinion[] = [
  {
    claim: "Nên trồng thêm cây ở sân trường",
    pros: linesOf(`
      cây cho bóng mát giờ ra chơi
      lá cây giúp không khí trong lành
      nhiều cây thì sân trường đẹp hơn`),
    cons: linesOf(`
      sân hẹp nên cây choán chỗ chạy nhảy
      thêm cây thì phải quét nhiều lá rụng
      rễ cây to làm hỏng gạch lát sân`),
    asides: linesOf(`
      cổng trường sơn màu xanh
      trường em có hai mươi lớp
      bác bảo vệ đến trường từ sớm`),
  },
  {
    claim: "Học sinh nên đi xe đạp đến trường",
    pros: linesOf(`
      đạp xe giúp cơ thể khoẻ mạnh
      xe đạp không xả khói bụi
      tự đi thì bố mẹ đỡ phải đưa đón`),
    cons: linesOf(`
      đường đông ô tô nên dễ bị va chạm
      nhà ở xa thì đạp xe rất mệt
      trời mưa to thì đi xe bị ướt`),
    asides: linesOf(`
      xe đạp của em có màu đỏ
      lớp em có ba bạn tên Minh
      tiệm sửa xe nằm cạnh hiệu sách`),
  },
  {
    claim: "Mỗi lớp nên có một tủ sách",
    pros: linesOf(`
      giờ nghỉ các bạn có ngay sách để đọc
      dùng chung sách thì đỡ tốn tiền mua
      có tủ sách thì bạn nào cũng ham đọc hơn`),
    cons: linesOf(`
      lớp chật nên không còn chỗ kê tủ
      sách dễ mất vì không có người trông
      thư viện trường đã có đủ sách hay`),
    asides: linesOf(`
      cô giáo thích nghe nhạc
      cửa lớp em quay về hướng đông
      bạn Hà ngồi ở bàn thứ hai`),
  },
  {
    claim: "Trẻ em nên giúp bố mẹ làm việc nhà",
    pros: linesOf(`
      làm việc nhà giúp trẻ biết tự lập
      có người giúp thì bố mẹ đỡ vất vả
      cùng làm việc thì cả nhà gắn bó hơn`),
    cons: linesOf(`
      làm nhiều việc quá thì thiếu giờ học
      trẻ vụng về dễ làm vỡ đồ đạc
      dùng dao kéo thì trẻ dễ bị đứt tay`),
    asides: linesOf(`
      nhà em ở tầng ba
      bố em thích ăn cá kho
      chiếc chổi có cán màu vàng`),
  },
  {
    claim: "Nên nuôi thú cưng trong nhà",
    pros: linesOf(`
      chăm thú cưng giúp trẻ biết yêu thương
      chơi với thú cưng thì bớt buồn
      nuôi mèo thì nhà không còn chuột`),
    cons: linesOf(`
      lông thú cưng làm nhiều người hắt hơi
      nuôi thú tốn tiền mua thức ăn
      chó sủa ban đêm làm hàng xóm mất ngủ`),
    asides: linesOf(`
      bạn Lan có áo in hình chú mèo
      hàng xóm nhà em là thợ may
      chú em tuổi Tuất`),
  },
  {
    claim: "Học sinh nên mặc đồng phục",
    pros: linesOf(`
      mặc giống nhau nên không ai so bì với ai
      đồng phục giúp nhận ra bạn cùng trường
      sáng ra không mất giờ chọn quần áo`),
    cons: linesOf(`
      may đồng phục tốn thêm một khoản tiền
      có bạn mặc đồng phục thấy không thoải mái
      ai cũng giống nhau thì kém vui mắt`),
    asides: linesOf(`
      sân trường em lát gạch đỏ
      trống trường đặt ở cuối hành lang
      bạn An học giỏi môn Toán`),
  },
  {
    claim: "Nên đọc truyện trước khi đi ngủ",
    pros: linesOf(`
      đọc truyện giúp đầu óc thư giãn
      mỗi tối đọc một ít thì vốn từ giàu thêm
      đọc cùng bố mẹ thì cả nhà gần gũi nhau`),
    cons: linesOf(`
      mải đọc thì dễ đi ngủ muộn
      đọc nằm trên giường làm mắt mỏi
      truyện rùng rợn làm trẻ khó ngủ`),
    asides: linesOf(`
      giá sách nhà em làm bằng gỗ
      em gái em ngủ với gấu bông
      chiếc đèn mới mua hôm Chủ nhật`),
  },
  {
    claim: "Lớp nên tổ chức đi dã ngoại",
    pros: linesOf(`
      đi dã ngoại thì hiểu thêm về thiên nhiên
      chơi ngoài trời giúp các bạn khoẻ hơn
      đi cùng nhau thì cả lớp đoàn kết hơn`),
    cons: linesOf(`
      chuyến đi xa dễ làm vài bạn say xe
      đi dã ngoại thì tốn tiền thuê xe
      đông học sinh nên thầy cô khó trông hết`),
    asides: linesOf(`
      tài xế xe buýt tên là Hoà
      lớp em học ở tầng hai
      bạn Tú có chiếc mũ rộng vành`),
  },
  {
    claim: "Nên dùng túi vải thay cho túi ni lông",
    pros: linesOf(`
      túi vải dùng được rất nhiều lần
      ít túi ni lông thì ít rác khó phân huỷ
      túi vải bền nên đựng được đồ nặng`),
    cons: linesOf(`
      túi vải đắt tiền hơn túi ni lông
      túi vải thấm nước khi đựng đồ ướt
      túi vải bẩn thì mất công giặt`),
    asides: linesOf(`
      chợ gần nhà em họp từ sáng sớm
      bà em thích màu tím
      cô bán rau có hai người con`),
  },
  {
    claim: "Nên cho học sinh ăn trưa tại trường",
    pros: linesOf(`
      ăn ở trường thì trưa nắng không phải về
      bữa trưa cùng bạn bè rất vui
      dù bố mẹ bận, con vẫn được ăn đúng giờ`),
    cons: linesOf(`
      bữa ăn chung khó hợp khẩu vị từng bạn
      nhà ăn chật nên nhiều bạn phải chờ
      gia đình phải đóng thêm tiền ăn`),
    asides: linesOf(`
      cửa sổ lớp em sơn màu trắng
      em thích học môn Âm nhạc
      bảng tin treo ở hành lang`),
  },
  {
    claim: "Trẻ em nên học bơi từ sớm",
    pros: linesOf(`
      biết bơi thì an toàn hơn khi gặp nước sâu
      bơi lội giúp cơ thể phát triển đều
      học từ nhỏ thì quen nước nhanh hơn`),
    cons: linesOf(`
      trẻ quá nhỏ thì dễ bị lạnh dưới nước
      đóng học phí lớp bơi khá tốn kém
      nước bể bơi làm cay mắt trẻ nhỏ`),
    asides: linesOf(`
      bể bơi gần nhà có mái che màu xanh
      thầy dạy bơi quê ở Hải Phòng
      em có một chiếc kính bơi`),
  },
  {
    claim: "Nên lập câu lạc bộ cờ vua ở trường",
    pros: linesOf(`
      chơi cờ rèn cho học sinh biết suy nghĩ
      có câu lạc bộ thì các lớp được giao lưu
      tập chơi cờ giúp tính tình điềm tĩnh`),
    cons: linesOf(`
      ngồi chơi cờ lâu thì ít vận động
      trường chưa có phòng trống để chơi
      mải chơi cờ dễ quên làm bài tập`),
    asides: linesOf(`
      quân cờ có màu đen và màu trắng
      bạn Khoa cao nhất lớp
      thư viện mở cửa lúc bảy giờ`),
  },
];
