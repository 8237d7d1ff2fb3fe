import { compareRationals } from "#lib/core/rational.ts";
import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import type { NumberValue } from "#lib/questions/values.ts";
import { orderQuestion } from "#lib/skills/drafts/questions.ts";

/** Numbers on cards. In all words {way} and {Way} are "từ bé đến lớn", {name} is "bé nhất" and {row} the numbers in their order. */
interface OrderCards {
  /** Three or four numbers, no two of one worth. */
  readonly numbers: readonly NumberValue[];
  readonly isRising: boolean;
  readonly prompts: readonly string[];
  /** Said when the wrong one stands first, and when the first one is right. */
  readonly first: string;
  readonly later: string;
  readonly hints: readonly string[];
  readonly explanation: string;
  /** Shown with the explanation. */
  readonly worked?: readonly Figure[];
  /** What tells this question from others of the skill, of the numbers in their order. */
  readonly identityOf: (row: readonly NumberValue[]) => string;
}

/** Cards to put in order, from the smallest or from the largest. */
export function buildOrderCardsQuestion(rng: Rng, cards: OrderCards): Question {
  const { numbers, isRising, prompts, identityOf } = cards;
  const row = numbers.toSorted((a, b) => compareRationals(a.number, b.number) * (isRising ? 1 : -1));
  const texts = row.map(({ line }) => line.text);
  const gaps = {
    way: isRising ? "từ bé đến lớn" : "từ lớn đến bé",
    Way: isRising ? "Từ bé đến lớn" : "Từ lớn đến bé",
    name: isRising ? "bé nhất" : "lớn nhất",
    // Commas inside of decimals are not to be taken for those between numbers.
    row: texts.join(texts.some((text) => text.includes(",")) ? "; " : ", "),
  };
  const [only = "", ...others] = prompts;
  const told = fillGaps(cards.explanation, gaps);
  return orderQuestion(rng, {
    prompt: fillGaps(others.length === 0 ? only : rng.pick(prompts), gaps),
    numbers,
    isRising,
    first: fillGaps(cards.first, gaps),
    later: cards.later,
    hints: cards.hints.map((hint) => fillGaps(hint, gaps)),
    explanation: cards.worked === undefined ? told : { say: told, figures: cards.worked },
    praise: "order",
    identity: `order ${isRising} ${identityOf(row)}`,
  });
}
