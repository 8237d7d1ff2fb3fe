import type { Rng } from "#lib/core/rng.ts";
import { areaOf, type Card, cutInto, mirroredCard, readCard, seamsBetween } from "#lib/questions/shape/cut-card.ts";

/** What is covered with pieces of card: its name, and the parts that are cut further. */
export interface Outline {
  readonly name: string;
  readonly parts: readonly Card[];
}

const outline = (name: string, ...parts: readonly string[]): Outline => ({ name, parts: parts.map(readCard) });

/** A shape as a whole. */
export const shapeOutlines: readonly Outline[] = [
  outline("hình vuông", "0,0 2,0 2,2 0,2"),
  outline("hình vuông", "0,0 3,0 3,3 0,3"),
  outline("hình chữ nhật", "0,0 3,0 3,2 0,2"),
  outline("hình chữ nhật", "0,0 4,0 4,2 0,2"),
  outline("hình chữ nhật", "0,0 5,0 5,2 0,2"),
  outline("hình chữ nhật", "0,0 4,0 4,3 0,3"),
  outline("hình chữ nhật", "0,0 2,0 2,3 0,3"),
  outline("hình tam giác", "2,0 4,2 0,2"),
  outline("hình tam giác", "0,0 4,0 2,2"),
  outline("hình tam giác", "0,0 2,2 0,2"),
];

/** Things of two shapes. */
export const thingOutlines: readonly Outline[] = [
  outline("ngôi nhà", "2,0 4,2 0,2", "0,2 4,2 4,4 0,4"),
  outline("ngôi nhà", "1,0 2,1 0,1", "0,1 2,1 2,3 0,3"),
  outline("ngôi nhà", "2,0 4,2 0,2", "0,2 4,2 4,3 0,3"),
  outline("cái cây", "2,0 4,2 0,2", "1,2 3,2 3,4 1,4"),
  outline("mũi tên", "0,1 2,1 2,3 0,3", "2,0 4,2 2,4"),
  outline("mũi tên", "0,1 3,1 3,3 0,3", "3,0 5,2 3,4"),
  outline("mũi tên", "2,0 4,2 0,2", "1,2 3,2 3,3 1,3"),
  outline("con thuyền", "0,2 4,2 4,3 0,3", "1,0 3,2 1,2"),
  outline("con thuyền", "0,3 5,3 5,4 0,4", "1,0 4,3 1,3"),
  outline("cái bút chì", "0,0 3,0 3,2 0,2", "3,0 4,1 3,2"),
  outline("cái bút chì", "0,0 4,0 4,2 0,2", "4,0 5,1 4,2"),
  outline("cái diều", "2,0 4,2 0,2", "0,2 4,2 2,4"),
  outline("lá cờ", "0,0 1,0 1,4 0,4", "1,0 4,0 4,2 1,2"),
  outline("lá cờ", "0,0 1,0 1,4 0,4", "1,0 3,0 3,2 1,2"),
  outline("chữ T", "0,0 3,0 3,1 0,1", "1,1 2,1 2,3 1,3"),
  outline("chữ L", "0,0 1,0 1,3 0,3", "1,2 3,2 3,3 1,3"),
  outline("chữ L", "0,0 2,0 2,4 0,4", "2,2 4,2 4,4 2,4"),
  outline("xe tải", "0,0 3,0 3,2 0,2", "3,1 4,1 4,2 3,2"),
];

/** Things of three shapes. */
export const manyPartedOutlines: readonly Outline[] = [
  outline("cái bàn", "0,0 4,0 4,1 0,1", "0,1 1,1 1,3 0,3", "3,1 4,1 4,3 3,3"),
  outline("cầu thang", "2,0 3,0 3,1 2,1", "1,1 3,1 3,2 1,2", "0,2 3,2 3,3 0,3"),
  outline("chữ H", "0,0 1,0 1,3 0,3", "2,0 3,0 3,3 2,3", "1,1 2,1 2,2 1,2"),
];

/** Letters are read from the left; of all else the mirror image is the same thing. */
const isLetter = ({ name }: Outline) => /^chữ [A-Z]$/u.test(name);

/** One of the outlines, perhaps seen in a mirror, cut into so many pieces. */
export function cutOutline(
  rng: Rng,
  of: readonly Outline[],
  count: readonly [least: number, most: number],
  isPiece: (card: Card) => boolean,
): { readonly name: string; readonly cards: readonly Card[] } {
  for (;;) {
    const picked = rng.pick(of);
    const width = Math.max(...picked.parts.flat().map(({ x }) => x));
    const isMirrored = rng.pick([true, false]) && !isLetter(picked);
    const parts = isMirrored ? picked.parts.map((part) => mirroredCard(part, width)) : picked.parts;
    const cards = cutInto(rng, parts, rng.int(...count), isPiece);
    if (cards !== null) return { name: picked.name, cards };
  }
}

/** What a card is called; whatever is no rectangle has one name. */
export function nameOfCard(card: Card): string {
  if (card.length === 3) return "hình tam giác";
  const sides = card.map(({ x, y }, place) => {
    const next = card[(place + 1) % card.length] ?? { x, y };
    return { across: next.x - x, down: next.y - y };
  });
  const [first, second] = sides;
  if (first === undefined || second === undefined || sides.length !== 4) throw new Error("a card of many sides");
  const isRight = first.across * second.across + first.down * second.down === 0;
  const isParallelogram = first.across === -(sides[2]?.across ?? 0) && first.down === -(sides[2]?.down ?? 0);
  if (!isRight || !isParallelogram) return "hình tứ giác";
  return Math.hypot(first.across, first.down) === Math.hypot(second.across, second.down)
    ? "hình vuông"
    : "hình chữ nhật";
}

/** How many pieces it takes. */
export const countPieces = (cards: readonly Card[]): string => `${cards.length} miếng bìa`;

export const explainCover = (cards: readonly Card[], name: string): string =>
  `${countPieces(cards)} xếp kín ${name}. Không có chỗ hở, không chờm ra ngoài.`;

/** Where cards lie, whatever their order. */
export const cardsKey = (cards: readonly Card[]): string =>
  cards
    .map((card) => card.map(({ x, y }) => `${x}${y}`).join("-"))
    .toSorted()
    .join(" ");

const largestOf = (cards: readonly Card[]): Card =>
  cards.toSorted((one, other) => areaOf(other) - areaOf(one))[0] ?? [];

/** Where to begin: with the largest card, where it is the only one and not the one too many. */
export function startHint(cards: readonly Card[], spare: Card | null): string {
  const most = areaOf(largestOf(cards));
  const isOne = cards.filter((card) => areaOf(card) === most).length === 1;
  const isSure = isOne && (spare === null || areaOf(spare) < most);
  return isSure ? "Con đặt miếng bìa to nhất trước nhé!" : "Con xếp kín một góc của hình trước nhé!";
}

/** Shows where a large card lies, among the others. */
export function placeHint(cards: readonly Card[]) {
  const largest = largestOf(cards);
  const others = cards.filter((card) => card !== largest);
  return { say: "Con nhìn đường kẻ: đó là chỗ của một miếng bìa.", seams: seamsBetween(largest, others) };
}
