/** What a round chart tells of: its title, who is counted, how many of one part are asked for (# is it), the parts. */
export const chartThemes = [
  {
    title: "Môn thể thao yêu thích",
    who: "học sinh",
    counted: "học sinh thích #",
    parts: ["bóng đá", "cầu lông", "bơi", "cờ vua"],
  },
  {
    title: "Loại sách được mượn ở thư viện",
    who: "quyển sách",
    counted: "quyển #",
    parts: ["truyện tranh", "sách khoa học", "sách lịch sử", "thơ"],
  },
  { title: "Cây ăn quả trong vườn", who: "cây", counted: "#", parts: ["cây cam", "cây bưởi", "cây nhãn", "cây vải"] },
  {
    title: "Cách đến trường",
    who: "học sinh",
    counted: "học sinh # đến trường",
    parts: ["đi bộ", "đi xe đạp", "đi xe buýt", "được bố mẹ chở"],
  },
  {
    title: "Món quà lưu niệm được chọn",
    who: "khách",
    counted: "khách chọn #",
    parts: ["nón lá", "tranh Đông Hồ", "đèn lồng", "quạt giấy"],
  },
] as const;
