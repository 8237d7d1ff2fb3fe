/** What is announced and then listed: "Vườn nhà bà có|ba loại cây" stands before the colon. */
interface Announcement {
  /** "|" stands before what announces the list. */
  readonly lead: string;
  readonly things: readonly string[];
}

const words = (row: string) => row.split(/,\s+/u);

export const announcements: readonly Announcement[] = [
  { lead: "Vườn nhà bà có|ba loại cây", things: words("cam, bưởi, na, ổi, mít, khế") },
  { lead: "Mẹ mua về|ba thứ quả", things: words("cam, xoài, chuối, táo, nho, lê") },
  { lead: "Sân nhà Páo có|ba loài vật", things: words("lợn, gà, vịt, dê, ngan, chó") },
  { lead: "Hộp bút của Lan có|ba thứ", things: words("bút mực, bút chì, thước kẻ, tẩy, kéo") },
  { lead: "Tổ em đã làm|ba việc", things: words("quét lớp, lau bảng, tưới cây, kê bàn, nhặt rác") },
  { lead: "Lớp em tập|ba môn thể thao", things: words("bóng đá, cầu lông, bơi, cờ vua, bóng rổ") },
  { lead: "Câu lạc bộ chia thành|ba nhóm", things: words("hát, múa, vẽ, đàn") },
  { lead: "Bạn Vy thích|ba màu", things: words("xanh, đỏ, vàng, tím, hồng, trắng") },
  { lead: "Bác Tư trồng|ba loài hoa", things: words("hoa hồng, hoa cúc, hoa lan, hoa huệ, hoa nhài") },
  { lead: "Đi bơi, Minh mang theo|ba thứ", things: words("khăn tắm, kính bơi, mũ bơi, áo phao") },
  { lead: "Bà làm|ba thứ bánh", things: words("bánh chưng, bánh nếp, bánh gai, bánh giò") },
  { lead: "Quán của cô Hoa bán|ba món", things: words("phở, xôi, bún, cháo, bánh cuốn") },
  { lead: "Lớp em có|ba loại sách", things: words("sách tranh, truyện cổ tích, sách khoa học, từ điển") },
  { lead: "Bà dạy cho Hà|ba điều", things: words("cần cù, tiết kiệm, nhẫn nại, gọn gàng") },
  { lead: "Chị Mảy chơi được|ba nhạc cụ", things: words("khèn, sáo, đàn môi, trống") },
  { lead: "Trong rừng có|ba loài chim", things: words("chào mào, hoạ mi, chích choè, gõ kiến") },
];

/** What stands behind the colon tells why, or what is meant by what stands before it. */
export const explanations: readonly string[] = [
  "Bà rất vui: các cháu đã về thăm bà.",
  "Sân trường hôm nay thật đẹp: cờ hoa rực rỡ khắp nơi.",
  "Con mèo nhà em rất khôn: nó biết tự mở cửa.",
  "Cả lớp mừng rỡ: đội bóng lớp em đã thắng.",
  "Trời sắp mưa: mây đen kéo đến mỗi lúc một dày.",
  "Mẹ lo lắng: em bé đang bị sốt.",
  "Khu vườn mùa xuân rất vui: chim hót, bướm lượn, hoa nở.",
  "Bạn Minh rất tốt bụng: bạn luôn giúp các em nhỏ.",
  "Đêm Trung thu thật vui: trẻ em rước đèn khắp xóm.",
  "Phòng học rất mát: bốn phía đều có cửa sổ.",
  "Hôm nay Páo đến lớp muộn: chiếc xe đạp bị hỏng giữa đường.",
  "Em rất yêu ông: ông hay kể chuyện ngày xưa cho em nghe.",
  "Cánh đồng đã đổi khác: lúa xanh nay chín vàng.",
  "Bé Na thích ra biển: ở đó có nhiều vỏ ốc đẹp.",
  "Chị Lan rất khéo tay: chị tự may áo cho búp bê.",
  "Chiếc áo này rất ấm: bà đan bằng len dày.",
  "Quyển sách mới thật lạ: trang nào cũng có mùi thơm.",
  "Cây bàng trước lớp đã già: thân cây to, vỏ cây xù xì.",
  "Đàn kiến rất chăm chỉ: chúng tha mồi về tổ suốt ngày.",
  "Nước hồ thật trong: em nhìn thấy cả đàn cá bơi dưới đáy.",
  "Cô giáo khen Vy: bạn ấy viết chữ rất đẹp.",
  "Bố làm việc thật vất vả: trời mưa bố vẫn ra đồng.",
  "Ở nhà sàn rất thích: nhà cao và thoáng gió.",
  "Chú chó Vện thật giỏi: nó tìm được chiếc ví cho ông.",
  "Em thích mùa hè: em được về quê thăm ông bà.",
  "Con đường làng nay đẹp hơn: hai bên đường đã trồng hoa.",
  "Y Nhi có tài lạ: bạn nghe tiếng hót là biết tên chim.",
  "Buổi tham quan phải hoãn lại: trời mưa to suốt từ đêm.",
  "Cả nhà bận rộn: Tết đã đến rất gần.",
  "Ngôi trường mới rất rộng: sân trường đủ chỗ cho hơn nghìn bạn.",
  "Khoa được thưởng một chuyến đi chơi: cả năm bạn ấy học rất chăm.",
  "Bức tranh này thật khác thường: mặt trời lại màu xanh.",
  "Chúng em giữ gìn công viên: nơi ấy là lá phổi của thành phố.",
  "Hai anh em thật giống nhau: ai cũng có má lúm đồng tiền.",
];
