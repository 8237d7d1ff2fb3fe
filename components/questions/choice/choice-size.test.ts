import { expect, test } from "vitest";
import { choiceSize } from "./choice-size.ts";

test("the longest answer sets the size of all", () => {
  expect(choiceSize(["8", "9", "10", "100"])).toBe("number");
  expect(choiceSize(["to", "xinh đẹp"])).toBe("word");
  expect(choiceSize(["6 + 3", "chăm chỉ học tập"])).toBe("phrase");
  expect(choiceSize(["6 chục", "7 chục và 3 đơn vị"])).toBe("clause");
  expect(choiceSize(["4 × 7", "4 + 4 + 4 + 4 + 4 + 4 + 4"])).toBe("sentence");
  expect(choiceSize(["to", "Mặt trời lên cao, nắng chiếu khắp nơi."])).toBe("sentence");
});

test("a fraction is as long as the longer of its two numbers", () => {
  expect(choiceSize(["11\u204412", "5\u20446"])).toBe("number");
  expect(choiceSize(["11\u204412 + 5\u20446", "1"])).toBe("word");
});
