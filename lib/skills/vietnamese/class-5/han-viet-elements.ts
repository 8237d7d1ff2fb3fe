/** A word with what it means; a hard one is explained with the answer. */
interface ElementWord {
  readonly word: string;
  readonly means: string;
  readonly isHard: boolean;
}

/** An element with its meanings. */
export interface Element {
  readonly sound: string;
  readonly meanings: readonly {
    readonly name: string;
    readonly words: readonly ElementWord[];
  }[];
}

/** A line for an element, and below it one for each of its meanings: "cùng: đồng hương = người cùng quê; …"; "*" stands before a hard word. */
function readElements(text: string): readonly Element[] {
  return text
    .trim()
    .split(/\n {2}(?! )/u)
    .map((block) => {
      const [sound = "", ...lines] = block.split("\n").map((line) => line.trim());
      return { sound, meanings: lines.map(readMeaning) };
    });
}

function readMeaning(line: string): Element["meanings"][number] {
  const [name = "", listed = ""] = line.split(": ");
  const words = listed.split("; ").map((each): ElementWord => {
    const [word = "", means = ""] = each.split(" = ");
    return { word: word.replace("*", ""), means, isHard: word.startsWith("*") };
  });
  return { name, words };
}

/** Two meanings that everyday words show clearly. */
export const commonElements = readElements(`
  đồng
    cùng: đồng hương = người cùng quê; đồng đội = người cùng đội ngũ; đồng phục = quần áo mặc giống nhau; *đồng thanh = cùng nói một lời
    trẻ em: *đồng dao = lời hát dân gian của trẻ nhỏ; đồng thoại = truyện viết cho thiếu nhi; nhi đồng = các bạn nhỏ; *thần đồng = bạn nhỏ giỏi khác thường
  nhân
    người: nhân dân = đông đảo những người sống trong một nước; công nhân = người làm việc trong nhà máy; *nhân loại = tất cả loài người; bệnh nhân = người đang chữa bệnh
    lòng thương người: nhân ái = giàu tình yêu thương; nhân hậu = hiền và giàu tình thương; *nhân từ = hiền lành, hay thương xót; *nhân nghĩa = biết thương người và sống có tình nghĩa
  tài
    giỏi: tài năng = khả năng làm việc rất tốt; *tài hoa = có khả năng tốt về nghệ thuật; nhân tài = người có khả năng hơn người; *tài nghệ = sự khéo léo trong nghề
    tiền của: tài sản = nhà cửa, đồ đạc, tiền bạc; gia tài = tiền bạc, nhà cửa ông cha để lại; *tài chính = việc thu và chi tiền; *tài lộc = tiền bạc và may mắn
  hữu
    bạn: *hữu nghị = tình bạn giữa các nước; *bằng hữu = những người chơi thân với nhau; *chiến hữu = người cùng chiến đấu với mình; *thân hữu = bạn bè thân thiết
    có: hữu ích = có ích; *hữu hiệu = có hiệu quả; *hữu dụng = có tác dụng tốt; *hữu hạn = chỉ đến một giới hạn
  trung
    ở giữa: trung tâm = nơi nằm giữa một vùng; trung bình = không cao cũng không thấp; trung điểm = điểm chia đoạn thẳng làm hai phần bằng nhau; Trung thu = rằm tháng Tám, ngày giữa mùa thu
    một lòng một dạ: trung thành = trước sau không thay lòng; *trung kiên = giữ vững lòng mình đến cùng; *trung nghĩa = một lòng trung thành, trọng điều nghĩa; *trung hiếu = hết lòng với nước, với cha mẹ
  kì
    lạ: kì diệu = khác thường và rất hay; *kì ảo = như không có thật; *kì quan = cảnh đẹp hiếm thấy; thần kì = khác thường như có phép thần
    khoảng thời gian: học kì = nửa năm học; *nhiệm kì = mấy năm giữ một chức vụ; *chu kì = vòng lặp đi lặp lại đều đặn; *định kì = cứ đến hạn lại làm
  hương
    mùi thơm: hương vị = mùi và vị của món ăn; *hương liệu = chất dùng để tạo mùi; hương thơm = mùi dễ chịu
    làng quê: quê hương = nơi mình sinh ra; đồng hương = người cùng quê; *hồi hương = trở về quê cũ; *cố hương = quê cũ
  biên
    bờ cõi, ranh giới: biên giới = chỗ giáp nhau giữa hai nước; *biên phòng = giữ gìn nơi giáp nước khác; *biên cương = vùng giáp với nước khác; *biên ải = cửa ngõ nơi giáp nước khác
    soạn, viết: *biên tập = sửa bài trước khi in; *biên soạn = thu thập rồi viết thành sách; *biên kịch = viết kịch bản; *biên dịch = chuyển sách sang tiếng khác
  viên
    người: giáo viên = thầy cô dạy học; diễn viên = người đóng phim, đóng kịch; đội viên = bạn ở trong Đội; nhân viên = người làm việc ở một cơ quan
    vườn: công viên = nơi có cây xanh cho mọi người dạo chơi; *hoa viên = nơi trồng nhiều hoa; *thảo cầm viên = nơi nuôi thú và trồng cây; *lâm viên = rừng được chăm sóc để dạo chơi
  giả
    người: tác giả = người viết ra tác phẩm; *độc giả = người đọc sách báo; khán giả = người xem biểu diễn; *thính giả = người nghe
    không thật: giả dối = nói và làm không đúng sự thật; *giả mạo = làm cho giống để lừa; *giả danh = mạo nhận mình là người khác để lừa; giả tạo = cố tỏ ra, không tự nhiên
  tham
    dự vào: tham gia = góp phần vào việc chung; tham dự = có mặt trong buổi họp, buổi lễ; *tham chiến = cùng đánh trận; *tham mưu = cùng bàn kế với người chỉ huy
    ham muốn quá mức: tham lam = muốn lấy hết về mình; lòng tham = tính muốn thật nhiều của cải; *tham vọng = điều mong muốn quá lớn; tham ăn = thích ăn thật nhiều
  cứu
    giúp khỏi nguy: *cứu hộ = đưa người gặp nạn đến nơi an toàn; cấp cứu = chữa ngay cho người bệnh nặng; giải cứu = đưa ra khỏi nơi nguy hiểm; *cứu trợ = giúp người gặp khó khăn
    tìm hiểu kĩ: nghiên cứu = xem xét kĩ để hiểu biết; *tra cứu = tìm trong sách những điều cần biết; *khảo cứu = xem kĩ sách vở, hiện vật cũ`);

