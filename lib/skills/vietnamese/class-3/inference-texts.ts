import { readEvidenceTexts } from "#lib/skills/vietnamese/reading/evidence-texts.ts";

/** Short texts from which a feeling, what was before or comes next, and a trait are inferred. */
export const inferenceTexts = readEvidenceTexts(`
  # bà = 1 2 5 3 4; 2 1 3 4 5
  Chiều thứ Bảy, {A} sang nhà bà chơi. | chỉ cho biết {A} đến nhà bà lúc nào
  Ngoài sân, lá cây còn nhỏ nước tong tong. | tả lá cây ngoài sân
  {A} nhặt rau giúp bà nấu cơm. | kể việc {A} nhặt rau
  Ăn xong, {A} lại rửa bát, quét nhà thay bà. | kể việc {A} rửa bát, quét nhà
  Bà nhìn {A}, cứ tủm tỉm cười mãi. | kể việc bà nhìn {A}
  feeling > 5 > bà đang rất vui > bà cười mãi không thôi
  moment > 2 > trời vừa mưa xong > lá cây ướt nên nước mới nhỏ tong tong
  trait > 3 4 > {A} chăm làm việc nhà > {A} nhặt rau, rửa bát, quét nhà mà không ngại
  # quà = 1 5 2 3 4; 1 3 4 5 2
  Nhà {A} ở ngay đầu xóm. | chỉ cho biết nhà {A} ở đâu
  Trên bàn còn nửa chiếc bánh cắm năm ngọn nến. | tả chiếc bánh trên bàn
  {A} để phần bánh to nhất cho em. | kể việc {A} chia bánh
  Em khát nước, {A} chạy đi lấy ngay. | kể việc {A} lấy nước
  Em ôm chặt con gấu bông mới, không rời tay. | kể việc em ôm gấu bông
  feeling > 5 > em rất thích món quà > em ôm chặt, không muốn rời món quà
  moment > 2 > cả nhà vừa mừng sinh nhật > chiếc bánh cắm nến đã được cắt một nửa
  trait > 3 4 > {A} thương em > {A} nhường bánh và lo cho em
  # kể chuyện = 2 3 4 5; 1 2 4 5
  Hôm nay, lớp {A} có giờ kể chuyện. | chỉ cho biết hôm nay có giờ học gì
  Tối qua, {A} đã tập kể đến mười lần. | kể việc {A} tập kể chuyện
  Chỗ nào chưa hay, {A} ghi lại để tập thêm. | kể việc {A} ghi lại chỗ chưa hay
  Sắp đến lượt mình, {A} cứ vò mãi gấu áo. | kể việc {A} làm trước lượt mình
  {A} kể xong, cả lớp vỗ tay rào rào. | kể việc cả lớp vỗ tay
  feeling > 4 > {A} đang hồi hộp > người hồi hộp hay vò gấu áo
  moment > 5 > câu chuyện {A} vừa kể rất hay > nghe chuyện hay, cả lớp mới vỗ tay rào rào
  trait > 2 3 > {A} chịu khó luyện tập > {A} tập nhiều lần và tự sửa chỗ chưa hay
  # chỗ trống = 2 1 5 3 4; 1 3 4 2 5
  Ngoài sân, hàng phượng đã trổ lá non. | chỉ tả cảnh sân trường
  Hôm nay, ghế của {B} bên cạnh {A} không có ai ngồi. | tả chiếc ghế cạnh {A}
  Bạn quên bút, {A} cho mượn chiếc bút chì mới gọt. | kể việc {A} cho mượn bút chì
  Thấy em nhỏ bị ngã, {A} chạy lại đỡ dậy. | kể việc {A} đỡ em nhỏ
  Giờ chơi, {A} ngồi thẫn thờ, chẳng muốn đá cầu. | kể giờ chơi của {A}
  feeling > 5 > {A} đang buồn > {A} thẫn thờ, không muốn chơi
  moment > 2 > {B} nghỉ học > ghế của {B} bỏ trống
  trait > 3 4 > {A} hay giúp đỡ người khác > {A} cho bạn mượn bút và đỡ em nhỏ dậy
  # tối = 1 4 5 2 3; 3 1 2 4 5
  Kim đồng hồ chỉ bảy giờ tối. | chỉ cho biết thời gian
  {A} chốc chốc lại chạy ra cửa nhìn. | kể việc {A} ra cửa
  Mâm cơm đầy đặn, lồng bàn còn đậy kín. | tả mâm cơm
  {A} ngồi vào bàn học, không đợi ai nhắc. | kể việc {A} học bài
  Học xong, {A} tự soạn sách vở cho ngày mai. | kể việc {A} soạn sách vở
  feeling > 2 > {A} đang sốt ruột > {A} cứ ra cửa nhìn, đứng ngồi không yên
  moment > 3 > cả nhà chưa ăn cơm > mâm cơm còn đầy, lồng bàn chưa mở
  trait > 4 5 > {A} rất tự giác > {A} tự học, tự soạn sách vở mà không cần nhắc
  # gà = 1 5 2 3 4; 2 1 3 4 5
  Khu vườn nhà {A} nằm sát chân đồi. | chỉ cho biết khu vườn ở đâu
  Sáng nay, hơi thở của ai cũng bay thành khói trắng. | tả hơi thở buổi sáng
  {A} thay máng nước sạch cho đàn gà. | kể việc {A} thay nước
  Con gà đau chân được {A} cho ăn riêng. | kể việc {A} cho gà ăn
  Vừa nhặt trứng, {A} vừa khe khẽ hát. | kể việc {A} nhặt trứng
  feeling > 5 > {A} đang vui > vừa làm vừa hát là đang vui
  moment > 2 > trời đang rất lạnh > trời lạnh, hơi thở mới bay thành khói trắng
  trait > 3 4 > {A} chăm sóc vật nuôi chu đáo > {A} lo nước sạch và chăm riêng con gà đau
  # chậu hoa = 1 3 4 2 5; 2 3 4 5
  Nhà {A} có một khoảng sân nhỏ. | chỉ giới thiệu khoảng sân
  {A} cúi gằm mặt, hai tai đỏ bừng. | tả vẻ mặt của {A}
  {A} thưa với mẹ: “Con làm vỡ chậu hoa ạ.” | kể lời {A} thưa với mẹ
  Em trai cũng chơi bóng, nhưng {A} không đổ lỗi cho em. | kể việc {A} không đổ lỗi
  Hôm sau, ở chỗ cũ, khóm hồng đứng trong chậu mới. | tả khóm hồng hôm sau
  feeling > 2 > {A} đang xấu hổ > người xấu hổ hay cúi gằm mặt, đỏ tai
  moment > 5 > đã có người trồng lại khóm hồng > khóm hồng đã đứng trong chậu mới
  trait > 3 4 > {A} dám nhận lỗi > {A} tự nói ra lỗi, không đổ cho ai
  # thi chạy = 2 3 4 5; 1 2 4 5
  Đường chạy vòng quanh sân trường. | chỉ cho biết đường chạy ở đâu
  Thấy {B} ngã, {A} dừng lại đỡ bạn. | kể việc {A} đỡ bạn
  {A} còn nhường bạn chai nước của mình. | kể việc {A} nhường nước
  {B} nắm chặt tay {A}, cảm ơn mãi. | kể việc {B} nắm tay {A}
  Về tới lớp, lưng áo {A} còn ướt đẫm. | tả lưng áo của {A}
  feeling > 4 > {B} rất biết ơn {A} > {B} nắm chặt tay và cảm ơn mãi
  moment > 5 > {A} vừa chạy rất mệt > chạy nhiều, mồ hôi mới làm ướt đẫm lưng áo
  trait > 2 3 > {A} biết nghĩ cho bạn > {A} bỏ cuộc đua để đỡ bạn, lại nhường bạn nước
  # chó nhỏ = 1 5 2 3 4; 2 1 3 5 4
  Cuối ngõ nhà {A} có một bãi cỏ. | chỉ cho biết bãi cỏ ở đâu
  Con chó nhỏ ăn hết bát cơm trong nháy mắt. | kể việc con chó ăn cơm
  {A} lấy khăn lau sạch bùn trên lưng nó. | kể việc {A} lau lưng cho nó
  Tối đến, {A} trải vải cũ làm chỗ nằm cho nó. | kể việc {A} trải vải
  Con chó vẫy đuôi rối rít, quấn lấy chân {A}. | kể việc con chó vẫy đuôi
  feeling > 5 > con chó đang mừng rỡ > con chó mừng nên vẫy đuôi, quấn lấy chân {A}
  moment > 2 > lúc trước, con chó rất đói > đói lắm nên nó mới ăn hết ngay
  trait > 3 4 > {A} thương con chó nhỏ > {A} lau bùn và lo chỗ ngủ cho nó
  # thư viện = 1 4 2 3 5; 2 3 4 5
  Thư viện nằm ở tầng hai. | chỉ cho biết thư viện ở đâu
  {A} lau tay thật sạch rồi mới giở sách. | kể việc {A} lau tay
  Gặp trang bị gập, {A} vuốt lại cho phẳng. | kể việc {A} vuốt trang sách
  {A} đọc say sưa, không nghe bạn gọi. | kể việc {A} đọc sách
  Cô thủ thư tắt quạt, cầm sẵn chùm chìa khoá. | kể việc cô thủ thư làm
  feeling > 4 > quyển sách rất cuốn hút {A} > bị cuốn hút nên {A} mới say sưa, không nghe bạn gọi
  moment > 5 > sắp đến giờ đóng cửa thư viện > cô tắt quạt, cầm chìa khoá để khoá cửa
  trait > 2 3 > {A} biết giữ gìn sách > {A} giữ cho sách sạch và phẳng
  # bà ốm = 1 3 4 5 2; 2 1 5 3 4
  Căn buồng của bà quay ra vườn cau. | chỉ cho biết căn buồng ở đâu
  Cạnh giường có mấy vỉ thuốc và cốc nước ấm. | tả đồ vật cạnh giường
  Nghe bà gọi, {A} chạy đến ngay. | kể việc {A} chạy đến
  {A} kéo chăn, đắp kín chân cho bà. | kể việc {A} đắp chăn
  Bà xoa đầu {A}, khen cháu mãi. | kể việc bà khen {A}
  feeling > 5 > bà rất hài lòng về {A} > bà xoa đầu và khen mãi
  moment > 2 > bà đang bị ốm > người ốm mới cần thuốc để cạnh giường
  trait > 3 4 > {A} biết quan tâm đến bà > {A} đến ngay khi bà gọi và đắp chăn cho bà
  # cà chua = 2 3 4 5; 1 2 4 5; 1 4 5
  Vườn rau của {A} ở sau nhà. | chỉ cho biết vườn rau ở đâu
  {A} tưới cây đều đặn, không quên ngày nào. | kể việc {A} tưới cây
  Sâu bám trên lá, {A} nhặt đi từng con. | kể việc {A} nhặt sâu
  Sáng nay, mấy quả cà chua đã đỏ mọng. | tả mấy quả cà chua
  {A} nhảy lên reo, gọi cả nhà ra xem. | kể việc {A} gọi cả nhà
  feeling > 5 > {A} đang vui sướng > vui quá nên {A} mới nhảy lên reo
  moment > 4 > sắp được hái cà chua > quả đỏ mọng là quả đã chín
  trait > 2 3 > {A} chăm cây rất chu đáo > {A} tưới cây mỗi ngày và nhặt hết sâu
  # rước đèn = 1 3 4 5 2; 2 1 5 3 4
  Sân đình nằm ở giữa làng. | chỉ cho biết sân đình ở đâu
  Trẻ em kéo đến mỗi lúc một đông, tay cầm đèn ông sao. | tả trẻ em kéo đến
  Đèn của {B} bị rách, {A} ngồi dán lại giúp. | kể việc {A} dán đèn
  Có em bé bị che khuất, {A} nhường chỗ phía trước. | kể việc {A} nhường chỗ
  {B} nhảy chân sáo, hát vang cả xóm. | kể việc {B} vừa nhảy vừa hát
  feeling > 5 > {B} đang rất vui > lúc vui, {B} mới nhảy chân sáo và hát vang
  moment > 2 > đêm rước đèn sắp bắt đầu > trẻ em đã cầm đèn đến tụ họp
  trait > 3 4 > {A} tốt bụng > {A} giúp bạn dán đèn và nhường chỗ cho em bé
  # bể bơi = 2 3 4 5; 1 2 5
  Bể bơi ở cạnh nhà văn hoá. | chỉ cho biết bể bơi ở đâu
  Buổi đầu, {A} đứng trên bờ, hai chân run run. | kể buổi đầu của {A}
  Uống phải nước, {A} lau mặt rồi lại tập tiếp. | kể việc {A} tập tiếp
  Ngày nào {A} cũng đến sớm để tập thêm. | kể việc {A} đến sớm
  Hôm nay, {A} bơi một mạch sang bờ bên kia. | kể việc {A} bơi hôm nay
  feeling > 2 > {A} đang sợ > sợ nước nên hai chân {A} mới run
  moment > 5 > {A} đã biết bơi > {A} bơi được một mạch sang bờ bên kia
  trait > 3 4 > {A} không dễ nản lòng > bị uống nước, {A} vẫn tập và còn tập thêm
  # diều = 1 3 4 5 2; 2 1 3 4 5
  Góc học tập của {A} ở cạnh cửa sổ. | chỉ cho biết góc học tập ở đâu
  Ngoài kia, ngọn tre nghiêng hẳn về một phía. | tả ngọn tre
  Diều rách cánh, {A} tự nghĩ cách vá. | kể việc {A} vá diều
  Thiếu dây, {A} nối các đoạn len cũ lại. | kể việc {A} nối dây
  Ngắm con diều đã lành, {A} cười tít mắt. | kể việc {A} ngắm diều
  feeling > 5 > {A} đang hài lòng > thích con diều đã lành nên {A} cười tít mắt
  moment > 2 > trời đang có gió lớn > gió lớn mới làm ngọn tre nghiêng hẳn
  trait > 3 4 > {A} khéo tay và biết xoay xở > {A} tự vá diều và tự làm ra dây
  # xe buýt = 1 3 4 5 2; 2 1 3 5 4
  Xe buýt đi qua nhà ga và bưu điện. | chỉ cho biết xe đi qua đâu
  Bên ngoài, nước chảy dài trên cửa kính, ai cũng che ô. | tả cảnh bên ngoài xe
  {A} đứng lên nhường ghế cho một cụ già. | kể việc {A} nhường ghế
  Em bé làm rơi mũ, {A} nhặt lên đưa tận tay. | kể việc {A} nhặt mũ
  Cụ già nắm tay {A}, nhìn bạn thật trìu mến. | kể việc cụ già nắm tay {A}
  feeling > 5 > cụ già quý mến {A} > cụ nắm tay và nhìn {A} trìu mến
  moment > 2 > ngoài phố trời đang mưa > trời mưa, nước mới chảy dài trên cửa kính
  trait > 3 4 > {A} hay giúp đỡ mọi người > {A} nhường ghế cho cụ và nhặt mũ cho em bé
  # mèo = 2 3 4 5; 1 2 4 5
  Nhà {A} có một bức tường thấp. | chỉ giới thiệu bức tường
  Chú mèo lạ nằm co ro ở chân tường, kêu khe khẽ. | tả chú mèo lạ
  {A} xin mẹ ít sữa cho chú uống. | kể việc {A} xin sữa
  {A} dán giấy khắp xóm để tìm chủ cho chú. | kể việc {A} dán giấy
  Ba hôm sau, một cô ôm chú mèo, rối rít cảm ơn. | kể việc một cô ôm mèo
  feeling > 2 > chú mèo đang rét > rét nên chú mèo mới nằm co ro
  moment > 5 > chú mèo đã tìm được chủ > cô ôm chú mèo và cảm ơn vì tìm thấy nó
  trait > 3 4 > {A} thương chú mèo lạc > {A} cho chú uống sữa và tìm chủ cho chú
  # tranh = 2 3 4 5; 1 2 3 5
  Lớp {A} học vẽ vào chiều thứ Năm. | chỉ cho biết lớp học vẽ lúc nào
  Tô hỏng bức tranh, {A} ngồi thở dài. | kể lúc {A} tô hỏng tranh
  Hôm sau, {A} vẽ lại từ đầu, tô thật kĩ. | kể việc {A} vẽ lại
  Nét nào chưa đẹp, {A} tẩy đi, vẽ lại đến khi đẹp mới thôi. | kể việc {A} sửa từng nét
  Tuần này, tranh của {A} được treo giữa bảng tin. | kể về bức tranh tuần này
  feeling > 2 > {A} đang buồn > buồn nên {A} mới ngồi thở dài
  moment > 5 > bức tranh của {A} đã được chọn > được chọn thì tranh mới treo giữa bảng tin
  trait > 3 4 > {A} rất kiên trì > {A} vẽ lại từ đầu và sửa từng nét
  # vườn ổi = 2 1 3 4 5; 1 3 5 4 2
  Vườn nhà {A} ở bên kia mương. | chỉ cho biết khu vườn ở đâu
  Cành ổi nào cũng trĩu xuống sát đất. | tả cành ổi
  Quả ngon nhất, {A} để dành biếu cụ Tư. | kể việc {A} biếu cụ Tư
  Có bạn sang chơi, {A} mời ăn thoải mái. | kể việc {A} mời bạn
  Cụ Tư cầm túi ổi, khen mãi không thôi. | kể việc cụ Tư khen
  feeling > 5 > cụ Tư rất vui > cụ vui nên khen mãi không thôi
  moment > 2 > năm nay ổi sai quả > nhiều quả nên cành mới trĩu xuống
  trait > 3 4 > {A} biết chia sẻ với mọi người > {A} biếu cụ quả ngon và mời bạn ăn
  # ga tàu = 1 5 2 3 4; 1 4 5 2 3
  Ga tàu nằm ở phía đông thị xã. | chỉ cho biết ga tàu ở đâu
  {A} đã thức khuya làm thiệp tặng {B}. | kể việc {A} làm thiệp
  {A} còn gói bánh cho {B} ăn dọc đường. | kể việc {A} gói bánh
  Hai bạn ôm nhau, mắt ai cũng đỏ hoe. | kể việc hai bạn ôm nhau
  Vé và hành lí của {B} đã xếp gọn một chỗ. | tả hành lí của {B}
  feeling > 4 > hai bạn đang rất buồn > buồn nên mắt ai cũng đỏ hoe
  moment > 5 > {B} đã chuẩn bị xong để lên tàu > vé và hành lí đều đã sẵn sàng
  trait > 2 3 > {A} chu đáo với bạn > {A} làm thiệp tặng và lo bánh cho bạn
  # bãi biển = 1 5 2 3 4; 1 3 4 5 2
  Bãi biển cách nhà {A} hai cây số. | chỉ cho biết bãi biển cách nhà bao xa
  Trên cát còn mấy lâu đài nhỏ đắp dở. | tả mấy lâu đài cát
  {A} nhặt từng túi ni lông bỏ vào thùng. | kể việc {A} nhặt túi ni lông
  Gặp con sao biển mắc cạn, {A} thả nó về nước. | kể việc {A} thả sao biển
  Đón làn gió mát, {A} dang tay, mỉm cười. | kể việc {A} đón gió
  feeling > 5 > {A} đang rất dễ chịu > dễ chịu nên {A} dang tay, mỉm cười
  moment > 2 > trước đó, trẻ em đã chơi ở đây > trẻ em chơi cát nên mới có lâu đài đắp dở
  trait > 3 4 > {A} biết bảo vệ biển > {A} nhặt rác cho biển và cứu con sao biển
  # chuyến xe = 2 3 4 5; 1 2 4 5
  Bến xe ở ngay cạnh chợ. | chỉ cho biết bến xe ở đâu
  Mẹ vẫy tay mãi, đến khi xe đi khuất. | kể việc mẹ vẫy tay
  {A} tự xếp túi của mình lên giá. | kể việc {A} xếp túi
  Đến trạm, {A} tự hỏi đường về nhà dì. | kể việc {A} hỏi đường
  Thấy {A}, dì gọi to, chạy ào ra cổng. | kể việc dì chạy ra cổng
  feeling > 5 > dì đang mừng rỡ > dì mừng nên gọi to và chạy ào ra
  moment > 2 > xe đã rời bến > xe chạy xa dần nên mới đi khuất
  trait > 3 4 > {A} biết tự lo cho mình > {A} tự xếp túi và tự hỏi đường
`);
