import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { writeLongPairs } from "#lib/questions/kinds/pairs/grading.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface Pair {
  readonly left: Line;
  /** Drawn instead of it, at every pair or at none. */
  readonly picture?: PictureName;
  /** Drawn above its place where sentences are paired, at every pair or at none; `left` tells what is seen. */
  readonly scene?: Figure;
  readonly card: Line;
  /** Said when it is the first with a wrong card, to what stands on that card. */
  readonly wrong: (card: string) => Words;
}

interface PairsDraft extends Omit<QuestionDraft, "explanation"> {
  readonly pairs: readonly Pair[];
  /** What stands on the cards that are left over. */
  readonly others: readonly string[];
  /** The mistake that wrong pairs come from. */
  readonly code: MistakeCode;
  /** What comes before the pairs: "Các cặp đúng là:"; of long ones the whole. */
  readonly explanation: string;
  /** What stands between both of a pair, where they are sums. */
  readonly joint?: "=";
  /** Whether phrases or sentences are paired. */
  readonly isLong?: true;
  /** Whether the cards name the pictures; `left` is then what is told of each instead. */
  readonly isNaming?: true;
}

/** What stands beside each other, in one line; where pictures are named, the names alone. */
function asLine(pairs: readonly Pair[], joint: "=" | undefined, isNaming: boolean): Line {
  if (isNaming) {
    return {
      text: pairs.map(({ card }) => card.text).join(", "),
      spoken: pairs.map(({ card }) => card.spoken).join(", "),
    };
  }
  return {
    text: pairs
      .map(({ left, card }) => `${left.text}${joint === undefined ? "\u00a0" : ` ${joint} `}${card.text}`)
      .join(", "),
    spoken: pairs
      .map(({ left, card }) => `${left.spoken} ${joint === undefined ? "với" : "bằng"} ${card.spoken}`)
      .join(", "),
  };
}

/** A question in which a card is put to each letter, word, picture or sum; the answer names the pairs from the left. */
export function pairsQuestion(
  rng: Rng,
  { pairs, others, code, explanation, joint, isLong, isNaming, ...draft }: PairsDraft,
): Question {
  const right = pairs.map(({ card }) => card.text);
  const shuffled = rng.shuffle([...right, ...others]);
  const [first = "", ...rest] = shuffled;
  // They never lie where they belong from the start.
  const cards = right.every((card, place) => card === shuffled[place]) ? [...rest, first] : shuffled;
  const pictures = pairs.flatMap(({ picture = [] }) => picture);
  const scenes = pairs.flatMap(({ scene = [] }) => scene);
  const words = asLine(pairs, joint, isNaming === true);
  const answer =
    isLong === true ? toLine(writeLongPairs(pairs.map(({ left, card }) => [left.text, card.text]))) : words;
  return {
    kind: "pairs",
    ...draftedFields(rng, {
      ...draft,
      // Long pairs stand on the board again: only the reason is told.
      explanation:
        isLong === true
          ? explanation
          : { text: `${explanation} ${answer.text}.`, spoken: `${explanation} ${answer.spoken}.` },
    }),
    view: {
      lefts: pairs.map(({ left }) => left.text),
      ...(pictures.length > 0 && { pictures }),
      ...(scenes.length > 0 && { scenes }),
      cards,
      ...(joint !== undefined && { joint }),
      ...(isLong === true && { isLong }),
      ...(isNaming === true && { isNaming }),
    },
    key: {
      cards: right.map((card) => cards.indexOf(card)),
      wrong: pairs.map(({ card: own, wrong }) =>
        cards.map((card) => (card === own.text ? null : wordsAsLine(wrong(card)))),
      ),
      mistake: code,
    },
    answer,
  };
}
