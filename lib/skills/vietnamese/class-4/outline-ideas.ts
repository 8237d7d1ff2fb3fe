import { ideasOf } from "#lib/skills/vietnamese/outlines/outline-question.ts";

/** What happened, told in the order in which it did; "short" is what it is called once it has been told. */
export const events = [
  {
    name: "buổi trồng cây ở sân trường",
    short: "buổi trồng cây",
    when: "nêu thời gian và nơi trồng cây",
    ideas: ideasOf(`
      mọi người tập trung và nhận cuốc xẻng
      các nhóm đào hố rồi đặt cây xuống
      cả lớp lấp đất và tưới cây
      bạn lớp trưởng treo biển tên lên cây`),
  },
  {
    name: "chuyến tham quan vườn thú",
    short: "chuyến tham quan",
    when: "nêu ngày đi và nơi lớp đến tham quan",
    ideas: ideasOf(`
      xe đưa cả lớp đến cổng vườn thú
      các bạn xem voi dùng vòi phun nước
      cô hướng dẫn kể về hươu cao cổ
      cả lớp ngồi ăn trưa dưới gốc cây`),
  },
  {
    name: "ngày hội đọc sách",
    short: "ngày hội",
    when: "nêu thời gian và nơi mở ngày hội đọc sách",
    ideas: ideasOf(`
      các lớp bày sách lên từng gian hàng
      cô thư viện giới thiệu sách mới
      các bạn đóng vai nhân vật trong truyện
      em đổi sách cũ lấy cuốn truyện mới`),
  },
  {
    name: "buổi dọn vệ sinh lớp học",
    short: "buổi dọn vệ sinh",
    when: "nêu ngày giờ lớp em dọn vệ sinh",
    ideas: ideasOf(`
      tổ trưởng chia việc cho từng bạn
      các bạn nam kê lại bàn ghế
      các bạn nữ lau bảng và cửa sổ
      cả tổ quét lớp rồi đi đổ rác`),
  },
  {
    name: "trận kéo co giữa hai lớp",
    short: "trận kéo co",
    when: "nêu thời gian và nơi diễn ra trận kéo co",
    ideas: ideasOf(`
      hai đội xếp hàng và nắm chặt dây
      thầy giáo thổi còi bắt đầu
      lớp em kéo được dây về phía mình
      hai đội đổi sân rồi kéo tiếp`),
  },
  {
    name: "buổi gói bánh chưng ở nhà bà",
    short: "buổi gói bánh",
    when: "nêu thời gian và nơi gói bánh chưng",
    ideas: ideasOf(`
      mẹ vo gạo và đãi đỗ xanh
      bà dạy em xếp lá dong vào khuôn
      cả nhà cùng gói và buộc lạt
      bố xếp bánh vào nồi rồi nhóm bếp`),
  },
  {
    name: "đêm văn nghệ của trường",
    short: "đêm văn nghệ",
    when: "nêu thời gian và nơi diễn ra đêm văn nghệ",
    ideas: ideasOf(`
      người xem ngồi kín sân trường
      tốp ca lớp em hát bài mở màn
      các bạn lớp Năm múa nón rất dẻo
      bạn Vy kể một câu chuyện vui`),
  },
  {
    name: "chuyến thăm làng gốm",
    short: "chuyến thăm",
    when: "nêu ngày đi và nơi làm gốm lớp em đến thăm",
    ideas: ideasOf(`
      bác thợ gốm cho xem cách nhào đất
      các bạn thử xoay bàn và nặn bát
      em vẽ hoa lên chiếc cốc vừa nặn
      bác thợ xếp đồ gốm vào lò nung`),
  },
  {
    name: "hội chợ đồ cũ của lớp",
    short: "hội chợ",
    when: "nêu thời gian và nơi mở hội chợ đồ cũ",
    ideas: ideasOf(`
      mỗi tổ dựng một gian hàng nhỏ
      các bạn dán giá lên từng món đồ
      em bán được chiếc cặp đã giặt sạch
      cả lớp đếm tiền rồi góp vào quỹ`),
  },
] as const;

