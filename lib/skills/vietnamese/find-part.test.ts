import { expect, test } from "vitest";
import { findPart, splitWords } from "./build-underline-question.ts";

function find(sentence: string, answer: string) {
  return findPart(splitWords(sentence), answer);
}

test("an answer is found whatever marks and whichever first letter stand there", () => {
  expect(find("Đàn cò trắng bay lượn trên cánh đồng.", "đàn cò trắng")).toEqual({ from: 0, to: 2 });
  expect(find("Con đường về quê ngoại quanh co, uốn lượn.", "quanh co, uốn lượn")).toEqual({ from: 5, to: 8 });
  expect(find("Bạn Lan tưới hoa trong vườn.", "Lan")).toEqual({ from: 1, to: 1 });
  expect(find("Bà nói: “Trời đẹp quá!”", "trời")).toEqual({ from: 2, to: 2 });
});

test("it stands there as whole words, once, and never as all of the sentence", () => {
  expect(find("Bạn Lan Anh hát hay.", "an")).toBeNull();
  expect(find("Mẹ ru con, con ngủ.", "con")).toBeNull();
  expect(find("Trời mưa.", "trời mưa")).toBeNull();
  expect(find("Trời mưa.", "nắng")).toBeNull();
});

test("a dash by itself stands at the word before it", () => {
  expect(splitWords("Hà Nội – thủ đô của ta.")).toEqual(["Hà", "Nội\u00a0–", "thủ", "đô", "của", "ta."]);
});
