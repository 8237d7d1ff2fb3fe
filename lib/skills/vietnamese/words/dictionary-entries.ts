/** A word with its meaning, and a sentence in which it stands where the gap is. */
export interface DictionaryEntry {
  readonly word: string;
  readonly meaning: string;
  readonly sentence: string;
}

function entries(written: string): DictionaryEntry[] {
  return written
    .trim()
    .split("\n")
    .map((line) => {
      const [word = "", meaning = "", sentence = ""] = line.split("|").map((part) => part.trim());
      return { word, meaning, sentence };
    });
}

/** A small dictionary for class 4; within a class of words no meaning fits two of them. */
export const dictionaryEntries: Readonly<Record<"nouns" | "verbs" | "traits" | "looks", readonly DictionaryEntry[]>> = {
  nouns: entries(`
bình minh | lúc mặt trời bắt đầu mọc | Gà gáy vang đón …
hoàng hôn | lúc mặt trời lặn, trời sắp tối | Đàn cò bay về tổ trong ánh …
thảo nguyên | vùng đồng cỏ rộng lớn | Đàn ngựa phi trên … xanh mướt
cổ thụ | cây to đã sống rất lâu năm | Cây đa đầu làng là một … trăm tuổi
thượng nguồn | khúc sông ở gần nơi sông bắt đầu chảy | Đoàn thuyền ngược dòng lên …
ngư dân | người làm nghề đánh cá | Các … kéo lưới lên thuyền
hoạ sĩ | người chuyên vẽ tranh | Bức tranh này do một … nổi tiếng vẽ
kiến trúc sư | người thiết kế nhà cửa, công trình | Chú … vẽ bản thiết kế ngôi trường
di sản | những thứ quý giá do đời trước để lại | Vịnh Hạ Long là … quý của nước ta
nghị lực | sức mạnh tinh thần để vượt qua khó khăn | Anh Ký tập viết bằng chân, thật giàu …
thời tiết | tình hình nắng, mưa, nóng, lạnh ở một nơi | Bản tin báo … ngày mai rất đẹp
biên giới | nơi giáp nhau giữa hai nước | Các chú bộ đội canh giữ …
khán giả | người xem biểu diễn, thi đấu | Các … vỗ tay khi vở kịch kết thúc
độc giả | người đọc sách, báo | Cuốn truyện được nhiều … nhỏ tuổi yêu thích
đặc sản | món ngon, vật quý của riêng một vùng | Cốm là một … của Hà Nội
hạt giống | thóc, ngô, đậu giữ lại để gieo trồng vụ sau | Bác nông dân chọn … tốt cho vụ mùa mới
`),
  verbs: entries(`
khích lệ | làm cho người khác thêm hăng hái | Cô giáo … cả lớp trước giờ thi đấu
tưởng tượng | nghĩ ra trong đầu những hình ảnh không có trước mắt | Em … mình đang bay lên mặt trăng
sum họp | gặp lại nhau đông đủ sau một thời gian xa cách | Tết đến, cả nhà … bên mâm cơm
khám phá | tìm ra những điều còn chưa ai biết | Nhà khoa học … bí mật dưới đáy biển
tha thứ | bỏ qua lỗi cho người khác | Mẹ … khi em biết nhận lỗi
di cư | chuyển đến nơi khác để sinh sống | Mùa đông, đàn chim … về phương nam
thu hoạch | hái, gặt về những gì đã trồng | Nông dân … lúa khi lúa chín vàng
tiết kiệm | dùng vừa đủ, không lãng phí | Em tắt bớt đèn để … điện
sáng tác | làm ra bài thơ, bài hát, câu chuyện | Nhạc sĩ … bài hát mới cho thiếu nhi
tranh luận | bàn cãi để tìm ra điều đúng | Hai bạn … sôi nổi về cách giải bài toán
từ chối | không nhận điều người khác mời hoặc nhờ | Bạn ấy … lời mời vì bận học
thuyết phục | nói rõ lí lẽ để người khác nghe theo | Em … bố cho nuôi một chú mèo
cảnh báo | cho biết trước về điều nguy hiểm | Tấm biển … đoạn đường dễ sạt lở
hợp tác | cùng nhau góp sức làm một việc | Ba nhóm … làm chung một tờ báo tường
vỗ về | an ủi, dỗ dành một cách âu yếm | Bà … em bé cho bé nín khóc
trêu chọc | đùa làm cho người khác bực hoặc xấu hổ | Chúng em không … bạn mới đến
`),
  traits: entries(`
kiên trì | bền bỉ làm đến cùng, không bỏ dở | Nhờ … luyện tập, Lan đã biết bơi
dũng cảm | không sợ nguy hiểm, dám làm việc khó | Chú lính cứu hoả … lao vào đám cháy
trung thực | thật thà, không gian dối | Bạn ấy rất …, nhặt được của rơi liền trả lại
khiêm tốn | không khoe khoang, không tự cho mình là giỏi | Dù học giỏi, Minh vẫn luôn …
lạc quan | luôn tin vào những điều tốt đẹp sắp tới | Dù đang ốm, bác vẫn … và tin mình sẽ khỏi
chu đáo | lo liệu cẩn thận, đầy đủ mọi thứ | Mẹ chuẩn bị … cho chuyến đi xa của cả nhà
hiếu thảo | biết kính yêu, chăm sóc cha mẹ | Người con … ngày đêm chăm mẹ ốm
thân thiện | tỏ ra gần gũi và có cảm tình | Người dân nơi đây … chào đón du khách
hào phóng | rộng rãi khi cho, tặng người khác | Ông chủ … tặng mỗi bạn một chiếc cặp
ngăn nắp | để đồ đạc gọn gàng, đúng chỗ | Góc học tập của Mai luôn sạch sẽ, …
`),
  looks: entries(`
hoang vu | bỏ trống, không có người ở | Hòn đảo … chỉ có cây cối và chim chóc
tấp nập | đông người qua lại không ngớt | Ngày giáp Tết, chợ quê thật …
cheo leo | cao và dốc, dễ bị ngã xuống | Đàn dê leo trên vách đá …
lấp lánh | có ánh sáng lúc loé lên, lúc mờ đi liên tiếp | Những vì sao … trên bầu trời đêm
uể oải | mệt mỏi, không muốn cử động | Trưa nắng, chú chó … nằm dưới gốc cây
lúng túng | không biết nên nói, nên làm thế nào | Bị hỏi bất ngờ, Nam … không trả lời được
`),
};
