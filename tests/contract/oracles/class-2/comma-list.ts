import type { Oracle } from "#tests/contract/oracle.ts";

/** What can be listed, each as one word. */
const listed =
  `cam|xoài|na|chuối|dứa|mận|vải|nhãn|táo|lê|bưởi|khế|ổi|mít|chanh|hoa hồng|hoa cúc|hoa lan|hoa huệ|hoa sen|hoa nhài|cà chua
  |dưa chuột|rau muống|su hào|bắp cải|cà rốt|gà|vịt|ngan|ngỗng|thỏ|bồ câu|bút chì|thước kẻ|bút màu|bảng con|tẩy|vở|phấn|hổ|voi|khỉ
  |hươu|gấu|sư tử|ngựa vằn|búp bê|ô tô|tàu hoả|bóng|con quay|máy bay|bát|đĩa|đũa|thìa|nồi|chảo|tôm|cua|mực|ốc|cá thu|quét nhà|rửa bát
  |tưới cây|nhặt rau|lau bàn|phơi áo|gấp chăn|đọc sách|học bài|nghe nhạc|gấp áo|vẽ tranh|soạn vở|nhảy dây|đá cầu|kéo co|tập hát
  |đọc truyện|chơi cờ|trồng cây|nhặt rác|quét sân|tưới rau|nhổ cỏ`
    .split("|")
    .map((each) => each.trim())
    .toSorted((one, other) => other.length - one.length);

const neighbours = new RegExp(`(?<= )(${listed.join("|")}) (?=(?:${listed.join("|")})(?:[ .]|$))`, "gu");

/** Puts a comma wherever two words that can be listed stand side by side. */
export const oracle: Oracle = ({ kind, view }) =>
  kind === "place-mark"
    ? view.lines
        .map((words) => words.join(" "))
        .join(" ")
        .replace(neighbours, "$1, ")
    : null;
