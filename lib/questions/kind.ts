import type { z } from "zod";
import type { Line } from "#lib/core/line.ts";
import type { KindName, Kinds } from "./question.ts";

/** What every kind of question brings along. */
export interface Kind<Name extends KindName> {
  /** Accepts exactly the response's shape, from an untrusted body. */
  readonly response: z.ZodType<Kinds[Name]["response"]>;
  grade(key: Kinds[Name]["key"], response: Kinds[Name]["response"]): boolean;
  /** Responses a pupil can give: every right one, and wrong ones including each named mistake. */
  examples(
    view: Kinds[Name]["view"],
    key: Kinds[Name]["key"],
  ): { readonly right: readonly Kinds[Name]["response"][]; readonly wrong: readonly Kinds[Name]["response"][] };
  /** What helps after this response: the sentence for its mistake, or null. */
  feedback(key: Kinds[Name]["key"], response: Kinds[Name]["response"]): Line | null;
}
