import { ideasOf } from "#lib/skills/vietnamese/outlines/outline-question.ts";

/** Scenes: the whole of each, and what is seen of it by time or place. */
export const scenes = [
  {
    name: "bãi biển",
    where: "quê ngoại",
    wholes: ideasOf(`
      toàn cảnh bãi biển lúc bình minh
      nhìn từ xa là một vùng nước xanh biếc`),
    details: ideasOf(`
      từng con sóng xô lên bờ cát
      hàng dừa nghiêng mình trong gió
      mấy chiếc thuyền thúng úp trên cát
      mặt nước lấp loá nắng vào buổi trưa`),
  },
  {
    name: "cánh đồng lúa",
    where: "ở quê nội",
    wholes: ideasOf(`
      toàn cảnh cánh đồng như tấm thảm vàng
      cánh đồng nhìn từ xa trải tới chân đê`),
    details: ideasOf(`
      bông lúa trĩu hạt uốn cong
      đàn cò trắng đậu trên bờ ruộng
      sương sớm đọng trên lá lúa
      con mương nhỏ chảy giữa hai bờ cỏ`),
  },
  {
    name: "dòng sông",
    where: "chảy qua làng em",
    wholes: ideasOf(`
      toàn cảnh dòng sông như dải lụa mềm
      cả dòng sông uốn khúc quanh làng`),
    details: ideasOf(`
      bến nước có những bậc đá rêu xanh
      đám lục bình trôi lững lờ giữa dòng
      mặt sông nhuộm hồng vào buổi chiều
      chiếc đò nhỏ chở khách sang sông`),
  },
  {
    name: "hồ nước",
    where: "giữa thành phố",
    wholes: ideasOf(`
      toàn cảnh mặt hồ như chiếc gương lớn
      cả hồ nước nằm giữa vòng cây xanh`),
    details: ideasOf(`
      rặng liễu buông cành sát mặt nước
      đàn cá nổi lên đớp bọt
      chiếc cầu gỗ cong cong dẫn ra đảo
      đèn phố in bóng xuống hồ mỗi tối`),
  },
  {
    name: "khu vườn",
    where: "của ông bà",
    wholes: ideasOf(`
      toàn cảnh khu vườn rợp bóng cây
      cả khu vườn như bức tranh nhiều màu`),
    details: ideasOf(`
      giàn mướp nở hoa vàng rực
      luống rau xanh mướt còn ướt sương
      chú ong bay từ hoa này sang hoa kia
      góc vườn có chiếc giếng cũ`),
  },
  {
    name: "thác nước",
    where: "em thăm dịp hè",
    wholes: ideasOf(`
      toàn cảnh thác như dải lụa trắng
      cả ngọn thác hiện ra giữa rừng xanh`),
    details: ideasOf(`
      nước đập vào đá tung bọt trắng xoá
      hơi nước bay lên thành làn sương mỏng
      dưới chân thác có vũng nước trong
      những phiến đá phủ đầy rêu`),
  },
  {
    name: "đồi chè",
    where: "gần nhà bác em",
    wholes: ideasOf(`
      toàn cảnh đồi chè như chiếc bát úp
      cả quả đồi phủ kín những luống chè`),
    details: ideasOf(`
      búp chè non mập mạp và mịn màng
      các cô đeo gùi hái chè thoăn thoắt
      sương sớm giăng trắng lưng đồi
      con đường đất đỏ men theo sườn dốc`),
  },
  {
    name: "khu chợ nổi",
    where: "em đến cùng gia đình",
    wholes: ideasOf(`
      toàn cảnh chợ nổi đông vui trên sông
      cả khúc sông san sát ghe thuyền`),
    details: ideasOf(`
      cây sào treo trái cây trước mũi ghe
      chiếc xuồng nhỏ bán hủ tiếu bốc khói
      tiếng mời chào vang lên từ các ghe
      chiếc ghe nhỏ chở đầy dứa chín vàng`),
  },
  {
    name: "rừng thông",
    where: "trên cao nguyên",
    wholes: ideasOf(`
      toàn cảnh rừng thông một màu xanh thẫm
      cánh rừng nhìn từ xa phủ khắp sườn núi`),
    details: ideasOf(`
      thân thông thẳng tắp như cột nhà
      lá thông nhọn và dài như chiếc kim
      tiếng gió rì rào qua kẽ lá
      lớp lá khô êm dưới bước chân`),
  },
  {
    name: "sân trường",
    where: "sau cơn mưa",
    wholes: ideasOf(`
      toàn cảnh sân trường sạch bóng
      cả sân trường như vừa được gội rửa`),
    details: ideasOf(`
      giọt nước đọng trên cánh hoa giấy
      vũng nước nhỏ in bóng mây trắng
      hàng ghế đá còn ướt dưới gốc bàng
      chim sẻ sà xuống nhặt hạt cỏ`),
  },
] as const;

