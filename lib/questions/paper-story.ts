import type { ClassId } from "#lib/core/class-id.ts";
import { paperText, unsolvedPrompt } from "#lib/text/paper-text.ts";
import type { PaperBlock } from "./paper-form.ts";

/** Lines for a solution: a sentence, a sum and the answer; from class 3 on there may be two of each. */
const solutionLines = { one: 3, two: 5 } as const;

/** A word problem: something is told before it is asked, with two numbers or more. */
function isStory(prompt: string): boolean {
  return !unsolvedPrompt.test(prompt) && /[.!] [^?]*\?$/u.test(prompt) && (prompt.match(/\d+/gu) ?? []).length > 1;
}

/** Where a word problem is solved: a sum with its sign in class 1, lines for a solution later; null for any other prompt. */
export function solutionBlock(prompt: string, classId: ClassId): PaperBlock | null {
  if (!isStory(prompt)) return null;
  if (classId !== "1") {
    const lines = Number(classId) < 3 ? solutionLines.one : solutionLines.two;
    return { type: "ruled", heading: paperText.solution, lines, ruling: "dotted" };
  }
  const box = { type: "box", letters: 2 } as const;
  const lead = { type: "text", text: paperText.calculation } as const;
  return { type: "line", parts: [lead, box, box, box, { type: "text", text: "=" }, box], isRunning: false };
}
