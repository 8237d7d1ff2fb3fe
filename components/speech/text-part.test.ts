import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { textPart } from "./player.ts";

/** What is lit of a text while a part of what is spoken is said. */
function litOf(text: string, words: string): string {
  const line = toLine(text);
  const from = line.spoken.indexOf(words);
  const { from: first, to } = textPart(line, { from, to: from + words.length });
  return text.slice(first, to);
}

test("a word that is said as it is written is lit alone, a number or a sum as a whole", () => {
  expect(litOf("Con đếm quả táo.", "quả")).toBe("quả");
  expect(litOf("Lan có 12 quả cam.", "mười")).toBe("12");
  expect(litOf("Lan có 12 quả cam.", "cam")).toBe("cam");
  expect(litOf("8 + 7 = ?", "cộng")).toContain("8 + 7");
});

test("a sentence is lit as a sentence, whatever its numbers are read like", () => {
  const text = "Mẹ mua 2 kg cam. Bà cho thêm 3 kg nữa.";
  expect(litOf(text, "Bà cho thêm ba ki-lô-gam nữa.")).toBe("Bà cho thêm 3 kg nữa");
});

test("a line is lit to its last mark while all of it is said", () => {
  expect(litOf("Con lấy 19 cây đàn nhé!", "Con lấy mười chín cây đàn nhé!")).toBe("Con lấy 19 cây đàn nhé!");
});
