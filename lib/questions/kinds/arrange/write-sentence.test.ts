import { expect, test } from "vitest";
import { writeSentence } from "./write-sentence.ts";

const view = { cards: ["đi học", "em", "buổi sáng"], end: "." } as const;

test("a sentence begins with a capital and closes with its mark", () => {
  expect(writeSentence(view, [1, 0, 2], 0)).toBe("Em đi học buổi sáng.");
  expect(writeSentence({ ...view, end: "?" }, [0, 1, 2], 0)).toBe("Đi học em buổi sáng?");
});

test("a comma stands behind so many cards", () => {
  expect(writeSentence(view, [2, 1, 0], 1)).toBe("Buổi sáng, em đi học.");
});
