import { readTable } from "#lib/core/read-table.ts";

/** What a child likes, and a sentence about it that points back. */
export const hobbies = readTable(
  { numbers: [], words: ["likes", "more"] },
  `
  Em thích nhất là vẽ tranh. | Những bức tranh ấy được mẹ treo ở góc học tập.
  Em rất thích nuôi cá vàng. | Đàn cá ấy bơi tung tăng trong bể kính.
  Em thích chăm chậu hoa cúc trước nhà. | Chậu hoa ấy vừa nở ba bông vàng.
  Em thích đi chiếc xe đạp màu xanh. | Chiếc xe ấy theo em ra công viên mỗi chiều.
  Em thích nhất cuốn truyện về chú chó nhỏ. | Cuốn truyện ấy em đọc đi đọc lại nhiều lần.
  Em thích chơi cùng chú mèo mướp nhà em. | Chú mèo ấy thích nằm sưởi nắng ngoài hiên.
  Em thích đá bóng với các bạn trong xóm. | Các bạn ấy gọi em là thủ môn nhí.
  Em thích chơi bộ cờ vua của ông. | Bộ cờ ấy được làm bằng gỗ rất nhẵn.
  Em thích gấp những con hạc giấy. | Những con hạc ấy em treo bên cửa sổ.
  Em thích nghe bà kể chuyện cổ tích. | Nhờ những câu chuyện ấy, em biết thương người hơn.
  Em thích chơi với chú chó tên là Mực. | Chú chó ấy chạy ra đón em mỗi chiều.
  Em thích hát bài hát về mái trường. | Bài hát ấy do cô giáo dạy chúng em.
  Em thích tập bơi ở bể bơi gần nhà. | Bể bơi ấy có làn nước trong xanh.
  Em thích ngắm vườn rau của bà. | Vườn rau ấy xanh tốt quanh năm.
  Em thích thả diều trên bãi cỏ gần nhà. | Bãi cỏ ấy rộng và có nhiều gió.
  Em thích chơi với con búp bê bằng vải. | Con búp bê ấy do chính tay mẹ khâu.
  Em thích sưu tầm vỏ ốc biển. | Những vỏ ốc ấy em xếp trong hộp nhỏ.
  Em thích nhất giờ học vẽ ở lớp. | Trong giờ học ấy, em được vẽ cảnh quê hương.
  Em thích làm bánh cùng chị gái. | Những chiếc bánh ấy thơm lừng cả bếp.
  Em thích chơi cây đàn nhỏ màu nâu. | Cây đàn ấy bố tặng em dịp sinh nhật.
  Em thích chăm đàn gà con của ông. | Đàn gà ấy vàng ươm như những cuộn len.
  Em thích đi dạo quanh hồ gần nhà. | Bên hồ ấy có hàng liễu xanh mát.
  Em thích xếp nhà bằng các khối gỗ. | Các khối gỗ ấy có đủ màu xanh, đỏ, vàng.
  Em thích nhảy dây với bạn Ngân. | Bạn ấy nhảy dây giỏi nhất lớp em.
  `,
);

