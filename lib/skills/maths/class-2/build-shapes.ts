import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { quartersOf, sizeOf, turnedCorners } from "#lib/questions/kinds/tangram/cover.ts";
import type { Question } from "#lib/questions/question.ts";
import {
  areaOf,
  type Card,
  cornersKey,
  cutsOf,
  movedCard,
  outlineOf,
  readCard,
  seamsOf,
} from "#lib/questions/shape/cut-card.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { tangramQuestion } from "#lib/skills/drafts/tangram-question.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  cardsKey,
  countPieces,
  cutOutline,
  explainCover,
  nameOfCard,
  placeHint,
  shapeOutlines,
  startHint,
  thingOutlines,
} from "#lib/skills/words/card-outlines.ts";

/** Triangles and quadrilaterals, not too small for a finger. */
const isPiece = (card: Card) => areaOf(card) >= 1 && card.length <= 4;

/** "Con xếp các miếng bìa cho kín ngôi nhà." */
function buildCoverQuestion(rng: Rng, count: readonly [number, number], isLined: boolean): Question {
  const { name, cards } = cutOutline(rng, [...shapeOutlines, ...thingOutlines], count, isPiece);
  return tangramQuestion(rng, {
    prompt: rng.pick(
      isLined
        ? [`Con xếp các miếng bìa cho kín ${name}.`, `Con ghép các miếng bìa thành ${name}.`]
        : [`Con xoay các miếng bìa rồi xếp cho kín ${name}.`, `Con xoay rồi ghép các miếng bìa thành ${name}.`],
    ),
    ...{ cards, isLined },
    canTurn: !isLined,
    cut: null,
    spare: null,
    hints: [
      { say: startHint(cards, null), seams: [] },
      isLined ? { say: "Con so các cạnh của miếng bìa với từng phần của hình.", seams: [] } : placeHint(cards),
    ],
    explanation: explainCover(cards, name),
    praise: "tangram",
    identity: `cover ${name} ${cardsKey(cards)}`,
    answer: countPieces(cards),
  });
}

/** Shapes that are cut in two. */
const sources = [
  "0,0 2,0 2,2 0,2",
  "0,0 4,0 4,2 0,2",
  "0,0 3,0 3,2 0,2",
  "2,0 4,2 0,2",
  "0,0 3,3 0,3",
  "2,0 5,0 3,2 0,2",
  "1,0 3,0 4,1 0,1",
  "0,0 2,0 4,2 0,2",
].map(readCard);

/** Whether two cards are one shape, turned or seen in a mirror. */
function isCongruent(one: Card, other: Card): boolean {
  const mirror = other.map(({ x, y }) => ({ x: -x, y }));
  const wanted = cornersKey(turnedCorners(one, 0));
  return [0, 1, 2, 3].some((turn) => [other, mirror].some((each) => cornersKey(turnedCorners(each, turn)) === wanted));
}

/** Pieces laid side by side, and the shape they make. */
interface Join {
  readonly cards: readonly [Card, Card];
  readonly target: Card;
}

/** What else two pieces make along a whole side: triangles and quadrilaterals. */
function joinsOf([one, other]: readonly [Card, Card]): Join[] {
  const taken = new Set(quartersOf(one));
  return [0, 1, 2, 3].flatMap((turn) => {
    const turned = turnedCorners(other, turn);
    return one.flatMap((corner) =>
      turned.flatMap((point): Join[] => {
        const laid = movedCard(turned, { x: corner.x - point.x, y: corner.y - point.y });
        if (quartersOf(laid).some((quarter) => taken.has(quarter))) return [];
        const target = outlineOf([one, laid]);
        if (target === null || target.length > 4 || sizeOf(turnedCorners(target, 0)).width > 6) return [];
        return [{ cards: [one, laid], target }];
      }),
    );
  });
}

/** A shape cut in two, and another that the pieces make. */
function pickCut(rng: Rng) {
  for (;;) {
    const source = rng.pick(sources);
    const cut = rng.pick(cutsOf(source, isPiece));
    const joins = joinsOf(cut).filter(
      ({ target }) => nameOfCard(target) !== nameOfCard(source) && !isCongruent(target, source),
    );
    if (joins.length > 0) return { source, cut, ...rng.pick(joins) };
  }
}

/** "Hình vuông đã được cắt thành hai miếng. Con ghép hai miếng cho kín hình tam giác." */
function buildCutQuestion(rng: Rng): Question {
  const { source, cut, cards, target } = pickCut(rng);
  const [from, to] = [nameOfCard(source), nameOfCard(target)];
  return tangramQuestion(rng, {
    prompt: rng.pick([
      `${capital(from)} đã được cắt thành hai miếng. Con ghép hai miếng cho kín ${to}.`,
      `${capital(from)} được cắt làm hai. Con ghép hai miếng thành ${to}.`,
    ]),
    ...{ cards, cut },
    isLined: false,
    canTurn: true,
    spare: null,
    hints: [
      { say: "Con tìm hai cạnh bằng nhau để ghép. Con thử cách khác lúc chưa cắt.", seams: [] },
      { say: "Con nhìn đường kẻ: hai miếng chạm nhau ở đó.", seams: seamsOf(cards) },
    ],
    explanation: `${countPieces(cards)} ghép thành ${to}. Không có chỗ hở, không chờm ra ngoài.`,
    praise: "tangram",
    identity: `cut ${cardsKey(cut)} ${cardsKey(cards)}`,
    answer: countPieces(cards),
  });
}

/** Pieces of card laid and joined (curriculum, c2-build-shapes): three, with lines; more, turned; what else a cut shape makes. */
export const buildShapes = defineGeometrySkill({
  id: "c2-build-shapes",
  classId: "2",
  title: "Cắt, ghép hình",
  generate: byDifficulty({
    1: [(rng) => buildCoverQuestion(rng, [3, 3], true)],
    2: [(rng) => buildCoverQuestion(rng, [4, 5], false)],
    3: [buildCutQuestion],
  }),
});
