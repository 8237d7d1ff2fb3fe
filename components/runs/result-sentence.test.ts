import { expect, test } from "vitest";
import { resultSentence } from "./result.tsx";

test("first and second tries are told apart in practice", () => {
  expect(resultSentence([...new Array(9).fill("right"), "second"], "practice")).toBe(
    "9 câu đúng ngay lần đầu, 1 câu đúng lần hai.",
  );
});

test("what went wrong is not counted out", () => {
  expect(resultSentence(["right", "missed", "missed"], "practice")).toBe("1 câu đúng ngay lần đầu.");
  expect(resultSentence(["second", "missed", "missed"], "practice")).toBe("1 câu đúng lần hai.");
  expect(resultSentence(["missed", "missed"], "practice")).toBe("Con đã cố gắng hết 2 câu.");
});

test("a flawless run is praised in either mode", () => {
  expect(resultSentence(["right", "right"], "practice")).toBe("Cả 2 câu đúng ngay lần đầu!");
  expect(resultSentence(["right", "right"], "challenge")).toBe("Cả 2 câu đúng ngay lần đầu!");
});

test("a challenge says how many were right", () => {
  expect(resultSentence([...new Array(8).fill("right"), "missed", "missed"], "challenge")).toBe("Đúng 8 trong 10 câu.");
});
