import type { Kind } from "./kinds/define-kind.ts";
import { registry } from "./kinds/registry.ts";
import type { KindName, Kinds } from "./question.ts";

/** Every kind of question, by name. Brings zod along: server side only. */
export const kinds: {
  readonly [Name in KindName]: Kind<Kinds[Name]["view"], Kinds[Name]["key"], Kinds[Name]["response"]>;
} = registry;
