import type { Rng } from "#lib/core/rng.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { buildBankItemQuestion } from "#lib/skills/build-bank-item-question.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { buildUnderlineQuestion } from "#lib/skills/vietnamese/build-underline-question.ts";
import type { BankEntry } from "./bank-entry.ts";
import { buildGapsQuestion } from "./build-gaps-question.ts";
import { buildToneQuestion } from "./build-tone-question.ts";
import { buildWordOrderQuestion } from "./build-word-order-question.ts";
import { bankLine, feedbackOn, itemHelp } from "./item-lines.ts";
import { shownFigure } from "./shown-figure.ts";
import { splitPrompt } from "./split-prompt.ts";
import { underlined } from "./underlined.ts";

function wordCard(asked: string): Figure[] {
  const word = /“([^”]+)”/u.exec(asked)?.[1];
  return word === undefined ? [] : [{ type: "word", text: word, alt: `Thẻ ghi từ “${word}”.` }];
}

function buildChoiceQuestion(item: BankItem, entry: BankEntry, rng: Rng): Question {
  const { asked, shown } = splitPrompt(item.prompt, [item.answer, ...item.distractors]);
  const card = entry.isOfWord ? wordCard(asked) : [];
  return buildBankItemQuestion(item, rng, {
    prompt: { text: asked, spoken: toSpoken(item.say ?? underlined(item.prompt)) },
    answer: bankLine(item.answer),
    wrong: item.distractors.map((choice) => ({ line: bankLine(choice), feedback: feedbackOn(item, choice) })),
    figures: shown === null ? card : [shownFigure(shown)],
    ...itemHelp(item, entry, rng),
    code: entry.code,
  });
}

/**
 * Turns an item of a bank into a question: of word cards; where its shape allows of a sentence to underline, of gaps, of a mark
 * to be put; else a choice. The same item and chance give the same one.
 */
export function buildItemQuestion(item: BankItem, entry: BankEntry, rng: Rng): Question {
  if (item.type === "word_order") return buildWordOrderQuestion(item, rng);
  const isUnderlined = entry.isUnderlined === true && rng.int(0, 1) === 0;
  return (
    (isUnderlined ? buildUnderlineQuestion(item, entry.code) : null) ??
    buildGapsQuestion(item, entry, rng) ??
    buildToneQuestion(item, entry, rng) ??
    buildChoiceQuestion(item, entry, rng)
  );
}
