import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { capitalsOf } from "./capitals-of.ts";
import { nameValue } from "./name-value.ts";

/** What stands between the syllables. */
function signsOf(name: string): string {
  return name.replace(/\p{L}/gu, "");
}

/** A name written in a wrong way: what is told of it is of its hyphens first, then of the first capital that is amiss. */
export function nameDistractor(right: string, wrong: string): Distractor {
  const capitals = capitalsOf(right);
  const syllables = wrong.match(/\p{L}+/gu) ?? [];
  const wrongCapitals = capitalsOf(wrong);
  const place = wrongCapitals.findIndex((isCapital, at) => isCapital !== capitals[at]);
  const code = place < 0 ? "SPELL" : "CAPS";
  if (signsOf(wrong) !== signsOf(right)) return mistake(code, nameValue(wrong), "Con xem lại dấu gạch nối nhé!");
  const syllable = syllables[place] ?? "";
  const feedback = wrongCapitals[place]
    ? `Tiếng “${syllable}” có cần viết hoa không? Con nghĩ lại nhé!`
    : `Chữ đầu của tiếng “${syllable}” viết thế đã đúng chưa? Con xem lại nhé!`;
  return mistake(code, nameValue(wrong), feedback);
}
