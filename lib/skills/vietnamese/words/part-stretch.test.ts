import { expect, test } from "vitest";
import { type PartName, partStretch } from "./part-stretch.ts";
import { syllableParts } from "./syllable-parts.ts";

function written(text: string, part: PartName): string | null {
  const stretch = partStretch(syllableParts(text), part);
  return stretch === null ? null : text.slice(stretch.from, stretch.to);
}

test.each([
  ["nghé", "ngh", "é", "é"],
  ["quýt", "qu", "ýt", "ý"],
  ["giếng", "gi", "iếng", "ế"],
  ["vịt", "v", "ịt", "ị"],
  ["ổi", null, "ổi", "ổ"],
  ["cam", "c", "am", null],
])("%s: %s, %s, and the mark on %s", (text, initial, rime, marked) => {
  expect([written(text, "initial"), written(text, "rime"), written(text, "tone")]).toEqual([initial, rime, marked]);
});
