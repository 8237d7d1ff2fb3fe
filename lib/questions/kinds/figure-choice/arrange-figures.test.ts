import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { arrangeFigures } from "./arrange-figures.ts";

function card(text: string) {
  return { type: "word", text, alt: `Thẻ ${text}.` } as const;
}

const wrong = ["b", "c", "d"].map((text) => ({ figure: card(text), feedback: { text, spoken: text } }));

test("the key points at the right picture and each wrong one keeps its own sentence", () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const { view, key } = arrangeFigures(createRng(`figures/${seed}`), card("a"), wrong);
    const texts = view.figures.map((figure) => (figure.type === "word" ? figure.text : ""));
    expect(texts[key.right]).toBe("a");
    expect(key.feedback.map((line) => line?.text ?? "a")).toEqual(texts);
  }
});

test("two pictures that are told the same are refused", () => {
  expect(() => arrangeFigures(createRng("same"), card("b"), wrong)).toThrow("Two equal pictures");
});
