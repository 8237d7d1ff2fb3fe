import type { Kinds } from "#lib/questions/question.ts";

/** Whether the answers of a question differ by their capitals. */
export function isOfCapitals({ mistakes = [] }: Kinds["choice"]["key"]): boolean {
  return mistakes.includes("CAPS");
}
