import { describe, expect, test } from "vitest";
import { toSpoken } from "./to-spoken.ts";

describe("toSpoken", () => {
  test.each([
    ["6 + 3 = ?", "sáu cộng ba bằng mấy?"],
    ["6 + 3 bằng mấy?", "sáu cộng ba bằng mấy?"],
    ["7 − 2 = 5", "bảy trừ hai bằng năm"],
    ["12 × 4 < 50", "mười hai nhân bốn bé hơn năm mươi"],
    ["29 : 4 = 7 dư 1", "hai mươi chín chia bốn bằng bảy dư một"],
    ["Đơn vị: 4 + 5 = 9.", "Đơn vị: bốn cộng năm bằng chín."],
    ["10\u00a0000 > 9999", "mười nghìn lớn hơn chín nghìn chín trăm chín mươi chín"],
    ["Con … rất chăm …", "Con chỗ trống rất chăm chỗ trống"],
    ["Con viết … .", "Con viết chỗ trống."],
    ["Bé đi học□", "Bé đi học chỗ trống"],
    ["Từ [chạy] chỉ gì?", "Từ chạy chỉ gì?"],
    ["Từ nào trái ngược với “to”?", "Từ nào trái ngược với “to”?"],
    ["Có 21 quả.", "Có hai mươi mốt quả."],
  ])("reads %s", (text, spoken) => {
    expect(toSpoken(text)).toBe(spoken);
  });
});
