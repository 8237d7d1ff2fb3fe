import { kinds } from "./kinds.ts";
import type { Keyed, KindName } from "./question.ts";

/**
 * Marks an untrusted response on the server. "unreadable": not a response of this kind at all
 * (unknown keys, fractions, numbers out of range), which never counts as an answer.
 */
export function gradeResponse<Name extends KindName>(
  question: Keyed<Name>,
  raw: unknown,
): "right" | "wrong" | "unreadable" {
  const kind = kinds[question.kind];
  const parsed = kind.response.safeParse(raw);
  if (!parsed.success) {
    return "unreadable";
  }
  return kind.grade(question.key, parsed.data) ? "right" : "wrong";
}