/** Something that was done, step by step: each sentence after the first points back to the one before it. */
export const deeds = readTable(
  { numbers: [], words: ["first", "second", "third", "last"] },
  `
  Đầu tiên, em nhặt rau cùng mẹ. | Nhặt xong, em rửa rau ba lần. | Rửa xong, mẹ cho rau vào nồi luộc. | Cuối cùng, em bày rau ra đĩa.
  Đầu tiên, em quét sạch nền nhà. | Quét xong, em lau nhà bằng giẻ ẩm. | Lau xong, em giặt giẻ thật kĩ. | Cuối cùng, em phơi giẻ ngoài nắng.
  Đầu tiên, em gieo hạt vào chậu đất. | Gieo xong, em tưới một ít nước. | Tưới xong, em đặt chậu ra chỗ có nắng. | Cuối cùng, em ghi tên mình lên chậu.
  Đầu tiên, em vẽ một ngôi nhà nhỏ. | Vẽ xong, em tô mái nhà màu đỏ. | Tô xong, em đặt tên cho bức tranh. | Cuối cùng, em tặng tranh cho bà.
  Đầu tiên, em thu quần áo khô vào nhà. | Thu xong, em gấp từng chiếc một. | Gấp xong, em xếp riêng quần áo của từng người. | Cuối cùng, em cất quần áo vào tủ.
  Đầu tiên, em tắm cho chú chó Vàng. | Tắm xong, em lau khô bộ lông. | Lau xong, em chải lông cho chú. | Cuối cùng, em cho chú ăn cơm.
  Đầu tiên, cả tổ nhặt rác trên sân trường. | Nhặt xong, chúng em phân loại rác. | Phân loại xong, chúng em bỏ rác vào thùng. | Cuối cùng, cả tổ rửa tay sạch sẽ.
  Đầu tiên, em bóc vỏ quả cam. | Bóc xong, em tách cam thành từng múi. | Tách xong, em bày cam lên đĩa. | Cuối cùng, em mời cả nhà ăn cam.
  Đầu tiên, bố đào một cái hố nhỏ. | Đào xong, em đặt cây xoài xuống hố. | Đặt xong, hai bố con lấp đất quanh gốc. | Cuối cùng, em tưới nước cho cây.
  Đầu tiên, em gấp đôi tờ giấy màu, vẽ nửa bông hoa. | Vẽ xong, em cắt theo nét chì. | Cắt xong, em mở giấy ra thành bông hoa. | Cuối cùng, em dán hoa lên thiệp.
  Đầu tiên, em vo gạo thật nhẹ tay. | Vo xong, em đổ nước vào nồi. | Đổ xong, em đậy vung và bật nút nấu. | Cuối cùng, em chờ cơm chín để xới ra bát.
  Đầu tiên, em chép bài thơ vào vở. | Chép xong, em đọc lại từng dòng. | Đọc xong, em chữa những chữ còn sai. | Cuối cùng, em vẽ hoa quanh bài thơ.
  Đầu tiên, chúng em kê bàn thành hàng ngang. | Kê xong, chúng em trải khăn lên bàn. | Trải xong, chúng em bày hoa quả. | Cuối cùng, cả lớp mời cô vào dự.
  Đầu tiên, em rót nước vào chậu. | Rót xong, em pha một ít xà phòng. | Pha xong, em cọ đôi giày thật sạch. | Cuối cùng, em phơi giày ngoài hiên.
  Đầu tiên, em bơm bóng bay cho căng. | Bơm xong, em buộc bóng thành chùm. | Buộc xong, bố treo bóng lên tường. | Cuối cùng, cả nhà cùng hát mừng sinh nhật.
  Đầu tiên, ông chẻ tre thành nan mỏng. | Chẻ xong, ông vót nan thật nhẵn. | Vót xong, hai ông cháu buộc khung diều. | Cuối cùng, em dán giấy lên khung.
  Đầu tiên, em hái rau trong vườn. | Hái xong, em bó rau thành từng mớ. | Bó xong, em xếp rau vào rổ. | Cuối cùng, em cùng bà mang rau ra chợ.
  Đầu tiên, em quét dọn chuồng gà. | Quét dọn xong, em rải thóc cho gà. | Rải xong, em đổ nước vào máng. | Cuối cùng, em khép cửa chuồng lại.
  Đầu tiên, em soạn sách vở cho ngày mai. | Soạn xong, em gọt lại bút chì. | Gọt xong, em xếp bút vào hộp. | Cuối cùng, em kéo khoá cặp lại.
  Đầu tiên, mẹ nhào bột với nước ấm. | Nhào xong, hai mẹ con nặn bánh tròn. | Nặn xong, mẹ thả bánh vào nồi nước sôi. | Cuối cùng, cả nhà cùng ăn bánh.
  Đầu tiên, chúng em tập hợp thành hai hàng. | Tập hợp xong, chúng em khởi động tay chân. | Khởi động xong, hai đội bắt đầu kéo co. | Cuối cùng, thầy trao quà cho cả hai đội.
  Đầu tiên, em xếp sách theo cỡ lớn nhỏ. | Xếp xong, em lau bụi trên giá. | Lau xong, em đặt sách trở lại giá. | Cuối cùng, em dán tên cho từng ngăn.
  `,
);

