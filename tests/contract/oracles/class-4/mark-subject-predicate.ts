import type { Oracle } from "#tests/contract/oracle.ts";

/** What predicates begin with; no subject has any of it in it. */
const openings = [
  "bay",
  "bơi",
  "cao hơn",
  "cập bến",
  "chao cánh",
  "chạy",
  "chơi",
  "chuyền",
  "cùng nhau",
  "cuốc đất",
  "dài và",
  "dắt trâu",
  "đá bóng",
  "đã chín",
  "đậu",
  "đến trường",
  "đẹp như",
  "đi tìm",
  "đóng tặng",
  "đọc thơ",
  "đỏ rực",
  "gánh lúa",
  "gieo hạt",
  "gọi nhau",
  "hát vang",
  "hót",
  "kể chuyện",
  "là",
  "lấp lánh",
  "lúc nào",
  "lướt",
  "mặc áo",
  "mượt như",
  "nằm",
  "nép",
  "ngủ say",
  "nhặt rau",
  "nhỏ hơn",
  "nhô lên",
  "nhổ sạch",
  "nuôi",
  "quanh co",
  "rất",
  "rẽ sóng",
  "rỉa lông",
  "rộng rãi",
  "rời nhà",
  "rợp mát",
  "rủ nhau",
  "sáng sủa",
  "tập",
  "thơm lừng",
  "thường kể",
  "tìm đến",
  "toả",
  "trang trí",
  "tranh nhau",
  "trồng hoa",
  "trốn sau",
  "tươi tốt",
  "tưới",
  "vẫn còn",
  "vẽ tặng",
  "xanh biếc",
  "xanh tốt",
  "xếp hàng",
] as const;

const opening = new RegExp(`^(.+?) (?=(?:${openings.join("|")})(?!\\p{L}))(.+)$`, "u");

/** The adverbial ends at the comma; the predicate begins where the thing is said to do, be or look like something. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "mark-text") return null;
  const sentence = seen.view.lines.flat().join(" ").replace(/\.$/u, "");
  const main = sentence.slice(sentence.indexOf(",") + 1).trim();
  const [, subject, predicate] = opening.exec(main) ?? [];
  return subject === undefined ? null : `chủ ngữ: ${subject}; vị ngữ: ${predicate}`;
};
