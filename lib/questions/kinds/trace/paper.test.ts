import { expect, test } from "vitest";
import { capitalLetters } from "#lib/skills/vietnamese/handwriting/capital-letters.ts";
import { smallLetters } from "#lib/skills/vietnamese/handwriting/small-letters.ts";
import { writeLetters } from "#lib/skills/vietnamese/handwriting/write-letters.ts";
import { tracePaper } from "./paper.ts";

const letters = { ...smallLetters, ...capitalLetters };

test.each(Object.keys(letters))("below the model of %s stand a faint row and two empty ones, all as wide", (name) => {
  const blocks = tracePaper.blocks(
    { what: name, ...writeLetters(letters, [name], "apart") },
    { classId: "1", prompt: "", figures: [] },
  );
  const figures = blocks.flatMap((block) =>
    block.type === "figure" && block.figure.type === "handwriting" ? [block.figure] : [],
  );
  const [model, ...rows] = figures;
  expect(figures).toHaveLength(blocks.length);
  expect(model?.look).toBe("numbered");
  expect(rows.map(({ strokes }) => strokes.length > 0)).toEqual([true, false, false]);
  expect(new Set(rows.map(({ copies, width }) => copies * width)).size).toBe(1);
  // Most of the width of a page.
  for (const { copies, width } of rows) expect(copies * width).toBeGreaterThan(1500);
});
