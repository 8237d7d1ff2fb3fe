import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { SignKey, SignView } from "./grading.ts";

export const signPaper: PaperForm<SignView, SignKey> = {
  instruction: paperText.instructions.sign,
  blocks: ({ sides }) => [{ type: "sides", sides }],
};
