import type { Question } from "#lib/questions/question.ts";
import { toPublic } from "#lib/questions/to-public.ts";

/** What makes two questions look alike: words, pictures and answers, in whatever order the answers stand. */
export function shownOf(question: Question): string {
  const { kind, prompt, figures, view } = toPublic(question);
  const parts = kind === "choice" ? view.choices.map(({ text }) => text).toSorted() : view;
  return JSON.stringify([prompt.text, figures, parts]);
}

/** The prompt without its numbers and names: what is left is a way of asking. */
export function wordingOf({ kind, prompt }: Question): string {
  const words = prompt.text
    .replace(/\d+(?:[\u00a0,\u2044\u202f]\d+)*/gu, "#")
    .replace(/(?<=[^.!?] |^)\p{Lu}\p{L}*/gu, "N");
  return `${kind}: ${words}`;
}
