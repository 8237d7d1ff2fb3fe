import { choiceKind } from "./choice/kind.ts";
import { countKind } from "./count/kind.ts";
import type { Kind } from "./kind.ts";
import { numberKind } from "./number/kind.ts";
import type { KindName } from "./question.ts";

/** Every kind of question, by name; a name without an entry does not compile. Brings zod along: server side only. */
export const kinds: { readonly [Name in KindName]: Kind<Name> } = {
  choice: choiceKind,
  number: numberKind,
  count: countKind,
};
