import { wordsValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import type { TrapWord } from "./read-traps.ts";

/** A word written wrongly, as a wrong answer to which word is written rightly. */
export function misspelt({ text, code, wrong }: TrapWord["miswritings"][number]): Distractor {
  const [syllable = "", ...others] = wrong;
  const feedback = others.length > 0 ? "Con xem lại từng tiếng nhé!" : `Con xem lại tiếng “${syllable}” nhé!`;
  return mistake(code, wordsValue(text), feedback);
}
