import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { praises } from "#lib/skills/drafts/praises.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import type { BankEntry } from "./bank-entry.ts";
import { underlined } from "./underlined.ts";

/** Words of an answer or an explanation: between two words that belong together ("Tuy … nhưng …") the voice only rests. */
export function bankLine(text: string): Line {
  const rested = text.replaceAll(/\s*…\s*(?=[\p{L}])/gu, ", ").replaceAll(/\s*…/gu, "");
  return { text, spoken: toSpoken(rested.replace(/^, /u, "")) };
}

/** What the item says, or what holds for the whole bank where an operator added it without. */
function hintsFor({ answer, hints }: BankItem, entry: BankEntry): Line[] {
  if (hints.length > 0) return hints.map((hint) => bankLine(underlined(hint)));
  const told = withoutLeaks(answer, entry.hints).filter((hint) => typeof hint === "string");
  return (told.length === 0 ? ["Hãy đọc lại thật kĩ với từng câu trả lời nhé!"] : told).map(bankLine);
}

/** What an item says to a wrong choice; null where it has no sentence for it. */
export function feedbackOn({ feedback }: BankItem, choice: string): Line | null {
  const said = feedback[choice];
  return said === undefined ? null : bankLine(underlined(said));
}

interface ItemHelp extends Pick<Question, "hints" | "praise"> {
  readonly explanation: Help;
}

/** What helps with an item, whatever board it is asked on. */
export function itemHelp(item: BankItem, entry: BankEntry, rng: Rng): ItemHelp {
  return {
    hints: hintsFor(item, entry).map((hint) => ({ ...hint, figures: null })),
    explanation: { ...bankLine(underlined(item.explain)), figures: null },
    praise: toLine(rng.pick(praises[entry.praise])),
  };
}
