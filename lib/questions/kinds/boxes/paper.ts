import type { PaperForm, PaperPart } from "#lib/questions/paper-form.ts";
import { solutionBlock } from "#lib/questions/paper-story.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { BoxesKey, BoxesPart, BoxesView, NumberBox } from "./grading.ts";

const sizeOf = (box: NumberBox | string) => (typeof box === "string" ? box : box.maxDigits);

function toPart(part: BoxesPart): PaperPart {
  if (part.type === "text") return part;
  if (part.type === "box") return { type: "box", letters: part.box.maxDigits };
  return { type: "fraction", top: sizeOf(part.top), bottom: sizeOf(part.bottom) };
}

/** Boxes that no words lead up to are said to be for the answer. */
function lineOf(parts: readonly BoxesPart[], prompt: string): readonly PaperPart[] {
  const isLedUpTo = parts[0]?.type === "text" || prompt.includes("…");
  return [...(isLedUpTo ? [] : [{ type: "text", text: paperText.answer } as const]), ...parts.map(toPart)];
}

export const boxesPaper: PaperForm<BoxesView, BoxesKey> = {
  blocks: ({ parts }, { prompt, classId }) => [
    solutionBlock(prompt, classId) ?? { type: "line", parts: lineOf(parts, prompt), isRunning: false },
  ],
};
