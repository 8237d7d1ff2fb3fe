import type { ClassId } from "#lib/core/class-id.ts";
import type { StrandId } from "#lib/test-papers/matrix.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";

/** In class 1 what is asked of the language stands with what is written. */
export function strandName(strand: StrandId, classId: ClassId): string {
  return strand === "language" && classId === "1" ? testPaperText.languageOfClass1 : testPaperText.strands[strand];
}
