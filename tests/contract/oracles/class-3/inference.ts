import type { Oracle } from "#tests/contract/oracle.ts";
import { numbered, seenSentences } from "#tests/contract/seen-text.ts";

/** What gives a feeling away. */
const feelings =
  /tủm tỉm|ôm chặt con gấu|vò mãi|thẫn thờ|chốc chốc|khe khẽ hát|cúi gằm|nắm chặt tay|vẫy đuôi|say sưa|xoa đầu|nhảy lên reo|chân sáo|run run|tít mắt|trìu mến|co ro|thở dài|khen mãi không thôi|đỏ hoe|mỉm cười|gọi to/u;

/** What is left of something that was, or shows that something is going to be. */
const traces =
  /nhỏ nước|nửa chiếc bánh|vỗ tay|không có ai ngồi|lồng bàn|khói trắng|trong chậu mới|ướt đẫm|trong nháy mắt|chìa khoá|vỉ thuốc|đỏ mọng|tay cầm đèn|một mạch|ngọn tre nghiêng|che ô|rối rít cảm ơn|bảng tin|trĩu xuống|hành lí|lâu đài|vẫy tay/u;

/** What a character does of their own accord. */
const deeds =
  /nhặt rau|rửa bát|phần bánh to|lấy ngay|mười lần|ghi lại|Bạn quên bút|em nhỏ bị ngã|không đợi ai|tự soạn|máng nước|ăn riêng|vỡ chậu hoa|đổ lỗi|đỡ bạn|chai nước|lau sạch bùn|vải cũ|lau tay|vuốt lại|bà gọi|kéo chăn|tưới cây|từng con\.|dán lại|phía trước|tập tiếp|tập thêm|cách vá|len cũ|nhường ghế|nhặt lên|ít sữa|dán giấy|vẽ lại|tẩy đi|biếu|mời ăn|làm thiệp|gói bánh|vào thùng|thả nó|xếp túi|hỏi đường/u;

const asksWhatHappened = /vừa|nghỉ học|chưa ăn|trời|trồng lại|lúc trước|sắp|ốm|đã|sai quả|trước đó|đi cùng/u;

/** Two deeds show a trait; else what is asked happens before or after, or is felt. */
export const oracle: Oracle = (seen) => {
  const sentences = seenSentences(seen);
  if (sentences === null) return null;
  const { text } = seen.prompt;
  if (/hai (?:câu|việc)/iu.test(text)) {
    return numbered(sentences, (sentence) => deeds.test(sentence));
  }
  return numbered(sentences, (sentence) => (asksWhatHappened.test(text) ? traces : feelings).test(sentence));
};
