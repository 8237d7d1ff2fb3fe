import type { Oracle } from "#tests/contract/oracle.ts";
import { seenTrays } from "#tests/contract/seen-trays.ts";

/** The parts an idea may stand in, by the words it begins with; of a scene details are left, of a person what is done. */
const starts: readonly (readonly [RegExp, string])[] = [
  [/^(?:giới thiệu|nêu dịp) /u, "mở bài"],
  [/^(?:tình cảm|cảm xúc) của em /u, "kết bài"],
  [/^(?:toàn cảnh|cả) |nhìn từ xa /u, "tả bao quát"],
  [
    /^(?:mái tóc|đôi (?:bàn tay|mắt|má)|lưng|vầng trán|chòm râu|dáng|khuôn mặt|nước da|bờ vai|nụ cười|gương mặt|bộ quần áo|hai bàn tay|làn da|bàn tay|cánh tay) /u,
    "ngoại hình",
  ],
  [
    /^(?:rất|luôn|sống|khá|hiền hậu|nghiêm khắc|dịu dàng|cương quyết|cởi mở|xởi lởi|hiếu động|thẳng thắn|trầm lặng) /u,
    "tính tình",
  ],
];

export const oracle: Oracle = (seen) => {
  const names = seen.kind === "sort" ? seen.view.trays.map(({ name }) => name) : [];
  const rest = ["hoạt động", "tả chi tiết", "thân bài"].find((name) => names.includes(name)) ?? "";
  return seenTrays(seen, (idea) => {
    const own = starts.find(([start, name]) => names.includes(name) && start.test(idea))?.[1];
    return names.indexOf(own ?? rest);
  });
};