/** People: what they look like, what they do, and what they are like. */
export const people = [
  {
    name: "bà ngoại",
    looks: ideasOf(`
      mái tóc bạc trắng như cước
      đôi bàn tay nhăn nheo và gầy
      lưng đã hơi còng`),
    deeds: ideasOf(`
      sáng nào cũng ra vườn tưới rau
      kể chuyện cổ tích cho cháu mỗi tối
      ngồi khâu lại chiếc áo sứt chỉ`),
    traits: ideasOf(`
      hiền hậu và bao dung
      rất kiên nhẫn và điềm đạm
      sống giản dị và tiết kiệm`),
  },
  {
    name: "ông nội",
    looks: ideasOf(`
      vầng trán cao có nhiều nếp nhăn
      chòm râu bạc dài tới ngực
      dáng người cao và gầy`),
    deeds: ideasOf(`
      chiều nào cũng chơi cờ với bạn
      tỉa từng cành trong chậu cây cảnh
      đọc báo bên ấm trà mỗi sáng`),
    traits: ideasOf(`
      nghiêm khắc mà công bằng
      rất vui tính và hóm hỉnh
      luôn cẩn thận và ngăn nắp`),
  },
  {
    name: "mẹ",
    looks: ideasOf(`
      mái tóc đen dài ngang lưng
      đôi mắt to và sáng
      khuôn mặt tròn trịa`),
    deeds: ideasOf(`
      dậy sớm nấu bữa sáng cho cả nhà
      tối nào cũng xem vở cho em
      chở em đến trường rồi đi làm`),
    traits: ideasOf(`
      dịu dàng và ân cần
      rất chu đáo và tỉ mỉ
      luôn bình tĩnh và rộng lượng`),
  },
  {
    name: "bố",
    looks: ideasOf(`
      nước da rám nắng
      bờ vai rộng và rắn chắc
      mái tóc cắt ngắn gọn gàng`),
    deeds: ideasOf(`
      sửa lại đồ đạc trong nhà vào cuối tuần
      dạy em tập bơi ở bể bơi gần nhà
      chạy bộ quanh công viên mỗi sáng`),
    traits: ideasOf(`
      cương quyết mà ấm áp
      rất thật thà và thẳng thắn
      luôn lạc quan và vui vẻ`),
  },
  {
    name: "cô giáo",
    looks: ideasOf(`
      dáng người nhỏ nhắn
      nụ cười có má lúm đồng tiền
      mái tóc buộc cao sau gáy`),
    deeds: ideasOf(`
      giảng bài bằng những câu chuyện vui
      cầm tay sửa từng nét chữ cho học trò
      nhảy dây cùng cả lớp trong giờ ra chơi`),
    traits: ideasOf(`
      cởi mở và gần gũi
      rất công bằng với mọi học sinh
      luôn tận tuỵ và nhẫn nại`),
  },
  {
    name: "bác bảo vệ",
    looks: ideasOf(`
      dáng người đậm và thấp
      gương mặt vuông và rám nắng
      bộ quần áo màu xanh đã bạc`),
    deeds: ideasOf(`
      đánh trống báo giờ vào lớp
      dắt các em nhỏ qua đường
      quét lá rụng trên sân mỗi chiều`),
    traits: ideasOf(`
      xởi lởi và nhiệt tình
      rất có trách nhiệm với công việc
      luôn ngay thẳng và tốt bụng`),
  },
  {
    name: "em gái",
    looks: ideasOf(`
      đôi má bầu bĩnh và hồng hào
      mái tóc tơ lơ thơ vài sợi
      hai bàn tay nhỏ xíu có ngấn`),
    deeds: ideasOf(`
      chập chững tập đi quanh nhà
      bi bô gọi bà mỗi khi đói
      xếp đồ chơi thành hàng dài`),
    traits: ideasOf(`
      hiếu động và tò mò
      rất bướng bỉnh nhưng tình cảm
      khá dạn dĩ với người lạ`),
  },
  {
    name: "bạn thân",
    looks: ideasOf(`
      dáng người cao và mảnh
      đôi mắt một mí sau cặp kính tròn
      làn da trắng có vài nốt tàn nhang`),
    deeds: ideasOf(`
      ra chơi là chạy ngay tới thư viện
      giảng lại bài toán khó cho em
      vẽ tranh trong góc vở mỗi giờ nghỉ`),
    traits: ideasOf(`
      thẳng thắn và tốt bụng
      rất khiêm tốn và trung thực
      luôn vui vẻ và hoà đồng`),
  },
  {
    name: "chú thợ mộc",
    looks: ideasOf(`
      bàn tay to và chai sần
      cánh tay nổi rõ bắp thịt
      mái tóc lấm tấm bụi gỗ`),
    deeds: ideasOf(`
      đưa bào trên tấm gỗ nghe xoèn xoẹt
      đo từng thanh gỗ bằng chiếc thước cũ
      đóng tặng em chiếc giá sách nhỏ`),
    traits: ideasOf(`
      trầm lặng và ít nói
      rất tỉ mỉ và cẩn thận
      luôn ngay thẳng và thật thà`),
  },
] as const;
