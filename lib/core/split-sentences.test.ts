import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitSentences } from "./split-sentences.ts";

describe("splitSentences", () => {
  test("a sentence ends with its full stop, question mark or exclamation mark", () => {
    expect(splitSentences("Gió thổi ào ào. Mưa chưa nhỉ? Mưa rồi! Chú ếch kêu…")).toEqual([
      "Gió thổi ào ào.",
      "Mưa chưa nhỉ?",
      "Mưa rồi!",
      "Chú ếch kêu…",
    ]);
  });

  test("what somebody says stays with the words that lead to it, with the stop inside or outside the quotation", () => {
    expect(
      splitSentences(
        "Bà cười: “Cháu ngoan quá! Cháu có sợ muộn học không?”. Long đáp: “Dạ, cháu đi sớm ạ.” Qua cầu, Long chào bà.",
      ),
    ).toEqual([
      "Bà cười: “Cháu ngoan quá! Cháu có sợ muộn học không?”.",
      "Long đáp: “Dạ, cháu đi sớm ạ.”",
      "Qua cầu, Long chào bà.",
    ]);
  });

  test("a call in the middle does not end the sentence that goes on after it", () => {
    expect(
      splitSentences("Bé reo “Ồ!” rồi chạy tới. “Đi thôi!”, Nam gọi. “Chờ tớ với!” – Lan đáp. Cả hai cười."),
    ).toEqual(["Bé reo “Ồ!” rồi chạy tới.", "“Đi thôi!”, Nam gọi.", "“Chờ tớ với!” – Lan đáp.", "Cả hai cười."]);
  });

  test("a line of a talk keeps its dash, and a dash carries a sentence on", () => {
    expect(splitSentences("– Mẹ ơi! – Nam gọi. Mẹ quay lại.")).toEqual(["– Mẹ ơi! – Nam gọi.", "Mẹ quay lại."]);
  });

  test("a name in quotation marks does not end a sentence, a full stop after it does", () => {
    expect(splitSentences("Góc ấy tên là “Sách tìm bạn”. Ở đó có nhiều sách. Giải “Tinh thần đẹp” rất vui.")).toEqual([
      "Góc ấy tên là “Sách tìm bạn”.",
      "Ở đó có nhiều sách.",
      "Giải “Tinh thần đẹp” rất vui.",
    ]);
  });

  test("numbers are not parted, and nothing is made of nothing", () => {
    expect(splitSentences("Núi cao 3.143 m. Đường dài 2,5 km.")).toEqual(["Núi cao 3.143 m.", "Đường dài 2,5 km."]);
    expect(splitSentences("  ")).toEqual([]);
  });

  test("joined by spaces the sentences are the paragraph again", () => {
    const words = fc.constantFrom(
      "Mưa",
      "rơi",
      "Nam",
      "“Ồ",
      "ạ!”",
      "thôi.",
      "Sao?",
      "–",
      "nhé”.",
      "(xa",
      "lắm)",
      "im…",
    );
    fc.assert(
      fc.property(fc.array(words), (said) => {
        expect(splitSentences(said.join(" ")).join(" ")).toBe(said.join(" "));
      }),
    );
  });
});
