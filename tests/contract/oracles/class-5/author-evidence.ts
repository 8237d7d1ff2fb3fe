import type { Oracle } from "#tests/contract/oracle.ts";
import { numbered, seenSentences } from "#tests/contract/seen-text.ts";

const details =
  /thức quạt|rảo bước|vá đi vá lại|thả lại|chèo thuyền|không ngơi tay|chép bài|quét sạch|bọc giấy|vớt rác|lấy len|cõng nước|đầu ngõ|che ô|ca dao|méo|ùa ra|không lấy tiền|kể chuyện|Giao thừa|mang biếu|bán cả/u;

const images =
  /(?<!trò chuyện.*)(?:bà êm|đuốc|lụa|bếp lửa|thảm|nắng sau|vòng tay|liềm|nhịp tim|nước dừa|múa|tổ ấm|đốm lửa|con rồng|bướm|thức cùng)|đi mãi|giang tay|ô cửa|Mầm xanh|mưa reo/u;

/** Sentences in which the author thinks, and neither tells nor paints. */
const thoughts =
  /mang theo tiếng|Nhờ tiếng|nhắc tôi|Có quê|học được|Gặp việc|Biển cho|lấy vừa đủ|Lời thầy|Chính thầy|Bưng bát|Hạt gạo|Bạn tốt|người bạn như thế|Phố đẹp|trò chuyện|Ông ở xa|Tắm mát|tuổi thơ|hiểu, yêu|Quà không|Ai trồng|Rừng dạy|lối nhỏ|việc thầm|việc nhỏ|giữ tiếng|Còn nói|Một nghề|Qua ngày|giọt nước ta|Điều tốt|cho đi|Xa trường|Nơi ta|Nhờ những|tự hào|sẻ chia|Học hành|Biết thêm/u;

/** A message takes two sentences; else a detail is asked for, or what is painted or said again. */
export const oracle: Oracle = (seen) => {
  const sentences = seenSentences(seen);
  if (sentences === null) return null;
  const { text } = seen.prompt;
  if (/hai câu/iu.test(text)) return numbered(sentences, (sentence) => thoughts.test(sentence));
  return numbered(sentences, (sentence) => (/chi tiết/iu.test(text) ? details : images).test(sentence));
};
