import { kinds } from "./kinds.ts";
import type { MistakeCode } from "./mistake-code.ts";
import type { KindName, Kinds } from "./question.ts";

/** What it takes to name a mistake: a kind's name with the view and the key that belong to it. */
interface Marked<Name extends KindName> {
  readonly kind: Name;
  readonly view: Kinds[Name]["view"];
  readonly key: Kinds[Name]["key"];
}

/**
 * By which named mistake an untrusted response came about. Null where it is right, unreadable or comes from no known mistake.
 * The name is for teachers: it never reaches the pupil who made the mistake.
 */
export function nameMistake<Name extends KindName>(
  { kind, view, key }: Marked<Name>,
  raw: unknown,
): MistakeCode | null {
  const { response, grade, nameMistake: nameOf } = kinds[kind];
  const parsed = response.safeParse(raw);
  if (nameOf === undefined || !parsed.success || grade(key, parsed.data)) return null;
  return nameOf(key, parsed.data, view);
}

/** The wrong responses a pupil can give to a question, those of every named mistake among them. */
export function wrongResponses<Name extends KindName>({ kind, view, key }: Marked<Name>): readonly unknown[] {
  return kinds[kind].examples(view, key).wrong;
}
