import { type PaperForm, setOutSquares } from "#lib/questions/paper-form.ts";
import type { DivisionKey, DivisionView } from "./grading.ts";

/** The work is set out by the pupil, on the squares of an exercise book. */
export const divisionPaper: PaperForm<DivisionView, DivisionKey> = {
  prompt: (_view, prompt) => prompt.replace(/ = …$/u, "."),
  blocks: () => [{ type: "squares", ...setOutSquares }],
};
