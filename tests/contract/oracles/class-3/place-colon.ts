import type { Oracle } from "#tests/contract/oracle.ts";

const announcing =
  / ba (?:loại cây|thứ quả|loài vật|thứ bánh|thứ|việc|môn thể thao|nhóm|màu|loài hoa|món|loại sách|điều|nhạc cụ|loài chim)(?= )/u;

/** What is listed in words of more than one syllable. */
const long =
  `bút mực|bút chì|thước kẻ|quét lớp|lau bảng|tưới cây|kê bàn|nhặt rác|bóng đá|cầu lông|cờ vua|bóng rổ|hoa hồng|hoa cúc|hoa lan
  |hoa huệ|hoa nhài|khăn tắm|kính bơi|mũ bơi|áo phao|bánh chưng|bánh nếp|bánh gai|bánh giò|bánh cuốn|sách tranh|truyện cổ tích
  |sách khoa học|từ điển|cần cù|tiết kiệm|nhẫn nại|gọn gàng|đàn môi|chào mào|hoạ mi|chích choè|gõ kiến`
    .split("|")
    .map((each) => each.trim());

/** How an explanation begins. */
const reasons =
  / (?=(?:các cháu đã|cờ hoa|nó biết|đội bóng lớp|mây đen|em bé đang|chim hót|bạn luôn|trẻ em|bốn phía|chiếc xe|ông hay|lúa xanh|ở đó|chị tự|bà đan|trang nào|thân cây|chúng tha|em nhìn|bạn ấy viết|trời mưa|nhà cao|nó tìm|em được|hai bên|bạn nghe|Tết đã|sân trường đủ|cả năm|mặt trời|nơi ấy|ai cũng)[ ,])/u;

/** The first of the listed words at the beginning of a text: a long one, or a single syllable. */
function firstOf(text: string): string {
  return long.find((each) => text.startsWith(each)) ?? text.split(/[ ,]/u)[0] ?? "";
}

/** Puts a colon behind what announces, or before what explains, and a comma where two of the listed words meet. */
export const oracle: Oracle = ({ kind, view }) => {
  if (kind !== "place-mark") return null;
  const text = view.lines.map((words) => words.join(" ")).join(" ");
  const found = announcing.exec(text);
  if (found === null) return text.replace(reasons, ": ");
  const end = found.index + found[0].length;
  const list = text.slice(end + 1);
  const first = firstOf(list);
  const rest = list.slice(first.length).replace(/^,? (?!và )/u, ", ");
  return `${text.slice(0, end)}: ${first}${rest}`;
};
