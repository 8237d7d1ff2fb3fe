import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { areaOf, type Card, readCard, seamsOf } from "#lib/questions/shape/cut-card.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { tangramQuestion } from "#lib/skills/drafts/tangram-question.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  cardsKey,
  countPieces,
  cutOutline,
  explainCover,
  manyPartedOutlines,
  type Outline,
  placeHint,
  shapeOutlines,
  startHint,
  thingOutlines,
} from "#lib/skills/words/card-outlines.ts";

/** What class 1 knows, not too small for a finger: triangles, and squares and rectangles that stand straight. */
function isPiece(card: Card): boolean {
  const isStraight = card.every(({ x, y }, place) => {
    const next = card[(place + 1) % card.length];
    return next?.x === x || next?.y === y;
  });
  return areaOf(card) >= 1 && (card.length === 3 || (card.length === 4 && isStraight));
}

interface Level {
  readonly of: readonly Outline[];
  readonly count: readonly [least: number, most: number];
  readonly isLined: boolean;
  readonly canTurn: boolean;
}

const levels: Readonly<Record<Difficulty, Level>> = {
  1: { of: [...shapeOutlines, ...shapeOutlines, ...thingOutlines], count: [2, 2], isLined: true, canTurn: false },
  2: { of: [...shapeOutlines, ...thingOutlines, ...manyPartedOutlines], count: [3, 4], isLined: false, canTurn: false },
  3: { of: [...thingOutlines, ...manyPartedOutlines], count: [4, 6], isLined: false, canTurn: true },
};

/** Pieces of which one may be too many. */
const spares = ["0,0 1,1 0,1", "0,0 1,0 1,1 0,1", "0,0 2,0 2,1 0,1", "0,0 3,0 3,1 0,1", "0,0 3,3 0,3"].map(readCard);

/** All areas that some of the cards have together. */
function sumsOf(cards: readonly Card[]): ReadonlySet<number> {
  const sums = new Set([0]);
  for (const area of cards.map(areaOf)) for (const sum of [...sums]) sums.add(sum + area);
  return sums;
}

/** One that can stand for none of the others, so that it is sure which is left over; null where there is none. */
function pickSpare(rng: Rng, cards: readonly Card[]): Card | null {
  const sums = sumsOf(cards);
  const fitting = spares.filter((card) => !sums.has(areaOf(card)));
  return fitting.length === 0 ? null : rng.pick(fitting);
}

/** Where to look: at the lines that are there, at those that show each place, or the largest one. */
function lookHint({ isLined, canTurn }: Level, cards: readonly Card[]) {
  if (isLined) return { say: "Mỗi phần của hình là chỗ của một miếng bìa.", seams: [] };
  if (!canTurn) return { say: "Con nhìn đường kẻ: mỗi phần là chỗ của một miếng.", seams: seamsOf(cards) };
  return placeHint(cards);
}

/** "Con xếp các miếng bìa cho kín ngôi nhà." */
function buildCoverQuestion(rng: Rng, level: Level): Question {
  const { of, count, isLined, canTurn } = level;
  const { name, cards } = cutOutline(rng, of, count, isPiece);
  const spare = canTurn ? pickSpare(rng, cards) : null;
  if (canTurn && spare === null) return buildCoverQuestion(rng, level);
  return tangramQuestion(rng, {
    prompt: rng.pick(
      canTurn
        ? [`Con xếp kín ${name}. Có một miếng bìa thừa.`, `Con xoay rồi xếp cho kín ${name}. Có một miếng thừa.`]
        : [`Con xếp các miếng bìa cho kín ${name}.`, `Con ghép các miếng bìa thành ${name}.`],
    ),
    ...{ cards, spare, isLined, canTurn },
    cut: null,
    hints: [{ say: startHint(cards, spare), seams: [] }, lookHint(level, cards)],
    explanation: explainCover(cards, name),
    praise: "tangram",
    identity: `cover ${name} ${cardsKey(cards)}`,
    answer: countPieces(cards),
  });
}

/** Outlines covered with pieces of card (curriculum, c1-build-shapes): two, with lines; three or four, without; turned, one too many. */
export const buildShapes = defineGeometrySkill({
  id: "c1-build-shapes",
  classId: "1",
  title: "Lắp ghép, xếp hình",
  generate: byDifficulty({
    1: [(rng) => buildCoverQuestion(rng, levels[1])],
    2: [(rng) => buildCoverQuestion(rng, levels[2])],
    3: [(rng) => buildCoverQuestion(rng, levels[3])],
  }),
});
