import type { Rng } from "#lib/core/rng.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

/**
 * A piece of card on a grid: convex, its corners to the right around it, on points of the grid, its sides along the lines
 * or the diagonals of the squares.
 */
export type Card = readonly Point[];

/** One step along the side of a card, from a point of the grid to the next. */
export interface Step {
  readonly from: Point;
  readonly to: Point;
}

/** Corners as they are written down: "2,0 4,2 0,2". */
export function readCard(written: string): Card {
  return written.split(" ").map((corner) => {
    const [x = 0, y = 0] = corner.split(",").map(Number);
    return { x, y };
  });
}

export function movedCard(card: Card, by: Point): Card {
  return card.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
}

/** As it is seen in a mirror that stands beside it; corners are to the right around it again. */
export function mirroredCard(card: Card, width: number): Card {
  return card.map(({ x, y }) => ({ x: width - x, y })).toReversed();
}

/** Which corners a card has, whatever their order. */
export const cornersKey = (card: Card): string =>
  card
    .map(({ x, y }) => `${x},${y}`)
    .toSorted()
    .join(" ");

/** In squares of the grid. */
export function areaOf(card: Card): number {
  const doubled = card.reduce((sum, { x, y }, place) => {
    const next = card[(place + 1) % card.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** The points of the grid around a card, each once. */
function pointsAround(card: Card): Point[] {
  return card.flatMap((from, place) => {
    const to = card[(place + 1) % card.length] ?? from;
    const [across, down] = [to.x - from.x, to.y - from.y];
    const length = Math.max(Math.abs(across), Math.abs(down));
    return Array.from({ length }, (_, at) => ({
      x: from.x + Math.sign(across) * at,
      y: from.y + Math.sign(down) * at,
    }));
  });
}

/** Without the points that lie amid a side. */
function withoutFlat(points: readonly Point[]): Card {
  return points.filter(({ x, y }, place) => {
    const before = points.at(place - 1) ?? { x, y };
    const after = points[(place + 1) % points.length] ?? { x, y };
    return (x - before.x) * (after.y - y) !== (y - before.y) * (after.x - x);
  });
}

function isAlongGrid(from: Point, to: Point): boolean {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return across === 0 || down === 0 || across === down;
}

/** All ways to cut a card in two with one straight cut, from a point of the grid on its side to another. */
export function cutsOf(card: Card, isPiece: (card: Card) => boolean): (readonly [Card, Card])[] {
  const points = pointsAround(card);
  return points.flatMap((from, at) =>
    points.slice(at + 1).flatMap((to, beyond): (readonly [Card, Card])[] => {
      const end = at + 1 + beyond;
      if (!isAlongGrid(from, to)) return [];
      const one = withoutFlat(points.slice(at, end + 1));
      const other = withoutFlat([...points.slice(end), ...points.slice(0, at + 1)]);
      return [one, other].every((part) => part.length > 2 && isPiece(part)) ? [[one, other]] : [];
    }),
  );
}

const nameOf = ({ from, to }: Step) => `${from.x},${from.y} ${to.x},${to.y}`;
const back = ({ from, to }: Step): Step => ({ from: to, to: from });

function stepsAround(card: Card): Step[] {
  const points = pointsAround(card);
  return points.map((from, at) => ({ from, to: points[(at + 1) % points.length] ?? from }));
}

/** The steps where a card meets others. */
export function seamsBetween(card: Card, others: readonly Card[]): Step[] {
  const names = new Set(others.flatMap(stepsAround).map((step) => nameOf(back(step))));
  return stepsAround(card).filter((step) => names.has(nameOf(step)));
}

/** The steps where two of the cards meet, each once. */
export function seamsOf(cards: readonly Card[]): Step[] {
  return cards.flatMap((card, at) => seamsBetween(card, cards.slice(at + 1)));
}

/** Around cards that touch along their sides and leave no hole; null where they meet in a point alone or not at all. */
export function outlineOf(cards: readonly Card[]): Card | null {
  const steps = cards.flatMap(stepsAround);
  const names = new Set(steps.map(nameOf));
  const rim = steps.filter((step) => !names.has(nameOf(back(step))));
  const next = new Map(rim.map(({ from, to }) => [`${from.x},${from.y}`, to]));
  const [start] = rim;
  if (start === undefined || next.size < rim.length) return null;
  const around: Point[] = [];
  for (let at = start.from; around.length < rim.length; ) {
    around.push(at);
    const to = next.get(`${at.x},${at.y}`);
    if (to === undefined) return null;
    at = to;
    if (at.x === start.from.x && at.y === start.from.y) break;
  }
  return around.length === rim.length ? withoutFlat(around) : null;
}

/** Cuts cards until there are so many, large ones first; null where they cannot be cut that often. */
export function cutInto(
  rng: Rng,
  cards: readonly Card[],
  count: number,
  isPiece: (card: Card) => boolean,
): readonly Card[] | null {
  if (cards.length > count || !cards.every((card) => cards.length < count || isPiece(card))) return null;
  if (cards.length === count) return cards;
  const largest = cards.map((card) => ({ card, area: areaOf(card) })).toSorted((one, other) => other.area - one.area);
  for (const { card } of largest) {
    const cuts = cutsOf(card, isPiece);
    if (cuts.length > 0)
      return cutInto(
        rng,
        cards.flatMap((each) => (each === card ? rng.pick(cuts) : [each])),
        count,
        isPiece,
      );
  }
  return null;
}
