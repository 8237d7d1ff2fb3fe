import type { PublicQuestion } from "#lib/questions/question.ts";

/** The parts as they stand on one line. */
export function asOneText(parts: readonly string[]): string {
  return parts.map((part, at) => (at === parts.length - 1 || /[.!?]$/u.test(part) ? part : `${part};`)).join(" ");
}

/** The parts of a text, known by what each is; null where one of them could be two, or one of these is missing. What is none of them is spare. */
export function putInRoles(seen: PublicQuestion, roles: readonly RegExp[]): string | null {
  if (seen.kind !== "order" || seen.view.by !== "text") return null;
  const { cards, spares = 0 } = seen.view;
  const held = roles.map((role) => cards.filter((card) => role.test(card)));
  const put = held.flatMap((found) => (found.length === 1 ? found : []));
  const isWhole = put.length === roles.length && new Set(put).size === cards.length - spares;
  return isWhole ? asOneText(put) : null;
}
