import { readTable } from "#lib/core/read-table.ts";

/** Whom a note is for: what its writer is to them, how they are called, and what may be written to them. */
export type Kin = "parent" | "grand" | "sibling" | "friend";

/** One piece of news, enough for a note by itself. */
export const news: Readonly<Record<Kin, readonly string[]>> = {
  parent: [
    "Con sang nhà bác Tâm, 5 giờ con về.",
    "Con đã cho mèo ăn rồi ạ.",
    "Cô giáo nhắn mai cả lớp đi học sớm.",
    "Con để chìa khoá trong hộp màu xanh.",
    "Chiều nay con ở lại trường tập múa.",
    "Con đã cắm cơm và nhặt rau.",
    "Bác Hạnh hẹn tối nay sang chơi.",
    "Con mang áo mưa đi học rồi ạ.",
  ],
  grand: [
    "Cháu đi đá bóng, 6 giờ cháu về.",
    "Cháu đã tưới vườn rau rồi ạ.",
    "Cháu để tờ báo trên bàn ạ.",
    "Cháu sang nhà cô Thu học vẽ ạ.",
    "Mẹ cháu hẹn chiều nay sang thăm ông bà ạ.",
  ],
  sibling: [
    "Em mượn hộp màu, tối em trả.",
    "Mẹ nhắn anh nhớ mang áo ấm.",
    "Em cất đôi giày vào tủ rồi.",
    "Em để phần bánh trong tủ lạnh.",
    "Em đi mua vở với mẹ, 5 giờ em về.",
  ],
  friend: [
    "Chiều nay tớ sẽ đến muộn một chút.",
    "Tớ gửi trả quyển truyện rồi nhé.",
    "Mai lớp mình mang theo bút màu nhé.",
    "7 giờ tớ chờ ở cổng trường nhé.",
    "Cô dặn tổ mình trực nhật sáng mai.",
  ],
};

/** News in two sentences, of which the second points back. */
export const longNews: Readonly<Record<Kin, readonly (readonly [string, string])[]>> = {
  parent: [
    ["4 giờ chiều, bà đón con sang chơi.", "Sau đó, bà đưa con về ăn cơm."],
    ["Con đã nhặt rau và vo gạo.", "Sau đó, con sang nhà Hùng học bài."],
    ["Bác Hạnh gửi nhà mình một túi cam.", "Túi cam ấy con để trên bàn bếp."],
    ["Cô giáo dặn mai nộp bài vẽ.", "Bài vẽ ấy cần một tờ giấy to."],
    ["Con tìm thấy chiếc ô đỏ rồi.", "Chiếc ô ấy con treo sau cửa."],
    ["Tối nay lớp con diễn kịch ở trường.", "Vở kịch ấy bắt đầu lúc 7 giờ."],
    ["Con được cô tặng một quyển vở.", "Quyển vở ấy con cất trong cặp rồi."],
    ["Chú Lâm gọi điện hỏi thăm nhà mình.", "Sau đó, chú hẹn Chủ nhật đến chơi."],
  ],
  grand: [
    ["Cháu đã cho đàn gà ăn thóc.", "Sau đó, cháu đóng cửa chuồng rồi ạ."],
    ["Mẹ cháu gửi biếu hộp bánh cốm.", "Hộp bánh ấy cháu để trên kệ ạ."],
    ["Cháu đi lấy báo ở đầu ngõ.", "Sau đó, cháu sang đón em Bống."],
    ["Bố cháu đã sửa chiếc đài cũ.", "Chiếc đài ấy giờ nghe rõ lắm ạ."],
    ["Cháu hái được một rổ ổi chín.", "Rổ ổi ấy cháu để dưới bếp ạ."],
  ],
  sibling: [
    ["Em mượn quyển truyện trên giá.", "Quyển truyện ấy tối em sẽ trả."],
    ["Mẹ nấu một nồi chè đỗ đen.", "Nồi chè ấy mẹ để trong bếp."],
    ["Em đi tưới cây giúp mẹ.", "Sau đó, em ra sân nhảy dây."],
    ["Có thư gửi đến nhà mình.", "Lá thư ấy em để dưới gương."],
    ["Bố mua cho nhà mình một chậu hoa.", "Chậu hoa ấy bố đặt ngoài hiên."],
  ],
  friend: [
    ["Chiều nay tổ mình họp ở thư viện.", "Sau đó, cả tổ cùng làm báo tường."],
    ["Tớ nhặt được chiếc mũ đỏ ở lớp.", "Chiếc mũ ấy tớ để trong ngăn bàn."],
    ["Mai đội mình tập bóng lúc 5 giờ.", "Sau đó, cả đội về nhà tớ uống nước."],
    ["Tớ tìm được bài hát cả lớp thích.", "Bài hát ấy tớ chép vào vở rồi."],
    ["Sáng mai lớp mình trồng cây ở sân.", "Sau đó, cả lớp cùng tưới nước."],
  ],
};