/** Animals: what they look like, and what they do. */
export const animals = [
  {
    name: "con mèo",
    where: "bà ngoại cho em",
    looks: ideasOf(`
      bộ lông tam thể mềm mượt
      đôi mắt tròn và xanh như hòn bi
      bốn bàn chân có đệm thịt êm`),
    habits: ideasOf(`
      rình bắt chuột lúc nửa đêm
      nằm cuộn tròn sưởi nắng bên thềm
      cọ đầu vào chân khi đòi ăn`),
  },
  {
    name: "con chó",
    where: "nhà em nuôi từ nhỏ",
    looks: ideasOf(`
      thân hình cao lớn và chắc nịch
      hai tai luôn dựng đứng
      chiếc mũi đen lúc nào cũng ướt`),
    habits: ideasOf(`
      vẫy đuôi mừng khi em đi học về
      sủa vang khi có người lạ đến
      chạy theo nhặt quả bóng em ném`),
  },
  {
    name: "con gà trống",
    where: "ông nội nuôi trong vườn",
    looks: ideasOf(`
      chiếc mào đỏ chót như bông hoa
      bộ lông nhiều màu óng ánh
      đôi chân vàng có cựa nhọn`),
    habits: ideasOf(`
      vỗ cánh rồi gáy vang mỗi sáng
      bới đất tìm giun cho đàn gà con
      bay lên đống rơm đứng canh vườn`),
  },
  {
    name: "con trâu",
    where: "của nhà bác Tư",
    looks: ideasOf(`
      nước da đen bóng và dày
      cặp sừng cong như vành trăng
      cái bụng to tròn như cái trống`),
    habits: ideasOf(`
      thong thả gặm cỏ trên bờ đê
      ngâm mình dưới ao vào buổi trưa
      kéo xe lúa về sân phơi`),
  },
  {
    name: "con thỏ",
    where: "em được tặng dịp sinh nhật",
    looks: ideasOf(`
      đôi tai dài và mỏng
      bộ lông trắng như nắm bông
      đôi mắt hồng như hai viên ngọc`),
    habits: ideasOf(`
      gặm cà rốt bằng hai răng cửa
      nhảy từng bước ngắn quanh chuồng
      dựng tai lên nghe khi có tiếng động`),
  },
  {
    name: "con vịt",
    where: "sống ở ao nhà ngoại",
    looks: ideasOf(`
      chiếc mỏ vàng và bẹt
      bàn chân có màng như mái chèo
      bộ lông trắng không thấm nước`),
    habits: ideasOf(`
      lạch bạch đi theo đàn ra ao
      ngụp đầu xuống nước mò tép
      rỉa lông trên bờ sau khi bơi`),
  },
  {
    name: "con chim bồ câu",
    where: "chú em nuôi trên mái nhà",
    looks: ideasOf(`
      cái đầu nhỏ và tròn
      bộ lông xám ánh xanh ở cổ
      đôi mắt viền đỏ như hạt cườm`),
    habits: ideasOf(`
      bay lượn mấy vòng rồi về chuồng
      gù khe khẽ bên bạn vào buổi sớm
      nhặt từng hạt thóc trên sân`),
  },
  {
    name: "con bò sữa",
    where: "ở trang trại nhà bạn Hà",
    looks: ideasOf(`
      tấm thân to với những mảng đen trắng
      bầu sữa căng hồng dưới bụng
      đôi mắt to có hàng mi dài`),
    habits: ideasOf(`
      nhai cỏ chậm rãi suốt cả ngày
      đi theo hàng vào chỗ vắt sữa
      vẫy đuôi xua ruồi khi đứng nghỉ`),
  },
  {
    name: "con vẹt",
    where: "của nhà hàng xóm",
    looks: ideasOf(`
      cái mỏ đỏ và khoằm
      bộ lông xanh như lá chuối non
      chiếc đuôi dài thon lại ở cuối`),
    habits: ideasOf(`
      bắt chước tiếng người chào khách
      leo quanh lồng bằng cả chân và mỏ
      tách vỏ hạt hướng dương để ăn`),
  },
] as const;

