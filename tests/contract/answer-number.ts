import type { PublicQuestion } from "#lib/questions/question.ts";
import { grouped } from "./grouped.ts";
import { onlyChoice } from "./only-choice.ts";
import { wholesIn } from "./read-number.ts";

/** A number as the question wants it: typed, or the one choice that begins with it. Null for what is not whole. */
export function answerNumber(seen: PublicQuestion, value: number): string | null {
  if (!Number.isSafeInteger(value)) return null;
  return seen.kind === "choice" ? onlyChoice(seen, (choice) => wholesIn(choice)[0] === value) : grouped(value);
}
