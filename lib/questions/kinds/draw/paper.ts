import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperKeyText } from "#lib/text/paper-key-text.ts";
import type { DrawGoal } from "./goal.ts";
import type { DrawKey, DrawView } from "./grading.ts";
import { drawAnswer, drawPlan } from "./sheet.ts";

/** Whether it may be drawn at more than one place. */
function isMovable(goal: DrawGoal): boolean {
  if (goal.type === "segment") return true;
  return goal.type === "rectangle" && goal.given.length < 2 && goal.middle === null;
}

/** Whether a side of the triangle stands at a right angle to its base: that is the height, and it is drawn already. */
function isHeightDrawn({ points: [apex], lines }: DrawView): boolean {
  const base = lines.find(({ isBase }) => isBase);
  if (apex === undefined || base === undefined || lines.length !== 3) return false;
  const along = { x: base.to.x - base.from.x, y: base.to.y - base.from.y };
  return [base.from, base.to].some((end) => (apex.x - end.x) * along.x + (apex.y - end.y) * along.y === 0);
}

/** The sheet to draw on with a pencil; the key shows one of the drawings that are right. */
export const drawPaper: PaperForm<DrawView, DrawKey> = {
  prompt: (view, prompt) => (isHeightDrawn(view) ? paperKeyText.thicken(prompt) : prompt),
  blocks: (view) => [{ type: "figure", figure: drawPlan(view) }],
  drawing: (view, { drawing }) => drawAnswer(view, drawing),
  how: (_view, { goal }, explanation) => (isMovable(goal) ? paperKeyText.elsewhere(explanation) : explanation),
};
