import type { Oracle } from "#tests/contract/oracle.ts";
import { numbered, seenSentences } from "#tests/contract/seen-text.ts";

const deeds =
  /cởi áo mưa|nhào đất|chuyền bóng|xếp lại|cỏ non nhất|đưa lại|đào hố|tập đi tập lại|dắt bộ|mang sách|đặt chim|nắn nót|dậy chèo|phần khó nhất|nấu cháo|gỡ giúp|chống gậy|ngăn bàn|gỡ hết bẫy|cài lại|từng bộ phận|chia bó củi|vá áo/u;

const causes =
  /làm rơi|đóng cửa lò|đổ mưa|tốc mái|ngủ quên|vừa rẻ|trời không mưa|bỗng tắt|vá lốp|dâng lên|không ai trèo|dễ nhoè|Cây cầu|màu đỏ|quên bỏ muối|gió lặng|bị cháy|chưa thuộc|thôi chặt|nhường đường|lắp ngược|bước hụt|đồng phục/u;

/** What is only asked or told by the way. */
const smallTalk =
  /mấy (?:con dốc|phút|giờ|dòng|gang)|hoa gì|ai trực|bao nhiêu|hôm nào|học Toán|bài nào|chim sâu|thôn nào|thứ mấy|gạo để|trang mười|Tiếng Việt ra|đường ray|Cái ốc|Sương/u;

/** Speech stands in quotation marks behind a colon, and only there somebody is addressed. */
export const oracle: Oracle = (seen) => {
  const sentences = seenSentences(seen);
  if (sentences === null) return null;
  const { text } = seen.prompt;
  if (/lời nói|xưng hô/iu.test(text)) {
    return numbered(sentences, (sentence) => /: “.+”$/u.test(sentence) && !smallTalk.test(sentence));
  }
  return numbered(sentences, (sentence) => (/việc làm/iu.test(text) ? deeds : causes).test(sentence));
};
