import { describe, expect, test } from "vitest";
import { splitPrompt } from "./split-prompt.ts";

describe("splitPrompt", () => {
  test.each([
    ["Điền chữ nào vào chỗ chấm: con …á?", "Điền chữ nào vào chỗ chấm?", "con …á"],
    ["Điền dấu nào vào cuối câu: Bạn tên là gì □", "Điền dấu nào vào cuối câu?", "Bạn tên là gì □"],
    ["Chọn từ thích hợp: Mẹ … đâu thế?", "Chọn từ thích hợp.", "Mẹ … đâu thế?"],
    ["Con gì gáy ò ó o? Con …", "Con gì gáy ò ó o?", "Con …"],
    ["Buổi sáng, ông mặt … mọc.", "Điền gì vào chỗ chấm?", "Buổi sáng, ông mặt … mọc."],
    [
      "Phần trong ngoặc trả lời câu hỏi nào: [Mẹ em] đi chợ.",
      "Phần được gạch chân trả lời câu hỏi nào?",
      "[Mẹ em] đi chợ.",
    ],
    [
      "Từ nào trái ngược với từ trong ngoặc: bàn tay (sạch)",
      "Từ nào trái ngược với từ được gạch chân?",
      "bàn tay [sạch]",
    ],
    ["Sắp xếp thành câu: học bài / em / đang", "Sắp xếp thành câu.", "học bài / em / đang"],
    [
      "Câu nào là câu chủ đề? (1) Vườn có cây. (2) Cây xanh.",
      "Câu nào là câu chủ đề?",
      "(1) Vườn có cây. (2) Cây xanh.",
    ],
    ["(1) Na nhặt ví. (2) Na trả ví. Thứ tự nào đúng?", "Thứ tự nào đúng?", "(1) Na nhặt ví. (2) Na trả ví."],
    [
      "Trong câu “Mũi thuyền rẽ sóng.”, từ “mũi” nghĩa là gì?",
      "Trong câu sau, từ “mũi” nghĩa là gì?",
      "Mũi thuyền rẽ sóng.",
    ],
    ["“Quê tôi rất đẹp. Ở đó vui.” Từ “đó” thay cho từ nào?", "Từ “đó” thay cho từ nào?", "Quê tôi rất đẹp. Ở đó vui."],
    ["Mẹ hỏi gì? Mẹ bảo: – Con ăn chưa?", "Mẹ hỏi gì?", "Mẹ bảo: – Con ăn chưa?"],
    ["Điền dấu nào vào ô trống?\nMẹ hỏi:\n□ Con ăn chưa?", "Điền dấu nào vào ô trống?", "Mẹ hỏi:\n□ Con ăn chưa?"],
  ])("%s", (prompt, asked, shown) => {
    expect(splitPrompt(prompt)).toEqual({ asked, shown });
  });

  test.each([
    "Từ nào trái ngược với “to”?",
    "Em lỡ làm đổ nước vào vở của bạn. Em nói gì?",
    "Câu nào có dấu ngoặc đơn đặt trong ngoặc kép?",
  ])("%s stays whole", (prompt) => {
    expect(splitPrompt(prompt)).toEqual({ asked: prompt, shown: null });
  });

  test("a list that is the choices is not told twice", () => {
    const choices = ["cơm", "bút", "thước", "vở"];
    expect(splitPrompt("Từ nào không cùng nhóm: bút, thước, vở, cơm?", choices)).toEqual({
      asked: "Từ nào không cùng nhóm?",
      shown: null,
    });
    expect(splitPrompt("Từ nào chỉ hoa: hồng, cúc?", choices).asked).toBe("Từ nào chỉ hoa: hồng, cúc?");
  });
});
