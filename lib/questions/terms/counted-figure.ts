import { blocksFigure } from "#lib/questions/addition/blocks-figure.ts";
import { frameFigure } from "#lib/questions/addition/frame-figure.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { takenBlocks } from "#lib/questions/subtraction/taken-blocks.ts";
import { takenFrame } from "#lib/questions/subtraction/taken-frame.ts";
import type { Setting } from "./setting.ts";

/** What is put together, or taken away, to count: in ten frames up to 20, as rods and cubes above; nothing carries. */
export function countedFigure({ operation, a, b, largest }: Setting): Figure {
  if (largest > 20) return operation === "+" ? blocksFigure([a, b]) : takenBlocks(a, b);
  if (operation === "−") return takenFrame("apple", a, b, []);
  const groups = [
    { picture: "apple", count: a },
    { picture: "mango", count: b },
  ] as const;
  return frameFigure(groups, [], a + b);
}
