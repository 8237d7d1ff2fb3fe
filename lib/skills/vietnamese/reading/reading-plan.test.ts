import { expect, test } from "vitest";
import { readingPlan } from "./reading-plan.ts";

test("the plan follows from what is asked", () => {
  expect(readingPlan("Vì sao mẹ mỉm cười?", false)).toContain("lí do");
  expect(readingPlan("Vườn rau ở đâu?", false)).toContain("nơi chốn");
  expect(readingPlan("Có mấy chiếc thuyền tham gia?", false)).toContain("số lượng");
  expect(readingPlan("Dòng nào KHÔNG nêu ích lợi của rừng ngập mặn?", false)).toContain("khác hẳn");
  expect(readingPlan("Mèo nhà Hà ăn gì?", false)).toContain("giống với câu hỏi");
});

test("a question on the whole text sends to the whole text, whatever its words are", () => {
  expect(readingPlan("Câu chuyện khuyên em điều gì?", true)).toContain("cả bài");
});