/** Wider words, or three meanings. */
export const widerElements = readElements(`
  thiên
    trời: *thiên đình = nơi Ngọc Hoàng ở; *thiên văn = môn học về các vì sao; *thiên hà = dải rất nhiều ngôi sao; thiên tai = lũ lụt, bão, hạn hán
    nghìn: *thiên niên kỉ = khoảng mười thế kỉ; *thiên lí mã = ngựa hay, chạy được rất xa; *thiên thu = lâu dài mãi mãi; *thiên biến vạn hoá = biến đổi muôn hình muôn vẻ
  gia
    nhà: gia đình = cha mẹ và con cái sống cùng nhau; *gia súc = trâu, bò, lợn được nuôi; *gia sư = người đến dạy riêng cho học trò; *gia phả = sách ghi tên những người trong họ
    thêm: gia vị = muối, tiêu, hành cho vào món ăn; gia tăng = làm cho nhiều lên; *gia hạn = kéo dài thời hạn; *gia nhập = vào một đoàn thể
  thanh
    tiếng: âm thanh = cái mà tai ta nghe được; phát thanh = truyền lời nói qua đài; *đồng thanh = cùng nói một lời; *thanh nhạc = nghệ thuật ca hát
    trong sạch: *thanh khiết = sạch, không chút bẩn; *thanh cao = cao đẹp, không tham lam; *thanh bạch = nghèo mà sống ngay thẳng; *thanh liêm = làm quan không lấy của ai
    xanh, trẻ: thanh niên = người ở tuổi mười tám, đôi mươi; *thanh xuân = tuổi trẻ đẹp như mùa xuân; thanh thiếu niên = những người trẻ tuổi
  thành
    tường luỹ, đô thị: *thành trì = tường cao hào sâu để giữ đất; *kinh thành = nơi vua ở ngày xưa; *cổ thành = toà luỹ từ thời xưa; thành phố = nơi đông dân, nhiều phố xá
    xong, nên: thành công = làm được việc đã định; trưởng thành = đã lớn khôn; thành tích = kết quả tốt đạt được; *thành tựu = kết quả lớn sau nhiều cố gắng
    thật lòng: thành thật = có sao nói vậy; *chân thành = tình cảm không giả dối; *thành khẩn = nhận lỗi với lòng ngay thẳng; *thành tâm = làm với cả tấm lòng
  cấp
    gấp: *khẩn cấp = phải làm ngay; *cấp bách = không thể chậm trễ; *nguy cấp = rất nguy hiểm, cần giúp ngay
    bậc: cao cấp = ở hạng trên; *đẳng cấp = thứ hạng cao thấp; *sơ cấp = bậc thấp nhất, mới bắt đầu; *cấp bậc = thứ hạng trong quân đội
    cho: cung cấp = đem đến thứ người khác cần; *trợ cấp = giúp thêm tiền; *cấp phát = đưa cho từng người
  quan
    nhìn, xem: quan sát = chú ý xem kĩ; lạc quan = thấy điều tốt đẹp phía trước; tham quan = đến một nơi để biết thêm; *mĩ quan = vẻ đẹp ta thấy bên ngoài
    gắn bó: quan hệ = sự nối nhau giữa người và người; quan tâm = để ý, chăm lo; *liên quan = có dính dáng với nhau
    người có chức: *quan lại = những người có chức thời xưa; quan văn = người có chức, lo giấy tờ, sổ sách; quan võ = người có chức, lo việc quân
  hậu
    sau: *hậu phương = vùng ở xa mặt trận; *hậu quả = điều không hay xảy ra do việc làm trước; *hậu thế = những người đời tới; *hậu vệ = cầu thủ đá gần khung thành đội mình
    hiền, tốt bụng: hiền hậu = dịu hiền, giàu lòng thương; nhân hậu = hay thương người; *phúc hậu = nét mặt hiền lành; *đôn hậu = thật thà, dễ mến
  bình
    yên ổn: hoà bình = không có chiến tranh; *thanh bình = yên ổn, êm ả; bình an = không gặp điều gì xấu; *thái bình = đất nước no ấm, không giặc giã
    nhận xét: phê bình = chỉ ra chỗ tốt, chỗ chưa tốt; *bình luận = bàn và nêu ý kiến; bình chọn = xem xét rồi bỏ phiếu; *bình phẩm = khen chê hay dở
  trường
    dài, lâu: *trường ca = bài thơ có rất nhiều câu; *trường thọ = sống rất nhiều năm; *trường tồn = còn mãi mãi; *trường kì = kéo dài nhiều năm
    nơi, bãi rộng: quảng trường = bãi rộng giữa thành phố; *nông trường = chỗ trồng cây, nuôi con vật với diện tích lớn; *công trường = chỗ đang xây dựng; hội trường = phòng lớn để họp
  thị
    phố, chợ: thành thị = nơi đông dân, khác nông thôn; đô thị = nơi đông dân, nhiều nhà cửa; siêu thị = cửa hàng rất lớn; thị trấn = khu dân cư nhỏ hơn thành phố
    nhìn: *thị giác = cảm nhận bằng mắt; *thị lực = sức của mắt; *cận thị = mắt chỉ thấy rõ vật ở gần; *giám thị = người nhìn, trông coi phòng thi
  đại
    lớn: đại dương = biển mênh mông; vĩ đại = rất to tát, đáng kính phục; *đại lộ = đường phố lớn; *đại thụ = cây to sống lâu năm
    đời, thời: thời đại = một khoảng dài của lịch sử; hiện đại = thuộc về ngày nay; *cổ đại = thời xưa nhất trong lịch sử; *đương đại = thuộc về lúc này
  thân
    mình: thân thể = đầu, mình, tay và chân của một người; *bản thân = chính người ấy; *toàn thân = từ đầu đến chân
    gần gũi: thân thiết = rất gắn bó với nhau; *thân ái = yêu mến nhau; thân mật = trò chuyện tự nhiên, cởi mở; thân thiện = tỏ ra tử tế với mọi người`);
