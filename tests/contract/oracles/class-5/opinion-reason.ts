import type { Oracle } from "#tests/contract/oracle.ts";
import { seenTrays } from "#tests/contract/seen-trays.ts";

/** Words that tell what is good of it; what is looked for first. */
const good =
  /giúp|bóng mát|đẹp hơn|khói bụi|đỡ|ham đọc|có ngay|gắn bó|biết yêu|bớt buồn|còn chuột|so bì|không mất giờ|giàu thêm|gần gũi nhau|hiểu thêm|đoàn kết|nhiều lần|ít rác|bền|không phải về|rất vui|đúng giờ|an toàn|nhanh hơn|rèn|giao lưu/u;
/** Words that tell what is bad of it. */
const bad =
  /choán|quét nhiều|hỏng|va chạm|mệt|bị ướt|chật|mất|đã có đủ|thiếu giờ|vỡ|đứt|hắt hơi|tốn|không thoải mái|kém vui|muộn|mỏi|khó|say xe|đắt|thấm nước|phải đóng|bị lạnh|cay mắt|ít vận động|chưa có|quên/u;

export const oracle: Oracle = (seen) => {
  const names = seen.kind === "sort" ? seen.view.trays.map(({ name }) => name) : [];
  return seenTrays(seen, (reason) => {
    if (good.test(reason)) return names.indexOf("tán thành");
    return names.indexOf(bad.test(reason) ? "phản đối" : "không liên quan");
  });
};
