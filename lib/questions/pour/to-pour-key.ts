import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { PourKey } from "./grade.ts";

/** The key with exactly its fields. */
export function toPourKey({ litres, tooLittle, tooMuch }: PourKey): PourKey {
  return { litres, tooLittle: toPublicLine(tooLittle), tooMuch: toPublicLine(tooMuch) };
}
