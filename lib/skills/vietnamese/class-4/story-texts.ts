import { readEvidenceTexts } from "#lib/skills/vietnamese/reading/evidence-texts.ts";

/** Short stories with a deed, a speech, a cause and what follows from it. */
export const storyTexts = readEvidenceTexts(`
  # áo mưa = 1 3 2 4 5; 1 4 5 2 3
  Trời mưa lất phất, con dốc trơn như đổ mỡ. | tả trời mưa và con dốc
  {A} cởi áo mưa, khoác lên vai {B}. | kể việc {A} nhường áo mưa
  {A} dặn: “Cậu bám vào tay tớ, đi chậm thôi nhé!” | là lời dặn của {A}
  {B} mải ngắm suối, làm rơi một chiếc dép xuống nước. | kể việc {B} làm rơi dép
  Thế là {B} phải đi một chân đất về nhà. | kể việc {B} đi chân đất
  {B} hỏi: “Từ đây về bản còn mấy con dốc nữa?” | là câu hỏi của {B} về đường đi
  deed > 2 > {A} biết nhường nhịn bạn > {A} chịu ướt để bạn khỏi ướt
  speech > 3 > {A} lo cho sự an toàn của bạn > {A} dặn bạn bám tay và đi chậm
  cause > 4 > {B} phải đi một chân đất > {B} đã làm rơi một chiếc dép
  # xưởng gốm = 1 3 2 4 5; 1 2 4 5
  Xưởng gốm của ông Sáu ở cuối làng. | chỉ cho biết xưởng gốm ở đâu
  Nặn hỏng ba lần, {A} vẫn nhào đất làm lại. | kể việc {A} nặn gốm
  Ông Sáu bảo: “Cháu cứ thong thả, ông chờ được.” | là lời ông Sáu nói với {A}
  Lúc nung, {A} quên đóng cửa lò. | kể lúc nung gốm
  Mẻ gốm hôm ấy chín không đều. | kể kết quả của mẻ gốm
  {A} hỏi: “Ông ơi, lọ này vẽ hoa gì ạ?” | là câu hỏi của {A} về chiếc lọ
  deed > 2 > {A} rất kiên trì > hỏng nhiều lần mà {A} không bỏ cuộc
  speech > 3 > ông Sáu kiên nhẫn với học trò > ông không giục mà chờ {A} làm
  cause > 4 > mẻ gốm chín không đều > cửa lò không đóng nên lò không đủ nóng
  # bóng đá = 1 3 2 4 5; 1 3 4 5
  Trận bóng diễn ra trên bãi cỏ sau trường. | chỉ cho biết trận bóng ở đâu
  Đứng sát khung thành, {A} vẫn chuyền bóng cho {B} ghi bàn. | kể việc {A} chuyền bóng
  {B} hô: “Thua một bàn chưa sao, ta đá tiếp đi!” | là lời {B} hô
  Cuối trận, trời đổ mưa to, sân ngập nước. | tả trời mưa cuối trận
  Trận đấu phải dừng lại. | kể kết quả của trận đấu
  {A} hỏi: “Còn mấy phút nữa hết giờ?” | là câu hỏi của {A} về thời gian
  deed > 2 > {A} nghĩ cho đồng đội > {A} có thể tự ghi bàn mà vẫn nhường bạn
  speech > 3 > {B} không nản lòng > đang thua mà {B} vẫn động viên cả đội đá tiếp
  cause > 4 > trận đấu phải dừng lại > mưa làm sân ngập nước
  # tủ sách = 1 4 5 2 3; 1 3 2 4 5
  Tủ sách của thôn đặt ở nhà văn hoá. | chỉ cho biết tủ sách ở đâu
  Mỗi tối, {A} xếp lại từng cuốn sách cho ngay ngắn. | kể việc {A} xếp sách
  {B} thưa: “Cháu lỡ làm rách sách, cháu xin dán lại ạ.” | là lời {B} thưa
  Trận gió đêm qua làm tốc mái ngói. | kể việc trận gió gây ra
  Mấy chục cuốn sách bị ướt nước mưa. | kể việc sách bị ướt
  {A} hỏi: “Chiều nay ai trực tủ sách nhỉ?” | là câu hỏi của {A} về việc trực
  deed > 2 > {A} ngăn nắp, cẩn thận > tối nào {A} cũng xếp từng cuốn cho ngay ngắn
  speech > 3 > {B} thật thà > {B} tự nói ra lỗi và xin sửa lỗi
  cause > 4 > nhiều cuốn sách bị ướt > mái ngói bị tốc nên nước mưa rơi vào
  # con trâu = 1 3 2 4 5; 1 2 4 5
  Mặt trời vừa nhô lên sau rặng núi. | chỉ tả cảnh mặt trời mọc
  {A} tìm bãi cỏ non nhất cho trâu ăn. | kể việc {A} tìm cỏ
  {A} vuốt ve trâu: “Bạn vất vả rồi, bạn nghỉ một lát nhé!” | là lời {A} nói với trâu
  Trưa, {A} ngủ quên dưới gốc đa. | kể việc {A} ngủ quên
  Con trâu đi lạc sang bãi ngô nhà bên. | kể việc con trâu đi lạc
  {B} gọi: “{A} ơi, mấy giờ rồi?” | là câu hỏi của {B} về giờ giấc
  deed > 2 > {A} chăm trâu chu đáo > {A} chọn chỗ cỏ ngon nhất cho trâu
  call > 3 > {A} coi con trâu như bạn > {A} gọi con trâu là “bạn”
  speech > 3 > {A} thương con trâu > {A} hiểu con trâu vất vả và cho nó nghỉ
  cause > 4 > con trâu đi lạc > {A} ngủ quên nên không trông trâu
  # chợ phiên = 1 4 5 2 3
  Chợ phiên họp bên bờ suối. | chỉ cho biết chợ họp ở đâu
  Bà khách trả thừa tiền, {A} chạy theo đưa lại. | kể việc {A} trả lại tiền
  Bà khách nói: “Cháu ngoan quá, bà quý cháu lắm!” | là lời bà khách nói
  Măng của {A} vừa tươi vừa rẻ. | tả gánh măng của {A}
  Chưa đến trưa, gánh măng đã bán hết. | kể việc gánh măng bán hết
  Một cô hỏi: “Mớ măng này bao nhiêu tiền?” | là câu hỏi về giá măng
  deed > 2 > {A} thật thà > {A} không giữ tiền thừa mà đem trả lại
  speech > 3 > bà khách yêu mến {A} > bà khen {A} ngoan và nói rằng quý {A}
  cause > 4 > gánh măng bán hết sớm > măng tươi lại rẻ nên nhiều người mua
  # vườn cây = 1 3 2 4 5; 1 4 5 2 3
  Khu vườn của ông nằm sát bờ ao. | chỉ cho biết khu vườn ở đâu
  Ông đào hố sâu, chừa cho {A} việc lấp đất nhẹ nhàng. | kể việc ông đào hố
  {A} nói: “Ông nghỉ đi, để con xách nước cho ạ.” | là lời {A} nói với ông
  Cả tháng liền, trời không mưa. | chỉ nói về thời tiết tháng ấy
  Lá cây vàng dần, mấy nhánh khô đi. | tả cây trong vườn
  Ông hỏi: “Cây này nhà mình mua hôm nào nhỉ?” | là câu hỏi của ông về cái cây
  deed > 2 > ông thương cháu > ông làm việc nặng, để việc nhẹ cho cháu
  speech > 3 > {A} biết đỡ đần ông > {A} mời ông nghỉ để làm thay ông
  cause > 4 > mấy nhánh cây bị khô > lâu không mưa thì cây thiếu nước
  # điệu múa = 1 3 2 4 5; 1 2 4 5
  Đội văn nghệ tập trong phòng nhạc. | chỉ cho biết đội văn nghệ tập ở đâu
  {A} tập đi tập lại điệu múa đến khi thật đều. | kể việc {A} tập múa
  {B} bảo: “Cậu múa đẹp hơn, cậu đứng giữa nhé!” | là lời {B} nói với bạn
  Gần đến giờ diễn, điện trong phòng bỗng tắt. | kể việc điện bị tắt
  Buổi diễn phải lùi lại nửa giờ. | kể kết quả của buổi diễn
  {A} hỏi: “Bản nhạc này dài mấy phút?” | là câu hỏi của {A} về bản nhạc
  deed > 2 > {A} chăm chỉ luyện tập > {A} tập nhiều lần cho thật đều
  speech > 3 > {B} biết nhường bạn > {B} mời bạn đứng ở chỗ đẹp nhất
  cause > 4 > buổi diễn phải lùi lại > mất điện thì chưa diễn được
  # xe đạp = 1 2 4 5
  Con đường tới trường dài ba cây số. | chỉ cho biết con đường dài bao nhiêu
  Xe {B} thủng lốp, {A} xuống dắt bộ cùng bạn. | kể việc {A} dắt bộ
  {B} giục: “Cậu đi trước đi, đừng vì tớ mà muộn học!” | là lời {B} giục bạn
  Bác thợ sửa xe thấy vậy, vá lốp giúp ngay. | kể việc bác thợ vá lốp
  Hai bạn đến lớp vừa kịp giờ. | kể việc hai bạn đến lớp
  {A} bảo: “Hôm nay lớp mình học Toán trước.” | là lời {A} nói về môn học
  deed > 2 > {A} không bỏ bạn lúc khó khăn > {A} đi bộ cùng bạn khi xe bạn hỏng
  speech > 3 > {B} biết nghĩ cho bạn > {B} giục bạn đi trước cho khỏi muộn
  cause > 4 > hai bạn đến lớp kịp giờ > lốp xe được vá nên hai bạn lại đạp xe đi
  # cô giáo = 1 4 5 2 3
  Điểm trường nằm trên lưng chừng núi. | chỉ cho biết điểm trường ở đâu
  Cô giáo đi bộ hai giờ để mang sách đến cho học trò. | kể việc cô giáo mang sách
  {A} thưa: “Cô uống nước đi ạ, cô đi xa mệt rồi.” | là lời {A} thưa với cô
  Đêm qua, nước suối dâng lên rất cao. | kể về con suối đêm qua
  Sáng nay, mấy bạn bên kia suối phải nghỉ học. | kể việc mấy bạn nghỉ học
  {B} hỏi: “Thưa cô, tuần này học bài nào ạ?” | là câu hỏi của {B} về bài học
  deed > 2 > cô giáo hết lòng vì học trò > cô đi bộ rất xa để mang sách cho học trò
  speech > 3 > {A} quan tâm đến cô giáo > {A} mời cô uống nước vì lo cô mệt
  cause > 4 > mấy bạn phải nghỉ học > nước cao nên các bạn không qua suối được
  # tổ chim = 1 3 2 4 5; 1 2 4 5
  Trước hiên nhà {A} có cây khế già. | chỉ giới thiệu cây khế
  {A} kê ghế, nhẹ tay đặt chim non vào tổ. | kể việc {A} đặt chim vào tổ
  {B} nhắc: “Mình nói nhỏ thôi, kẻo chim mẹ sợ.” | là lời {B} nhắc bạn
  Từ hôm ấy, không ai trèo lên cây khế nữa. | kể việc mọi người thôi trèo cây
  Cành khế gãy lại đâm chồi non. | tả cành khế
  {A} hỏi: “Đây là chim sẻ hay chim sâu nhỉ?” | là câu hỏi của {A} về loài chim
  deed > 2 > {A} nâng niu chim non > {A} nhẹ tay đưa chim non về tổ
  speech > 3 > {B} biết lo cho chim mẹ > {B} nhắc nói nhỏ để chim mẹ khỏi sợ
  cause > 4 > cành khế lại đâm chồi > không còn ai trèo lên làm gãy cành
  # chữ đẹp = 1 3 2 4 5; 1 2 4 5
  Cuộc thi viết chữ đẹp tổ chức vào cuối tháng. | chỉ cho biết thời gian của cuộc thi
  Tay mỏi, {A} vẫn nắn nót từng nét cho tròn. | kể việc {A} viết chữ
  {A} cười: “Chữ {B} đẹp hơn, tớ còn phải học bạn ấy.” | là lời {A} nói
  {B} dùng nhầm loại mực dễ nhoè. | kể việc {B} dùng nhầm mực
  Bài của {B} bị lem, không được chấm giải. | kể kết quả bài của {B}
  {B} hỏi: “Bài thi viết mấy dòng nhỉ?” | là câu hỏi của {B} về bài thi
  deed > 2 > {A} chịu khó rèn chữ > tay mỏi mà {A} vẫn viết thật nắn nót
  speech > 3 > {A} khiêm tốn > {A} khen chữ bạn và muốn học bạn
  cause > 4 > bài của {B} bị lem > loại mực ấy dễ nhoè
  # lái đò = 1 3 2 4 5; 1 2 4 5
  Khúc sông trước làng của {A} rộng và sâu. | chỉ tả khúc sông
  Đêm khuya có người gọi, ông lái đò vẫn dậy chèo. | kể việc ông lái đò dậy chèo
  Ông xua tay: “Các cháu đi học, ông lấy tiền làm gì.” | là lời ông lái đò nói với {A}
  Cây cầu mới vừa được xây xong. | kể việc cây cầu đã xây xong
  Từ đó, ít người qua sông bằng đò. | kể việc ít người đi đò
  {A} hỏi: “Thưa ông, bên kia là thôn nào ạ?” | là câu hỏi của {A} về thôn bên kia
  deed > 2 > ông lái đò tận tình với mọi người > giữa đêm khuya ông vẫn dậy đưa khách
  call > 3 > ông lái đò thân mật với {A} và các bạn > ông xưng “ông”, gọi {A} và các bạn là “cháu”
  speech > 3 > ông lái đò rộng lòng > ông không lấy tiền của người đi học
  cause > 4 > ít người đi đò > đã có cầu mới để qua sông
  # báo tường = 1 3 2 4 5; 1 3 4 5
  Tan học, cả tổ Hai ở lại lớp. | chỉ cho biết ai ở lại lớp
  {A} nhận tô phần khó nhất của tờ báo. | kể việc {A} tô báo
  {B} nói: “Tớ quên mang kéo, tớ xin lỗi cả tổ nhé!” | là lời {B} nói
  Lọ màu đỏ bị đổ, thấm ra cả tờ giấy. | kể việc lọ màu bị đổ
  Tổ Hai phải vẽ lại tờ báo từ đầu. | kể việc tổ Hai vẽ lại báo
  {A} hỏi: “Tờ báo này nộp vào thứ mấy?” | là câu hỏi của {A} về ngày nộp báo
  deed > 2 > {A} không ngại việc khó > {A} tự nhận phần khó nhất
  speech > 3 > {B} dám nhận lỗi > {B} nhận là mình quên kéo và xin lỗi cả tổ
  cause > 4 > tổ Hai phải vẽ lại tờ báo > màu đổ làm hỏng cả tờ giấy
  # bát cháo = 1 2 4 5 3; 1 2 4 5
  Ngoài trời, gió bấc thổi ù ù. | chỉ tả trời gió
  {A} dậy sớm, nhóm bếp nấu cháo cho mẹ ốm. | kể việc {A} nấu cháo
  Mẹ khẽ bảo: “Con của mẹ lớn thật rồi!” | là lời mẹ nói
  {A} mải canh bếp, quên bỏ muối vào nồi. | kể việc {A} quên bỏ muối
  Bát cháo nhạt mà hai mẹ con vẫn cười vui. | kể về bát cháo
  {A} hỏi: “Mẹ ơi, gạo để ở đâu ạ?” | là câu hỏi của {A} về gạo
  deed > 2 > {A} biết chăm sóc mẹ > mẹ ốm, {A} dậy sớm nấu cháo
  speech > 3 > mẹ tự hào về {A} > mẹ khen con đã lớn thật
  cause > 4 > bát cháo bị nhạt > {A} đã quên bỏ muối
  # thả diều = 1 3 2 4 5; 1 2 4 5
  Bờ đê lộng gió vào những chiều hè. | chỉ tả bờ đê chiều hè
  Diều của {B} mắc cây, {A} bỏ diều mình để gỡ giúp. | kể việc {A} gỡ diều
  {A} nói: “Đứt dây thì ta nối lại, lo gì!” | là lời {A} nói với bạn
  Một lúc sau, gió lặng hẳn. | chỉ nói về gió
  Đám trẻ đành cuốn dây ra về. | kể việc đám trẻ ra về
  {B} hỏi: “Diều của cậu dài mấy gang tay?” | là câu hỏi của {B} về con diều
  deed > 2 > {A} sẵn lòng giúp bạn > {A} bỏ cuộc chơi của mình để gỡ diều cho bạn
  speech > 3 > {A} luôn lạc quan > dây đứt mà {A} vẫn thấy dễ, không lo
  cause > 4 > đám trẻ phải ra về > không còn gió thì không thả diều được
  # lớp học buổi tối = 1 2 4 5 3; 1 2 4 5
  Nhà sàn sáng đèn suốt buổi tối. | chỉ tả nhà sàn buổi tối
  Đêm mưa, bà cụ Lý vẫn chống gậy đến lớp. | kể việc bà cụ đến lớp
  {A} bảo: “Chữ nào khó, bà cứ hỏi cháu, bà nhé!” | là lời {A} nói với bà cụ
  Bóng đèn ở cuối lớp bị cháy. | kể việc bóng đèn bị cháy
  Hôm sau, bà cụ phải lên ngồi bàn đầu. | kể việc bà cụ đổi chỗ
  Thầy bảo: “Cả lớp mở vở trang mười hai.” | là lời thầy dặn cả lớp
  deed > 2 > bà cụ Lý ham học > trời mưa, phải chống gậy mà bà vẫn đến lớp
  speech > 3 > {A} sẵn lòng giúp bà cụ > {A} mời bà hỏi khi gặp chữ khó
  cause > 4 > bà cụ phải lên ngồi bàn đầu > cuối lớp không còn đèn, không nhìn rõ chữ
  # bạn mới = 1 3 2 4 5; 1 4 5 2 3
  Lớp 4B vừa có một học sinh mới. | chỉ giới thiệu lớp có bạn mới
  {A} kéo ghế, dọn nửa ngăn bàn cho {B}. | kể việc {A} dọn ngăn bàn
  {B} hỏi rất nhỏ: “Mình ngồi đây có phiền bạn không?” | là lời {B} hỏi
  {B} mới từ tỉnh xa chuyển đến, chưa thuộc đường. | kể về {B} mới chuyển đến
  Mấy hôm đầu, {B} hay rẽ nhầm ngõ. | kể việc {B} rẽ nhầm
  Cô nói: “Các con lấy sách Tiếng Việt ra.” | là lời cô nói với cả lớp
  deed > 2 > {A} thân thiện với bạn mới > {A} tự dọn chỗ cho bạn ngồi
  speech > 3 > {B} còn e dè > {B} hỏi rất nhỏ, sợ làm phiền bạn
  cause > 4 > {B} hay rẽ nhầm ngõ > {B} chưa thuộc đường
  # giữ rừng = 1 3 2 4 5; 1 4 5 2 3
  Khu rừng già ở ngay sau bản. | chỉ cho biết khu rừng ở đâu
  {A} gỡ hết bẫy thú giấu trong bụi rậm. | kể việc {A} gỡ bẫy
  Già làng dặn: “Rừng nuôi ta, ta phải giữ rừng.” | là lời già làng dặn
  Năm nay, người trong bản thôi chặt cây non. | kể việc người trong bản thôi chặt cây
  Cây non lại vươn cao, xanh um. | tả cây non
  {A} hỏi: “Cây này bao nhiêu tuổi ạ?” | là câu hỏi của {A} về cái cây
  deed > 2 > {A} thương thú rừng > {A} gỡ bẫy để thú khỏi mắc
  speech > 3 > già làng quý rừng > già làng nói rừng nuôi người, phải giữ rừng
  cause > 4 > cây non vươn cao > không còn ai chặt cây non
  # chia tay = 1 3 2 4 5; 1 4 5 2 3
  Sân ga chiều cuối năm đông nghịt người. | chỉ tả sân ga
  Thầy cúi xuống cài lại khuy áo cho {A}. | kể việc thầy cài khuy áo
  {A} nghẹn ngào: “Thầy ơi, con sẽ viết thư cho thầy.” | là lời {A} nói với thầy
  Đoàn tàu phải nhường đường cho chuyến tàu khác. | kể việc đoàn tàu nhường đường
  Giờ khởi hành chậm lại mười lăm phút. | kể giờ tàu chạy
  Loa báo: “Tàu sắp vào đường ray số hai.” | là lời báo tàu sắp vào ga
  deed > 2 > thầy thương {A} > thầy lo cho {A} từ chiếc khuy áo
  call > 3 > {A} coi thầy như cha > {A} xưng “con” với thầy
  speech > 3 > {A} lưu luyến thầy > {A} nghẹn ngào và hứa viết thư cho thầy
  cause > 4 > giờ khởi hành chậm lại > đoàn tàu phải chờ một chuyến tàu khác
  # chiếc quạt = 1 2 4 5 3; 1 3 2 4 5
  Nhà kho cũ là nơi {A} thường ngồi. | chỉ cho biết {A} hay ngồi ở đâu
  {A} tháo chiếc quạt hỏng, ghi lại từng bộ phận. | kể việc {A} tháo quạt
  Bố bảo: “Con cứ thử, hỏng thì bố con mình làm lại.” | là lời bố nói với {A}
  {A} lắp ngược cánh quạt. | kể việc {A} lắp cánh quạt
  Quạt quay, nhưng gió thổi ra phía sau. | kể kết quả khi quạt quay
  {A} hỏi: “Cái ốc này lắp ở đâu hả bố?” | là câu hỏi của {A} về cái ốc
  deed > 2 > {A} ham tìm tòi > {A} tháo quạt ra và ghi lại từng bộ phận
  speech > 3 > bố động viên {A} > bố bảo {A} cứ thử, hỏng thì cùng làm lại
  cause > 4 > gió thổi ra phía sau > cánh quạt bị lắp ngược
  # nhặt củi = 1 4 5 2 3
  Sương sớm còn phủ trắng lối mòn. | chỉ tả cảnh buổi sớm
  {A} chia bó củi to của {B} sang gùi mình. | kể việc {A} chia củi
  {B} cảm ơn: “Có anh em mình đi cùng, đường gần hẳn!” | là lời {B} cảm ơn
  {A} bước hụt ở đoạn bờ đá. | kể việc {A} bước hụt
  Gùi củi đổ hết xuống dốc. | kể việc gùi củi đổ
  {A} bảo: “Sương hôm nay dày hơn hôm qua.” | là lời {A} nói về sương
  deed > 2 > {A} biết đỡ việc nặng cho bạn > {A} nhận bớt củi của bạn sang gùi mình
  call > 3 > {B} coi {A} như người nhà > {B} gọi hai bạn là “anh em mình”
  speech > 3 > {B} thấy vui khi đi cùng bạn > có bạn đi cùng, {B} thấy đường như gần lại
  cause > 4 > gùi củi bị đổ > {A} bước hụt nên ngã
  # cô thợ may = 1 3 2 4 5; 1 4 5 2 3
  Tiệm may của cô Hiền nằm cạnh bến xe. | chỉ cho biết tiệm may ở đâu
  Cô Hiền vá áo cho {A} mà không lấy tiền. | kể việc cô Hiền vá áo
  Cô cười: “Con gái cô cũng hay leo trèo như con vậy.” | là lời cô Hiền nói với {A}
  Tháng này, cô nhận may đồng phục cho cả trường. | kể việc cô nhận may đồng phục
  Đèn trong tiệm sáng đến tận khuya. | tả ngọn đèn trong tiệm
  deed > 2 > cô Hiền tốt bụng > cô vá áo giúp mà không lấy tiền
  call > 3 > cô Hiền thân mật với {A} > cô gọi {A} là “con”
  cause > 4 > đèn trong tiệm sáng đến khuya > nhiều quần áo nên cô phải may đến khuya
`);
