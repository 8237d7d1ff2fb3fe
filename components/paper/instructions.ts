import type { SheetQuestion } from "#lib/paper/sheet-view.ts";
import { paperText } from "#lib/text/paper-text.ts";

const circled = paperText.instructions.choice;

/** What is said once for all questions with letters to circle, wherever a page ends; null on a sheet without any. */
export function noteOfSheet(questions: readonly SheetQuestion[]): string | null {
  return questions.some(({ question }) => question.instruction === circled) ? paperText.choiceNote : null;
}

/** What is done with the pen, where the head of the sheet has not said it. */
export function instructionOf({ question: { instruction } }: SheetQuestion): string | null {
  return instruction === circled ? null : instruction;
}
