import { kinds } from "#lib/questions/kinds.ts";
import type { KindName, Kinds, Response } from "#lib/questions/question.ts";

type Keyed<Name extends KindName> = {
  [Each in Name]: { readonly kind: Each; readonly view: Kinds[Each]["view"]; readonly key: Kinds[Each]["key"] };
}[Name];

/** The first wrong response a pupil can give to a question. */
export function wrongResponse<Name extends KindName>({ kind, view, key }: Keyed<Name>): Response {
  const [wrong] = kinds[kind].examples(view, key).wrong;
  if (wrong === undefined) throw new Error(`There is no wrong response of the kind ${kind}`);
  return wrong;
}
