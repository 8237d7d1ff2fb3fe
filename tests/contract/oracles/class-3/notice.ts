import type { Oracle } from "#tests/contract/oracle.ts";
import { asOneText, putInRoles } from "#tests/contract/put-in-roles.ts";

const lines = [/^Thông báo$/u, /^Về việc: /u, /^Thời gian, địa điểm: /u, /^Người thông báo: /u];

const isTime = /giờ|sáng|chiều|tối|ngày \d|thứ (?:Hai|Ba|Tư|Năm|Sáu|Bảy)/iu;
const isPlace =
  /sân|phòng|thư viện|nhà đa năng|bãi cỏ|nhà văn hoá|trang trại|tầng|cổng làng|công viên|triền đê|vườn trường|bể bơi số|hiệu sách/iu;
const isDeed = /^(?:thi |triển lãm|ngày hội|buổi|giải|trận|đêm hội|cuộc thi|chuyến|lớp học|lễ|khoá học|hội thi)/iu;

/** What a card tells of a notice. */
function kindOf(card: string): string {
  if (isDeed.test(card)) return "Việc gì?";
  if (/^(?:\d|giờ|tiết|sáng|chiều|từ )/iu.test(card) && isTime.test(card)) return "Khi nào?";
  return isPlace.test(card) ? "Ở đâu?" : "Ai thông báo?";
}

/** What a sentence does not tell. */
function lackOf(text: string): string {
  if (!/^(?:lúc \d|giờ|tiết|sáng|chiều|từ )/iu.test(text)) return "Thiếu thời gian";
  if (/ sẽ có /u.test(text)) return "Thiếu người thông báo";
  return / mời mọi người đến /u.test(text) ? "Thiếu việc cần báo" : "Thiếu địa điểm";
}

/** Asks each card, or each sentence, who, what, when and where. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "order") return putInRoles(seen, lines);
  if (seen.kind !== "pairs") return null;
  const { lefts, cards } = seen.view;
  const pairs = lefts.map((left) => {
    const fitting = left.endsWith("?")
      ? cards.filter((card) => kindOf(card) === left)
      : cards.filter((card) => card === lackOf(left));
    return fitting.length === 1 ? `${left} – ${fitting[0]}` : null;
  });
  return pairs.includes(null) ? null : asOneText(pairs.flatMap((pair) => pair ?? []));
};
