import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { arrangeChoices } from "./arrange-choices.ts";

const wrong = ["cao", "dài", "đẹp"].map((word) => ({
  line: toLine(word),
  feedback: toLine(`“${word}” thì chưa đúng.`),
}));

describe("arrangeChoices", () => {
  test("the key points at the right choice and each wrong one keeps its own sentence", () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { view, key } = arrangeChoices(createRng(`arrange/${seed}`), toLine("nhỏ"), wrong);
      expect(view.choices[key.right]?.text).toBe("nhỏ");
      const sentences = view.choices.map((choice) =>
        choice.text === "nhỏ" ? null : toLine(`“${choice.text}” thì chưa đúng.`),
      );
      expect(key.feedback).toEqual(sentences);
    }
  });

  test("two choices that read the same are refused", () => {
    expect(() => arrangeChoices(createRng("same"), toLine("cao"), wrong)).toThrow("Two equal choices");
  });
});
