/** What class 4 puts dashes, quotation marks and brackets into. */

const list = (row: string) => row.split(/,\s+/u);

/** A line that announces a list, its items, and a line behind them. */
interface ListedLines {
  readonly lead: string;
  readonly items: readonly string[];
  readonly end: string;
  /** What that line tells, as none of the items. */
  readonly told: string;
}

export const listedLines: readonly ListedLines[] = [
  {
    lead: "Hôm nay, tổ em trực nhật:",
    items: ["Lan quét lớp.", "Minh lau bảng.", "Vy tưới cây.", "Páo đổ rác.", "Hà kê bàn ghế."],
    end: "Ai cũng làm việc chăm chỉ.",
    told: "Dòng này khen cả tổ, không kể việc của riêng một bạn.",
  },
  {
    lead: "Đi cắm trại, em mang theo:",
    items: ["Lều và chăn mỏng.", "Nước uống.", "Đèn pin.", "Mũ và áo khoác.", "Dây thừng."],
    end: "Mẹ giúp em xếp đồ.",
    told: "Dòng này kể việc mẹ làm, không phải đồ em mang theo.",
  },
  {
    lead: "Nội quy thư viện:",
    items: ["Giữ trật tự.", "Không viết vào sách.", "Trả sách đúng hẹn.", "Để dép đúng chỗ."],
    end: "Các bạn cùng nhớ nhé!",
    told: "Dòng này nhắc các bạn, không phải một điều trong nội quy.",
  },
  {
    lead: "Câu lạc bộ mở các lớp:",
    items: ["Lớp múa.", "Lớp vẽ.", "Lớp đàn.", "Lớp hát.", "Lớp cờ vua."],
    end: "Bạn nào cũng muốn tham gia.",
    told: "Dòng này nói về các bạn, không phải tên một lớp.",
  },
  {
    lead: "Để giữ sức khoẻ, em nhớ:",
    items: ["Ăn nhiều rau.", "Ngủ đủ giấc.", "Tập thể dục.", "Uống đủ nước."],
    end: "Nhờ thế, em ít khi bị ốm.",
    told: "Dòng này nói kết quả, không phải một việc em cần nhớ.",
  },
];

/** Two places or two children whose names are joined. */
export const joinedNames: readonly { readonly frames: readonly string[]; readonly pairs: readonly string[] }[] = [
  {
    frames: [
      "Chuyến tàu {N} khởi hành lúc bảy giờ.",
      "Xe khách {N} chạy mỗi ngày hai chuyến.",
      "Tuyến đường {N} vừa được mở rộng.",
      "Cả nhà em đi tàu {N} về quê.",
    ],
    pairs: list("Hà Nội – Vinh, Hà Nội – Lào Cai, Huế – Đà Nẵng, Hà Nội – Hải Phòng, Cần Thơ – Cà Mau, Vinh – Huế"),
  },
  {
    frames: [
      "Đôi bạn {N} cùng nhau tiến bộ.",
      "Cặp đôi {N} đạt giải Nhất môn cầu lông.",
      "Cả lớp vỗ tay khen cặp {N} nhảy đẹp.",
    ],
    pairs: list("Lan – Minh, Páo – Nam, Vy – Khoa, Mai – Hùng, Thảo – Dũng"),
  },
];

/** Folk tales, whose names every pupil knows. */
export const tales = list("Cây khế, Tấm Cám, Thạch Sanh, Sọ Dừa, Thánh Gióng, Cây tre trăm đốt, Sự tích trầu cau");

/** "{T}" is the name of the work; the word before it tells its kind, and what stands behind it cannot belong to the name. */
export const titled: readonly { readonly frames: readonly string[]; readonly titles: readonly string[] }[] = [
  {
    frames: [
      "Truyện {T} được nhiều bạn yêu thích.",
      "Tối qua, em đọc truyện {T} cho bà nghe.",
      "Bà thường kể truyện {T} cho các cháu.",
    ],
    titles: tales,
  },
  {
    frames: ["Cuốn sách {T} có nhiều hình đẹp.", "Cuốn sách {T} được nhiều bạn mượn đọc."],
    titles: list("Thế giới loài chim, Cách chăm sóc cây, Bảo vệ rừng xanh"),
  },
  {
    frames: ["Vở kịch {T} làm cả lớp cười vui."],
    titles: list("Chú thỏ thông minh, Cáo và gà trống, Cây bút biết nói"),
  },
  {
    frames: ["Bài hát {T} vang lên khắp sân trường.", "Cả lớp hát vang bài {T} để chào cô."],
    titles: list("Mùa hè rực rỡ, Trống cơm, Cây trúc xinh"),
  },
  { frames: ["Bức tranh {T} được treo ở phòng khách."], titles: list("Chợ quê, Mùa gặt, Đàn gà") },
];

/** A note stands in brackets. */
export const notes: readonly string[] = [
  "Sa Pa (Lào Cai) có khí hậu mát mẻ.",
  "Vịnh Hạ Long (Quảng Ninh) có nhiều đảo đá.",
  "Cây ngô (miền Nam gọi là bắp) được trồng ở nương rẫy.",
  "Quả dứa (miền Nam gọi là thơm) có nhiều mắt.",
  "Cô Hoa (mẹ bạn Lan) dạy học ở trường em.",
  "Vện (con chó nhà em) giữ nhà rất giỏi.",
  "Bà Tư (hàng xóm của em) trồng nhiều hoa.",
  "Sông Hồng (còn gọi là sông Cái) chảy qua Hà Nội.",
  "Tháng Giêng (tháng đầu năm âm lịch) có nhiều lễ hội.",
  "Hoa hồng (loài hoa mẹ thích nhất) nở kín góc vườn.",
  "Khèn (nhạc cụ của người Mông) được làm từ ống trúc.",
  "Đàn bầu (cây đàn chỉ có một dây) có âm thanh rất hay.",
  "Thuyền thúng (thuyền tròn đan bằng tre) đậu kín bãi biển.",
  "Nhà rông (nhà chung của buôn làng) được dựng ở giữa làng.",
  "Cốm (món ăn làm từ lúa non) thơm mùi lá sen.",
  "Ông Năm (người lái đò) rất vui tính.",
  "Anh Khoa (anh trai của Vy) đá bóng rất giỏi.",
  "Áo tứ thân (áo dài có bốn vạt) được mặc trong hội làng.",
];

/** Who tells a tale, with a note on them. */
export const tellers = [
  "Páo (lớp trưởng)",
  "Cô Thảo (mẹ bạn Vy)",
  "Mảy (bạn thân của em)",
  "Anh Khoa (anh trai của Lan)",
  "Bà Tư (hàng xóm của em)",
  "Y Nhi (tổ trưởng tổ em)",
] as const;