/** Trees: the whole, its parts or its seasons, and what has nothing to do with them. */
export const trees = [
  {
    name: "cây bàng",
    where: "ở góc sân trường",
    whole: "nhìn từ xa như chiếc ô xanh khổng lồ",
    parts: ideasOf(`
      rễ nổi lên mặt đất như con rắn
      lá chuyển sang màu đỏ vào cuối thu
      chồi non nhú ra vào mùa xuân`),
    others: ideasOf(`
      cách chơi trò ô ăn quan
      chiếc cặp mới mẹ mua cho em`),
  },
  {
    name: "cây phượng",
    where: "trước cổng trường",
    whole: "nhìn từ xa như chiếc ô lớn che cổng trường",
    parts: ideasOf(`
      thân sần sùi có nhiều bướu nhỏ
      lá nhỏ li ti xếp đều hai bên
      hoa nở đỏ rực vào đầu mùa hè`),
    others: ideasOf(`
      món canh cua bà nấu buổi trưa
      lịch thi đấu bóng đá của khối Bốn`),
  },
  {
    name: "cây dừa",
    where: "bên bờ ao nhà ngoại",
    whole: "nhìn từ xa cao vút giữa trời xanh",
    parts: ideasOf(`
      thân tròn có nhiều vết khoanh
      tàu lá xoè ra như chiếc lược
      quả mọc thành buồng trên ngọn`),
    others: ideasOf(`
      chiếc xe đạp của anh trai em
      cách gấp một chiếc máy bay giấy`),
  },
  {
    name: "cây chuối",
    where: "sau vườn nhà em",
    whole: "cả bụi chuối xanh tốt và mát mắt",
    parts: ideasOf(`
      thân tròn và nhẵn như cột nhà
      lá to và dài như tấm phản
      hoa màu đỏ tím như búp lửa`),
    others: ideasOf(`
      giờ học vẽ của lớp em
      con đường đá dẫn ra chợ huyện`),
  },
  {
    name: "cây xoài",
    where: "ông nội trồng trước sân",
    whole: "cả cây xum xuê che kín khoảng sân",
    parts: ideasOf(`
      vỏ thân màu nâu và nứt nẻ
      hoa nhỏ màu vàng nhạt nở thành chùm
      quả chín có mùi thơm ngọt`),
    others: ideasOf(`
      đàn cá vàng trong bể kính
      bộ phim hoạt hình em xem tối qua`),
  },
  {
    name: "cây hoa hồng",
    where: "trong chậu bên cửa sổ",
    whole: "dáng cây thấp mà xanh tốt",
    parts: ideasOf(`
      cành mảnh có nhiều gai nhỏ
      lá có răng cưa ở mép
      cánh hoa mềm xếp chồng lên nhau`),
    others: ideasOf(`
      bữa tiệc sinh nhật của bạn Nam
      cách đi từ nhà em đến bến xe`),
  },
  {
    name: "cây đa",
    where: "ở đầu làng em",
    whole: "nhìn từ xa sừng sững như toà nhà xanh",
    parts: ideasOf(`
      gốc to mấy người ôm không xuể
      rễ phụ buông từ cành xuống đất
      vòm lá dày là nơi chim làm tổ`),
    others: ideasOf(`
      chiếc đồng hồ treo ở phòng khách
      bài hát cả lớp tập sáng nay`),
  },
  {
    name: "cây bưởi",
    where: "trong vườn nhà bà",
    whole: "dáng cây thấp và tán lá tròn",
    parts: ideasOf(`
      hoa trắng thơm ngát cả khu vườn
      quả non to bằng nắm tay em bé
      quả chín vàng to như quả bóng`),
    others: ideasOf(`
      chú chó con mới sinh nhà bên
      cách chơi nhảy dây với các bạn`),
  },
  {
    name: "cây bằng lăng",
    where: "trên con phố nhà em",
    whole: "nhìn từ xa như một đám mây tím",
    parts: ideasOf(`
      vỏ thân màu xám bong từng mảng
      hoa tím nở thành chùm đầu cành
      cành trơ trụi lá vào mùa đông`),
    others: ideasOf(`
      quyển truyện em mượn ở thư viện
      ngày hội bơi lội của thành phố`),
  },
] as const;
