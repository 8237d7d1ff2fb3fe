/** What is asked and what is answered; "{c}" is how the child is spoken of by who asks: "con", "cháu". */
interface Exchange {
  readonly asked: string;
  readonly answered: string;
}

export const exchanges: readonly Exchange[] = [
  { asked: "{C} tưới cây chưa?", answered: "{C} tưới rồi ạ." },
  { asked: "{C} làm bài xong chưa?", answered: "{C} làm xong rồi ạ." },
  { asked: "Hôm nay {c} học bài gì?", answered: "{C} học bài về cây tre ạ." },
  { asked: "{C} cất đồ chơi ở đâu?", answered: "{C} cất trong hộp ạ." },
  { asked: "{C} muốn ăn quả gì?", answered: "{C} muốn ăn cam ạ." },
  { asked: "Ai tặng {c} quyển sách này?", answered: "Bạn Hà tặng {c} ạ." },
  { asked: "Sao {c} về muộn thế?", answered: "{C} ở lại trực nhật ạ." },
  { asked: "{C} thích mùa nào nhất?", answered: "{C} thích mùa hè nhất ạ." },
  { asked: "Mấy giờ {c} đi học?", answered: "{C} đi lúc bảy giờ ạ." },
  { asked: "{C} vẽ con gì đấy?", answered: "{C} vẽ con trâu ạ." },
  { asked: "{C} đã uống nước chưa?", answered: "{C} uống rồi ạ." },
  { asked: "{C} đang đọc truyện gì?", answered: "{C} đọc truyện cổ tích ạ." },
];

/** Who asks, and how the child is spoken of by them. */
export const elders: readonly { readonly name: string; readonly child: string }[] = [
  { name: "Mẹ", child: "con" },
  { name: "Bố", child: "con" },
  { name: "Bà", child: "cháu" },
  { name: "Ông", child: "cháu" },
];

export const children = ["Lan", "Minh", "Páo", "Vy", "Nam", "Y Nhi", "Khoa", "Mảy"] as const;

/** What a grown-up tells a child to do. */
export const sayings: readonly string[] = [
  "{C} nhớ mặc áo ấm nhé!",
  "{C} đi đường cẩn thận nhé!",
  "{C} ăn nhiều rau vào nhé!",
  "{C} nhớ tắt đèn nhé!",
  "{C} nhớ chào mọi người nhé!",
  "{C} uống nước rồi hãy chơi!",
  "{C} giữ gìn sách vở cẩn thận!",
  "{C} rửa tay rồi hãy ăn!",
  "{C} làm bài cẩn thận nhé!",
  "{C} nhớ đội mũ khi ra nắng!",
];

/** Words that are said amid a sentence, behind a colon. */
export const quoted: readonly string[] = [
  "Nam nói: “Tớ xin lỗi!” rồi bắt tay bạn.",
  "Bé Na reo: “Mẹ về rồi!” và chạy ra cửa.",
  "Vy hỏi: “Cậu có đau không?” rồi đỡ bạn dậy.",
  "Cô dặn: “Các em đọc khẽ thôi!” rồi mỉm cười.",
  "Bác bảo: “Các cháu đi chậm thôi!” rồi mở cổng.",
  "Páo chào: “Cháu chào ông ạ!” rồi lễ phép ngồi xuống.",
  "Cả lớp hô: “Cố lên!” khi đội nhà chạy về đích.",
  "Lan thì thầm: “Nhìn kìa!” rồi chỉ lên cành cây.",
  "Khoa đáp: “Tớ biết rồi!” và mỉm cười.",
  "Mảy gọi: “Đợi tớ với!” rồi chạy theo các bạn.",
];

/** What a teacher told the class, as a child tells it at home: what to do, and what is new. */
export const reports = {
  dặn: [
    "Nhớ mang ô nhé!",
    "Hãy trồng thêm cây!",
    "Nên đọc sách mỗi ngày.",
    "Cả lớp tập hát nhé!",
    "Nhớ ôn bài cũ!",
    "Nhớ giữ lớp sạch đẹp!",
  ],
  nói: [
    "Mai lớp đi tham quan.",
    "Các em viết tốt lắm!",
    "Lớp ta trực nhật.",
    "Lớp mình có bạn mới.",
    "Cả lớp hát rất hay!",
  ],
} as const;
