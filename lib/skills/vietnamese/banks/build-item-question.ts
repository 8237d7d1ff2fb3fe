import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { buildBankItemQuestion } from "#lib/skills/build-bank-item-question.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { praises } from "#lib/skills/drafts/praises.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { buildUnderlineQuestion } from "#lib/skills/vietnamese/build-underline-question.ts";
import type { BankEntry } from "./bank-entry.ts";

import { buildWordOrderQuestion } from "./build-word-order-question.ts";
import { shownFigure } from "./shown-figure.ts";
import { splitPrompt } from "./split-prompt.ts";
import { underlined } from "./underlined.ts";

function wordCard(asked: string): Figure[] {
  const word = /“([^”]+)”/u.exec(asked)?.[1];
  return word === undefined ? [] : [{ type: "word", text: word, alt: `Thẻ ghi từ “${word}”.` }];
}

/** Words of an answer or an explanation: between two words that belong together ("Tuy … nhưng …") the voice only rests. */
function bankLine(text: string): Line {
  const rested = text.replaceAll(/\s*…\s*(?=[\p{L}])/gu, ", ").replaceAll(/\s*…/gu, "");
  return { text, spoken: toSpoken(rested.replace(/^, /u, "")) };
}

/** What the item says, or what holds for the whole bank where an operator added it without. */
function hintsFor({ answer, hints }: BankItem, entry: BankEntry): Line[] {
  if (hints.length > 0) return hints.map((hint) => bankLine(underlined(hint)));
  const told = withoutLeaks(answer, entry.hints).filter((hint) => typeof hint === "string");
  return (told.length === 0 ? ["Hãy đọc lại thật kĩ với từng câu trả lời nhé!"] : told).map(bankLine);
}

function feedbackOn({ feedback }: BankItem, choice: string): Line | null {
  const said = feedback[choice];
  return said === undefined ? null : bankLine(underlined(said));
}

function buildChoiceQuestion(item: BankItem, entry: BankEntry, rng: Rng): Question {
  const { asked, shown } = splitPrompt(item.prompt, [item.answer, ...item.distractors]);
  const card = entry.isOfWord ? wordCard(asked) : [];
  return buildBankItemQuestion(item, rng, {
    prompt: { text: asked, spoken: toSpoken(item.say ?? underlined(item.prompt)) },
    answer: bankLine(item.answer),
    wrong: item.distractors.map((choice) => ({ line: bankLine(choice), feedback: feedbackOn(item, choice) })),
    figures: shown === null ? card : [shownFigure(shown)],
    hints: hintsFor(item, entry).map((hint) => ({ ...hint, figures: null })),
    explanation: { ...bankLine(underlined(item.explain)), figures: null },
    praise: toLine(rng.pick(praises[entry.praise])),
    code: entry.code,
  });
}

/** Turns an item of a bank into a question; the same item and chance give the same one. */
export function buildItemQuestion(item: BankItem, entry: BankEntry, rng: Rng): Question {
  if (item.type === "word_order") return buildWordOrderQuestion(item, rng);
  const isUnderlined = entry.isUnderlined === true && rng.int(0, 1) === 0;
  return (isUnderlined ? buildUnderlineQuestion(item) : null) ?? buildChoiceQuestion(item, entry, rng);
}
