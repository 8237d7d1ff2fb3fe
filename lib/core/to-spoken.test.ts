import { describe, expect, test } from "vitest";
import { toSpoken } from "./to-spoken.ts";

describe("toSpoken", () => {
  test.each([
    ["6 + 3 = ?", "sáu cộng ba bằng mấy?"],
    ["12 + 3 = ?", "mười hai cộng ba bằng bao nhiêu?"],
    ["0,5 × 3 = ?", "không phẩy năm nhân ba bằng bao nhiêu?"],
    ["6 + 3 bằng mấy?", "sáu cộng ba bằng mấy?"],
    ["Lớp 4A có 35 bạn", "Lớp bốn A có ba mươi lăm bạn"],
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
    ["3⁄4 + 1⁄8 = ?", "ba phần tư cộng một phần tám bằng bao nhiêu?"],
    ["2\u202f3⁄10 = 23⁄10", "hai và ba phần mười bằng hai mươi ba phần mười"],
    ["…⁄4", "chỗ trống phần tư"],
    ["7⁄100 và 3⁄1\u00a0000", "bảy phần trăm và ba phần nghìn"],
    ["(2 × 4)⁄(3 × 5)", "hai nhân bốn trên ba nhân năm"],
    ["3,75", "ba phẩy bảy mươi lăm"],
    ["35,07", "ba mươi lăm phẩy không bảy"],
    ["0,075", "không phẩy không trăm bảy mươi lăm"],
    ["0,009", "không phẩy không trăm linh chín"],
    ["4,50", "bốn phẩy năm mươi"],
    ["3,00", "ba phẩy không không"],
    ["1\u00a0234,5 m", "một nghìn hai trăm ba mươi tư phẩy năm mét"],
    ["5 cm² = … mm²", "năm xăng-ti-mét vuông bằng chỗ trống mi-li-mét vuông"],
    ["2 l = … ml?", "hai lít bằng chỗ trống mi-li-lít?"],
    ["4 + 3 = 7 (cm)", "bốn cộng ba bằng bảy, xăng-ti-mét"],
    ["Bao nhiêu kg?", "Bao nhiêu ki-lô-gam?"],
    ["(15 + 5) × 2", "mở ngoặc mười lăm cộng năm đóng ngoặc nhân hai"],
    ["18 °C", "mười tám độ xê"],
    ["Góc 120° là góc gì?", "Góc một trăm hai mươi độ là góc gì?"],
    ["30 % của 250", "ba mươi phần trăm của hai trăm năm mươi"],
    ["60 km/giờ và 5 m/giây", "sáu mươi ki-lô-mét trên giờ và năm mét trên giây"],
    ["Bản đồ tỉ lệ 1 : 10\u00a0000", "Bản đồ tỉ lệ một trên mười nghìn"],
    ["9, 10, 11", "chín, mười, mười một"],
  ])("reads %s", (text, spoken) => {
    expect(toSpoken(text)).toBe(spoken);
  });
});
