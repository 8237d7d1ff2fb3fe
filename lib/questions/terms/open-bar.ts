import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import type { Setting } from "./setting.ts";

/** A sum of which only the result is known as a bar: a whole of two open pieces, or one piece of an open whole. */
export function openBar({
  operation,
  a,
  b,
  result,
}: Pick<Setting, "operation" | "a" | "b" | "result">): BarModelFigure {
  const isSum = operation === "+";
  const open = { label: "?", look: "asked" } as const;
  const other = isSum ? { size: a, ...open } : ({ size: result, label: String(result), look: "plain" } as const);
  return {
    type: "bar-model",
    bars: [{ name: null, parts: [other, { size: b, ...open }], whole: isSum ? String(result) : "?" }],
    alt: descriptionText.bars,
  };
}
