import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { FillKey } from "./grade.ts";

/** The key with exactly its fields. */
export function toFillKey({ initial, rime, tone, wrong }: FillKey): FillKey {
  return {
    initial,
    rime,
    tone,
    wrong: {
      initial: toPublicLine(wrong.initial),
      rime: toPublicLine(wrong.rime),
      tone: toPublicLine(wrong.tone),
    },
  };
}
