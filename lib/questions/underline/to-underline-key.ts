import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { UnderlineKey } from "./grade.ts";

/** The key with exactly its fields. */
export function toUnderlineKey({ from, to, tooShort, tooLong, elsewhere }: UnderlineKey): UnderlineKey {
  return {
    from,
    to,
    tooShort: toPublicLine(tooShort),
    tooLong: toPublicLine(tooLong),
    elsewhere: toPublicLine(elsewhere),
  };
}
