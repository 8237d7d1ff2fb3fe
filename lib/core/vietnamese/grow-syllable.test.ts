import { expect, test } from "vitest";
import { growSyllable } from "./grow-syllable.ts";
import type { Tone } from "./tone.ts";

function grow(initial: string | null, rime: string | null, tone: Tone | null): string | null {
  return growSyllable({ initial, rime, tone });
}

test("a syllable is written part by part, its mark once there is a letter to carry it", () => {
  expect(grow(null, null, null)).toBe("");
  expect(grow("tr", null, "sắc")).toBe("tr");
  expect(grow("tr", "ăng", null)).toBe("trăng");
  expect(grow(null, "iêng", null)).toBe("iêng");
  expect(grow(null, "iêng", "sắc")).toBe("iếng");
  expect(grow("m", "ât", null)).toBe("mât");
  expect(grow("th", "uy", "hỏi")).toBe("thuỷ");
});

test("c, g, ng, gi and qu are written as the rime asks", () => {
  expect(grow("c", "eo", "sắc")).toBe("kéo");
  expect(grow("ngh", "a", "ngang")).toBe("nga");
  expect(grow("gh", "i", null)).toBe("ghi");
  expect(grow("gi", "iêng", "sắc")).toBe("giếng");
  expect(grow("qu", "yên", "hỏi")).toBe("quyển");
});

test("parts that are never written together make nothing", () => {
  expect(grow("qu", "uyên", "hỏi")).toBeNull();
  expect(grow("m", "ât", "huyền")).toBeNull();
  expect(grow("gi", "ê", null)).toBeNull();
});
