import type { Oracle } from "#tests/contract/oracle.ts";
import { seenTrays } from "#tests/contract/seen-trays.ts";

/** Words by the names of the baskets: a list of its own. What is done is all that is left. */
const people = /^(?:bà|ông|bố|mẹ|cô|chú|bác|dì|anh|chị|thầy|bạn)(?: (?:giáo|sĩ|ngoại|nội|bè))?$|^học sinh$|^em bé$/u;
const animals =
  /^(?:gà|vịt|chó|mèo|lợn|trâu|ngựa|dê|cá|tôm|cua|chim|thỏ|hổ|voi|khỉ|ếch|ong|kiến|hươu|chim sẻ|con mèo)$/u;
const things =
  /^(?:ghế|tủ|bát|đũa|thìa|nồi|chén|mũ|áo|váy|dép|vở|bút|thước|đèn|khăn|chổi|lược|giường|gương|nhà|hoa|lá|núi|mây|xe đạp|bút chì|cặp sách|quần áo|bàn ghế|hoa hồng|cây tre|con đường|mặt trời|dòng sông|ngôi nhà|quyển vở|lá cờ|quả cam)$/u;
const like =
  /^(?:cao|thấp|to|nhỏ|dài|ngắn|xanh|đỏ|trắng|đen|tím|tròn|béo|gầy|ngọt|chua|cay|nóng|lạnh|đẹp|ngoan|nặng)(?: \p{L}+)?$|^(?:xinh|chăm|hiền|sạch|gọn|mũm|mát|ấm|mềm|nhanh|chậm|thật|lễ|thơm) \p{L}+$/u;

function basketOf(word: string): readonly string[] {
  if (people.test(word)) return ["người", "người, vật"];
  if (animals.test(word)) return ["con vật", "người, vật"];
  if (things.test(word)) return ["đồ vật", "người, vật"];
  return [like.test(word) ? "đặc điểm" : "hoạt động"];
}

export const oracle: Oracle = (seen) =>
  seenTrays(seen, (word) =>
    seen.kind === "sort" ? seen.view.trays.findIndex(({ name }) => basketOf(word).includes(name)) : -1,
  );