/** Whom cards and notes are written to. "me" and "you" are the words for writer and reader, "sign" stands before the name. */
export const readers = readTable(
  { numbers: [], words: ["kin", "call", "card", "me", "you", "sign"] },
  `
  parent | Mẹ ơi! | Mẹ yêu quý! | con | mẹ | Con của mẹ
  parent | Bố ơi! | Bố yêu quý! | con | bố | Con của bố
  grand | Bà ơi! | Bà kính yêu! | cháu | bà | Cháu của bà
  grand | Ông ơi! | Ông kính yêu! | cháu | ông | Cháu của ông
  sibling | Chị Ngọc ơi! | Chị Ngọc yêu quý! | em | chị | Em của chị
  sibling | Anh Khôi ơi! | Anh Khôi yêu quý! | em | anh | Em của anh
  friend | Hoa ơi! | Hoa thân mến! | tớ | Hoa | Bạn của Hoa
  friend | Páo ơi! | Páo thân mến! | tớ | Páo | Bạn của Páo
  `,
);

/** When a card is sent: what is said of the day, and what is wished on it; "only" names those it is for. */
export const occasions = readTable(
  { numbers: [], words: ["only", "day", "wish"] },
  `
  | Năm mới đến rồi, {me} làm một tấm thiệp tặng {you}. | Qua tấm thiệp này, {me} chúc {you} năm mới an vui.
  | Hôm nay là sinh nhật {you}, {me} vẽ một tấm thiệp. | Trong tấm thiệp này, {me} chúc {you} luôn vui khoẻ.
  mẹ, bà, chị | Mừng ngày 8 tháng 3, {me} tặng {you} một bông hoa giấy. | Cùng bông hoa này, {me} chúc {you} luôn tươi vui.
  mẹ, bố, ông, bà | Mừng Ngày Gia đình Việt Nam, {me} vẽ tranh cả nhà. | Qua bức tranh này, {me} chúc {you} luôn mạnh khoẻ.
  anh, chị, Hoa, Páo | Trung thu đến rồi, {me} gửi {you} một chiếc đèn ông sao. | Cùng chiếc đèn này, {me} chúc {you} đêm rằm thật vui.
  anh, chị | Sắp vào năm học mới, {me} gửi {you} một cây bút. | Cùng cây bút này, {me} chúc {you} học thật giỏi.
  Hoa, Páo | Hè đến rồi, {me} gửi {you} một vỏ ốc biển nhỏ. | Cùng vỏ ốc này, {me} chúc {you} kì nghỉ thật vui.
  `,
);

/** Sentences that tell a reader nothing that a note is for. */
export const idleSentences = [
  "Con voi có cái vòi rất dài.",
  "Mùa hè, hoa phượng nở đỏ rực.",
  "Một tuần lễ có bảy ngày.",
  "Cá heo sống ở ngoài biển.",
  "Cầu vồng có bảy màu.",
  "Ngày xưa, có một chú thỏ trắng.",
  "Mặt trời mọc ở đằng đông.",
  "Con ong làm ra mật ngọt.",
  "Mùa thu, lá bàng đổi màu.",
  "Máy bay bay nhanh hơn tàu hoả.",
] as const;

export const writers = ["Hà", "Nam", "Thảo", "Dũng", "Vy", "Phong", "Chi", "Quân"] as const;
