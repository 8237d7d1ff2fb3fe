import { wordsValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import type { Miswriting } from "#lib/skills/vietnamese/words/read-traps.ts";
import { tellMisspelt } from "./tell-misspelt.ts";

/** A word written wrongly, as a wrong answer to which word is written rightly. */
export function misspelt(miswriting: Miswriting): Distractor {
  // Named one by one, the faults of every syllable would spell the answer.
  const isWhole = miswriting.wrong.length > 1 && miswriting.wrong.length === miswriting.text.split(" ").length;
  const told = isWhole ? `“${miswriting.text}”: cả hai tiếng đều chưa đúng.` : tellMisspelt(miswriting);
  return mistake(miswriting.code, wordsValue(miswriting.text), told);
}
