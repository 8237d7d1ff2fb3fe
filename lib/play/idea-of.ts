import type { Question } from "#lib/questions/question.ts";

/** What is asked and how, without its numbers and its dress: the first word of the identity, and the board. */
export function ideaOf({ kind, identity }: Question): string {
  const [form = ""] = identity.split(" ");
  return /^[a-z-]+$/.test(form) ? `${kind} ${form}` : kind;
}
