import { expect, test } from "vitest";
import { tieWords } from "./tie-words.ts";

test("a number stays with its unit and its name, everything else may break", () => {
  expect(tieWords("Đồng hồ chỉ 11 giờ 5 phút, kim dài ở số 1.")).toBe(
    "Đồng\u00a0hồ chỉ 11\u00a0giờ 5\u00a0phút, kim dài ở số\u00a01.",
  );
  expect(tieWords("Con xem số nào, cánh đồng nào.")).toBe("Con xem số nào, cánh đồng nào.");
});

test("a number stays with its place and with the blocks that show it", () => {
  expect(tieWords("Có 3 trăm, 4 chục và 12 đơn vị. Con đổi 10 khối lẻ lấy 1 thanh chục.")).toBe(
    "Có 3\u00a0trăm, 4\u00a0chục và 12\u00a0đơn\u00a0vị. Con đổi 10\u00a0khối lẻ lấy 1\u00a0thanh chục.",
  );
});
