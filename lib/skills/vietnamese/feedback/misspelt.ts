import { wordsValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import type { Miswriting } from "#lib/skills/vietnamese/words/read-traps.ts";
import { tellMisspelt } from "./tell-misspelt.ts";

/** A word written wrongly, as a wrong answer to which word is written rightly. */
export function misspelt(miswriting: Miswriting): Distractor {
  return mistake(miswriting.code, wordsValue(miswriting.text), tellMisspelt(miswriting));
}
