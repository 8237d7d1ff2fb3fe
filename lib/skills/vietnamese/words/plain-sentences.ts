const plain = "câu chỉ kể, tả đúng như sự thật";
const example = "từ “như” ở đây dùng để nêu ví dụ";

function ofPeople(who: string): string {
  return `“${who}” vốn là người nên có hoạt động ấy`;
}

/** Sentences without a figure of speech, and what may mislead in them. */
export const plainSentences: readonly (readonly [sentence: string, why: string])[] = [
  ["Cây bàng rụng hết lá vào mùa đông.", plain],
  ["Con mèo mướp nhảy từ trên tường xuống sân.", plain],
  ["Bác bảo vệ đánh ba hồi trống báo giờ vào lớp.", ofPeople("bác bảo vệ")],
  ["Đàn cò trắng bay về phía cánh đồng.", plain],
  ["Em thích các môn thể thao như bơi lội, đá cầu, bóng bàn.", example],
  ["Trong vườn có nhiều loài hoa như hồng, cúc, huệ.", example],
  ["Chị Lan thì thầm kể chuyện cho em nghe.", ofPeople("chị Lan")],
  ["Cô giáo mỉm cười chào cả lớp.", ofPeople("cô giáo")],
  ["Mưa to suốt đêm làm ngập con đường trước nhà.", plain],
  ["Chiếc đồng hồ treo tường chạy bằng pin.", plain],
  ["Dòng sông chảy qua ba xã rồi đổ ra biển.", plain],
  ["Mẹ nhắc em dậy sớm để ôn bài.", ofPeople("mẹ")],
  ["Bà em năm nay đã ngoài bảy mươi tuổi.", plain],
  ["Gió thổi mạnh làm gãy nhiều cành cây trong vườn.", plain],
  ["Những quả bàng chín có màu vàng sẫm.", plain],
  ["Quyển sách dày một trăm trang, có nhiều tranh màu.", plain],
  ["Nước suối chảy qua khe đá xuống thung lũng.", plain],
  ["Ông em trồng trước sân một hàng cau.", plain],
  ["Buổi sáng, bố đưa em đến trường bằng xe đạp.", plain],
  ["Các bạn nhỏ rủ nhau chơi trốn tìm dưới gốc đa.", ofPeople("các bạn nhỏ")],
  ["Hằng ngày, chú công nhân quét dọn đường phố.", ofPeople("chú công nhân")],
  ["Con gà trống có bộ lông đỏ tía và cái mào lớn.", plain],
  ["Trên bàn có một lọ hoa và mấy quyển vở mới.", plain],
  ["Bác nông dân vươn vai rồi ra đồng gặt lúa.", ofPeople("bác nông dân")],
  ["Nhiều loài chim như sếu, cò, vạc bay về đây tránh rét.", example],
  ["Quả dưa hấu có vỏ xanh, ruột đỏ, hạt đen.", plain],
  ["Em bé mệt nên ngủ quên trên vai mẹ.", ofPeople("em bé")],
  ["Thành phố có nhiều toà nhà cao tầng.", plain],
  ["Bà cụ trầm ngâm ngồi nhìn ra cửa sổ.", ofPeople("bà cụ")],
  ["Ngọn núi ấy cao một nghìn mét.", plain],
  ["Đường từ nhà em đến trường dài hai ki-lô-mét.", plain],
  ["Những món ăn như phở, nem, bún được nhiều người ưa thích.", example],
];
