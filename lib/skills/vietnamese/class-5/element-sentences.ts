/** Sentences with two words each of one element, by the place of its meaning: "<1:đồng dao>" has the second. */
export const elementSentences: readonly { readonly sound: string; readonly lines: readonly string[] }[] = [
  {
    sound: "đồng",
    lines: [
      "Các em <1:nhi đồng> mặc <0:đồng phục> màu trắng.",
      "Cả lớp <0:đồng thanh> đọc bài <1:đồng dao>.",
      "Bác <0:đồng hương> tặng em tập truyện <1:đồng thoại>.",
    ],
  },
  {
    sound: "nhân",
    lines: [
      "Bà bác sĩ <1:nhân hậu> chăm sóc từng <0:bệnh nhân>.",
      "Chú <0:công nhân> có tấm lòng <1:nhân ái>.",
      "<0:Nhân dân> trong vùng kính trọng cụ già <1:nhân từ>.",
    ],
  },
  {
    sound: "tài",
    lines: [
      "Cô ca sĩ <0:tài hoa> góp <1:tài sản> giúp trẻ em nghèo.",
      "Nhà vua quý <0:nhân tài> hơn cả <1:gia tài>.",
      "Nhà trường lập quỹ <1:tài chính> để giúp các <0:tài năng> trẻ.",
    ],
  },
  {
    sound: "hữu",
    lines: [
      "Cuốn sách <1:hữu ích> kể về tình <0:hữu nghị> giữa hai nước.",
      "Ông ngồi trò chuyện với mấy <0:chiến hữu> về cách chữa bệnh <1:hữu hiệu>.",
      "Những <0:bằng hữu> tặng nhau mấy món đồ <1:hữu dụng>.",
    ],
  },
  {
    sound: "trung",
    lines: [
      "Chú chó <1:trung thành> chờ chủ ở <0:trung tâm> thị trấn.",
      "Đêm <0:Trung thu>, ông kể chuyện vị tướng <1:trung nghĩa>.",
      "Người lính <1:trung kiên> ấy có chiều cao <0:trung bình>.",
    ],
  },
  {
    sound: "kì",
    lines: [
      "Cuối <1:học kì>, lớp em đi thăm một <0:kì quan>.",
      "Nhà hát diễn <1:định kì> vở kịch về cây đàn <0:thần kì>.",
      "Trăng tròn theo <1:chu kì>, một điều thật <0:kì diệu>.",
    ],
  },
  {
    sound: "hương",
    lines: [
      "Đi xa, bố nhớ <1:quê hương> và <0:hương thơm> của lúa mới.",
      "Ngày <1:hồi hương>, ông được ăn món canh đủ <0:hương vị> xưa.",
      "Bác <1:đồng hương> mở xưởng làm <0:hương liệu>.",
    ],
  },
  {
    sound: "viên",
    lines: [
      "Cô <0:giáo viên> dẫn chúng em đi dạo trong <1:công viên>.",
      "Chú <0:nhân viên> tưới cây trong <1:hoa viên>.",
      "Đoàn <0:diễn viên> xiếc biểu diễn ở <1:thảo cầm viên>.",
    ],
  },
  {
    sound: "giả",
    lines: [
      "<0:Tác giả> vạch mặt kẻ <1:giả danh> thầy thuốc.",
      "<0:Khán giả> không thích lối diễn <1:giả tạo>.",
      "Kẻ <1:giả mạo> đã bị một <0:độc giả> tinh mắt nhận ra.",
    ],
  },
  {
    sound: "tham",
    lines: [
      "Cậu bé <0:tham gia> vở kịch, đóng vai lão nhà giàu <1:tham lam>.",
      "Những người <0:tham dự> nghe kể bài học về <1:lòng tham>.",
      "Viên quan <0:tham mưu> khuyên vua tránh xa kẻ <1:tham ăn>.",
    ],
  },
  {
    sound: "cứu",
    lines: [
      "Đội <0:cứu hộ> <1:nghiên cứu> bản đồ vùng lũ.",
      "Chị y tá <1:tra cứu> cách <0:cấp cứu> người bị ngã.",
      "Nhà khoa học <1:khảo cứu> về loài rùa vừa được <0:giải cứu>.",
    ],
  },
  {
    sound: "gia",
    lines: [
      "Cả <0:gia đình> em thích món ăn nhiều <1:gia vị>.",
      "Nhờ chăm sóc tốt, số <0:gia súc> của trại <1:gia tăng>.",
      "Anh <0:gia sư> vừa <1:gia nhập> đội bóng của xã.",
    ],
  },
  {
    sound: "thiên",
    lines: [
      "Sang <1:thiên niên kỉ> mới, người ta tìm thêm nhiều <0:thiên hà>.",
      "Trong truyện, con <1:thiên lí mã> bay lên tận <0:thiên đình>.",
      "Nhà <0:thiên văn> tả bầu trời sao <1:thiên biến vạn hoá>.",
    ],
  },
  {
    sound: "bình",
    lines: [
      "Người dân <1:bình chọn> đội cấy giỏi của vùng quê <0:thanh bình>.",
      "Bài báo <1:bình luận> về ước mơ <0:hoà bình> của trẻ em.",
      "Cô <1:phê bình> nhẹ nhàng rồi chúc cả lớp về nhà <0:bình an>.",
    ],
  },
  {
    sound: "trường",
    lines: [
      "Tại <1:hội trường>, cả xã tặng quà các cụ <0:trường thọ>.",
      "Nhà thơ đọc bản <0:trường ca> giữa <1:quảng trường>.",
      "Suốt thời gian khó khăn <0:trường kì>, <1:nông trường> vẫn đứng vững.",
    ],
  },
  {
    sound: "thị",
    lines: [
      "Trẻ em <0:thành thị> hay bị <1:cận thị>.",
      "Phòng khám ở <0:thị trấn> đo <1:thị lực> cho chúng em.",
      "Cô <1:giám thị> mua sách ở <0:siêu thị>.",
    ],
  },
  {
    sound: "đại",
    lines: [
      "Con tàu <1:hiện đại> vượt qua <0:đại dương>.",
      "Cây <0:đại thụ> kia chứng kiến nhiều <1:thời đại>.",
      "Bên <0:đại lộ> là bảo tàng về người <1:cổ đại>.",
    ],
  },
];
