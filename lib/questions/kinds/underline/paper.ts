import type { PaperForm } from "#lib/questions/paper-form.ts";
import type { UnderlineKey, UnderlineView } from "./grading.ts";

export const underlinePaper: PaperForm<UnderlineView, UnderlineKey> = {
  blocks: ({ words }) => [{ type: "words", words }],
};
