import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Sets the two measures side by side and cross-multiplies. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [count = 0, sum = 0, third = 0, paid = 0] = wholesIn(text);
  if (text.includes("trả lại")) return grouped(paid - (third * sum) / count);
  const asked = text.split(/[.] /u).at(-1) ?? "";
  const isMoney = text.includes("đồng");
  const isBack = /(?:đóng|xếp|mua) được bao nhiêu|xếp vào bao nhiêu|cần bao nhiêu|thành bao nhiêu/u.test(asked);
  const unit = isBack
    ? /bao nhiêu (hộp|đĩa|túi|hàng|thùng|ngày|xe|bao|quyển|chiếc|ki-lô-gam)/u.exec(asked)?.[1]
    : /bao nhiêu (ki-lô-gam|chiếc|quả|bạn|quyển|viên|đồng)/u.exec(asked)?.[1]?.replace("ki-lô-gam", "kg");
  const value = isBack ? (third * count) / sum : (third * sum) / count;
  if (seen.kind === "number") return String(value);
  return unit === undefined || (isMoney && !isBack && unit !== "đồng") ? null : `${grouped(value)} ${unit}`;
};