/** What is felt for a person: who it is, and sentences that point back one after the other. */
export const feelings: readonly (readonly string[])[] = `
Người em yêu quý nhất là bà ngoại. | Tối nào bà cũng kể chuyện cho em nghe. | Những câu chuyện ấy dạy em biết thương người. | Vì vậy, em luôn mong bà khoẻ mạnh.
Người em gần gũi nhất là mẹ. | Mỗi sáng, mẹ dậy sớm nấu xôi cho em. | Món xôi ấy thơm mùi đỗ xanh. | Vì thế, em thương mẹ nhiều lắm.
Người em kính trọng nhất là bố. | Ngày nghỉ, bố dạy em đi xe đạp. | Chiếc xe ấy bố sơn màu xanh. | Màu xanh ấy nhắc em nhớ đôi tay khéo của bố. | Vì thế, em rất tự hào về bố.
Người em thân nhất ở lớp là bạn Hà. | Hôm em ốm, bạn cho em mượn quyển vở. | Quyển vở ấy sạch và rõ từng chữ. | Vì vậy, em càng quý bạn hơn.
Người em nhớ nhất là ông nội ở quê. | Ông làm cho em một chiếc diều to. | Chiếc diều ấy có tiếng sáo rất vui. | Tiếng sáo ấy làm em nhớ ông mãi. | Vì vậy, em yêu quý ông vô cùng.
Người em biết ơn nhất là cô giáo lớp Một. | Cô cầm tay em viết những nét đầu tiên. | Nhờ những nét ấy, chữ em ngày càng đều. | Vì thế, em luôn nhớ ơn cô.
Người em quý nhất trong xóm là bác Tư. | Bác trồng cả một vườn ổi sai quả. | Vườn ổi ấy, bác mời cả xóm cùng hái. | Vì vậy, trẻ con trong xóm đều quý bác.
Người em yêu nhất nhà là bé Bông. | Bé có đôi mắt tròn và đen láy. | Đôi mắt ấy sáng lên mỗi khi thấy em. | Vì thế, em yêu bé vô cùng.
Người em khâm phục nhất là chị Mai. | Chị tự tay may được một chiếc túi. | Chiếc túi ấy chị tặng em hôm sinh nhật. | Vì vậy, em rất yêu chị.
Người em yêu thương nhất là bà nội. | Bà có một khu vườn đầy hoa. | Khu vườn ấy có giàn mướp rất mát. | Dưới giàn mướp ấy, bà dạy em đếm số. | Vì thế, em rất thích về với bà.
Người em hay tâm sự nhất là chị gái. | Chị hay viết cho em mẩu giấy nhỏ. | Trong mẩu giấy ấy luôn có lời khen em. | Lời khen ấy làm em vui cả ngày. | Vì vậy, em rất yêu chị.
Người em biết ơn nhất là bác bảo vệ. | Sáng nào bác cũng mở cánh cổng đón chúng em. | Bên cánh cổng ấy, bác nhắc chúng em đi chậm. | Vì thế, chúng em rất quý bác.
Người em quý mến nhất là cô thủ thư. | Cô tìm giúp em một cuốn sách về biển. | Trong cuốn sách ấy có chú cá heo. | Chú cá heo ấy làm em mơ được ra biển. | Nhờ ước mơ ấy, em càng mến cô.
Người em thương nhất là cụ ngoại. | Cụ tặng em một chiếc khăn len. | Chiếc khăn ấy cụ đan suốt một tháng. | Vì thế, em thương cụ vô cùng.
Người em thích chơi cùng là anh Nam. | Anh dạy em một bài hát vui. | Bài hát ấy nói về đàn ong chăm chỉ. | Đàn ong ấy làm em muốn chăm học hơn. | Vì vậy, em rất quý anh.
Người em nhớ mãi là cô bác sĩ. | Cô kể chuyện vui lúc khám cho em. | Chuyện vui ấy làm em cười khanh khách. | Vì thế, em rất quý cô.
Người em tự hào nhất là chú Hải. | Chú lái một con tàu ngoài biển. | Con tàu ấy chở cá về cho cả làng. | Vì vậy, em khâm phục chú vô cùng.
Người em quý nhất lớp là bạn Sơn. | Bạn chia cho em nửa chiếc bánh. | Nửa chiếc bánh ấy ngọt và thơm lắm. | Vì thế, em rất vui khi có bạn.
Người em gắn bó nhất là dì Út. | Dì đưa em đến lớp bằng xe đạp cũ. | Chiếc xe ấy có chuông kêu vui tai. | Tiếng chuông ấy báo cho em biết dì đến. | Vì vậy, em rất thích được dì đưa đi.
Người em kính yêu nhất là thầy hiệu trưởng. | Thầy trồng hàng cây trước cổng trường. | Hàng cây ấy nay toả bóng mát rượi. | Dưới bóng mát ấy, chúng em đọc sách. | Vì thế, chúng em rất quý thầy.
Người em cảm phục nhất là bạn Y Nhi. | Bạn đi bộ qua một con suối để đến lớp. | Bên con suối ấy, bạn vẫn vừa đi vừa hát. | Vì vậy, em rất quý bạn.
Người em yêu mến nhất là bà hàng xóm. | Bà có một chú mèo tam thể. | Chú mèo ấy hay sang nhà em chơi. | Vì thế, em thấy bà thân như bà mình.
`
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));
