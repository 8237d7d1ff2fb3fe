/** What lists of class 2 are made of: words of one kind, none of which is a part of another. */

/** Who or what stands before a list, and the words it may hold. */
interface ThingsFrame {
  readonly starts: readonly string[];
  readonly things: readonly string[];
}

const words = (row: string) => row.split(/,\s+/u);

const fruits = words("cam, xoài, na, chuối, dứa, mận, vải, nhãn, táo, lê");
const flowers = words("hoa hồng, hoa cúc, hoa lan, hoa huệ, hoa sen, hoa nhài");
const vegetables = words("cà chua, dưa chuột, rau muống, su hào, bắp cải, cà rốt");
const poultry = words("gà, vịt, ngan, ngỗng, thỏ, bồ câu");
const schoolThings = words("bút chì, thước kẻ, bút màu, bảng con, tẩy, vở, phấn");
const wildAnimals = words("hổ, voi, khỉ, hươu, gấu, sư tử, ngựa vằn");
const toys = words("búp bê, ô tô, tàu hoả, bóng, con quay, máy bay");
const kitchenThings = words("bát, đĩa, đũa, thìa, nồi, chảo");
const seaAnimals = words("tôm, cua, mực, ốc, cá thu");
const fruitTrees = words("bưởi, khế, ổi, mít, mận, chanh");

export const thingsFrames: readonly ThingsFrame[] = [
  { starts: ["Mẹ mua", "Cô Hoa bán", "Bà mang về", "Em thích ăn", "Trên bàn có"], things: fruits },
  { starts: ["Trong vườn có", "Chị Lan tưới", "Bác Tư trồng", "Cô giáo vẽ"], things: flowers },
  { starts: ["Bố trồng", "Mẹ rửa", "Chú Nam tưới", "Trong rổ có"], things: vegetables },
  { starts: ["Ông nuôi", "Nhà Páo nuôi", "Ngoài sân có", "Em vẽ"], things: poultry },
  { starts: ["Trong cặp có", "Mẹ mua cho em", "Bạn Vy mang theo"], things: schoolThings },
  { starts: ["Ở sở thú có", "Bé Na vẽ", "Bạn Minh kể về"], things: wildAnimals },
  { starts: ["Bé Bi có", "Trong tủ đồ chơi có", "Anh Dũng tặng em"], things: toys },
  { starts: ["Chị Mai rửa", "Bố cất", "Trong bếp có"], things: kitchenThings },
  { starts: ["Chú Hải bắt được", "Mẹ ra chợ mua", "Dưới biển có"], things: seaAnimals },
  { starts: ["Nhà em trồng", "Ông em trồng", "Vườn bác Sáu có"], things: fruitTrees },
];

interface DeedsFrame {
  /** "Buổi sáng": as it begins a sentence. */
  readonly times: readonly string[];
  /** As it ends one: "vào buổi sáng". */
  readonly ends: readonly string[];
  readonly who: readonly string[];
  readonly deeds: readonly string[];
}

const family = words("bạn Lan, bạn Páo, chị Thu, anh Khoa, bé Na, Minh, Hà");
const friends = words("chúng em, các bạn, Nam, bạn Vy, Y Nhi, tổ em");

export const deedsFrames: readonly DeedsFrame[] = [
  {
    times: ["Buổi sáng", "Sáng nay", "Sáng sớm"],
    ends: ["vào buổi sáng", "từ sáng sớm"],
    who: family,
    deeds: words("quét nhà, rửa bát, tưới cây, nhặt rau, lau bàn, phơi áo, gấp chăn"),
  },
  {
    times: ["Tối qua", "Buổi tối"],
    ends: ["vào buổi tối", "sau bữa tối"],
    who: family,
    deeds: words("đọc sách, học bài, nghe nhạc, gấp áo, vẽ tranh, soạn vở"),
  },
  {
    times: ["Giờ ra chơi", "Chiều nay", "Lúc nghỉ"],
    ends: ["lúc ra chơi", "vào buổi chiều"],
    who: friends,
    deeds: words("nhảy dây, đá cầu, kéo co, tập hát, đọc truyện, chơi cờ"),
  },
  {
    times: ["Cuối tuần", "Ngày nghỉ"],
    ends: ["vào cuối tuần", "trong ngày nghỉ"],
    who: friends,
    deeds: words("trồng cây, nhặt rác, quét sân, tưới rau, nhổ cỏ"),
  },
];
