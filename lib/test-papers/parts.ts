import type { ClassId } from "#lib/core/class-id.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Drawn, drawQuestion, isSolved, type Pool, type Wish } from "./draw.ts";
import type { Slot } from "./matrix.ts";

/** Kinds of which one fills a question of a paper: they take room, or much work. */
const longKinds: readonly Question["kind"][] = [
  "match",
  "pairs",
  "pick-shapes",
  "order",
  "arrange",
  "clock-set",
  "story",
];

const mostParts = { short: 4, long: 2 } as const;

/** How many parts a written question has: each is worth the same, and at least half a point. */
function countParts(quarters: number, question: Question, classId: ClassId): number {
  if (isSolved(question, classId)) return 1;
  const most = longKinds.includes(question.kind) ? mostParts.long : mostParts.short;
  const fair = [4, 3, 2].find((count) => count <= most && quarters % count === 0 && quarters / count >= 2);
  return fair ?? 1;
}

export interface Filling {
  readonly pool: Pool;
  readonly rng: Rng;
  readonly classId: ClassId;
}

/** The numbers in a text. */
const numbersIn = (text: string): readonly string[] =>
  text.match(/\d[\d\s]*(?:,\d+)?/gu)?.map((each) => each.trim()) ?? [];

/** Whether neither of two questions says what the other asks for, and they have different answers. */
function areApart(one: Question, other: Question): boolean {
  const tells = (telling: Question, asking: Question) =>
    numbersIn(asking.answer.text).some((number) => numbersIn(telling.prompt.text).includes(number));
  return one.answer.text !== other.answer.text && !tells(one, other) && !tells(other, one);
}

/** The first part and others that are asked in the same way, none of which tells another; alone where there are not enough. */
export function fillParts(
  first: Drawn,
  count: number,
  wish: Omit<Wish, "fits">,
  { pool, rng, classId }: Filling,
): Drawn[] {
  const isAlike = (question: Question) =>
    question.kind === first.question.kind &&
    leadOf(question.prompt.text) === leadOf(first.question.prompt.text) &&
    !isSolved(question, classId);
  const parts = [first];
  for (let part = 1; part < count; part += 1) {
    const isApart = (question: Question) =>
      isAlike(question) && parts.every((each) => areApart(each.question, question));
    const found =
      drawQuestion({ ...wish, fits: isApart }, pool, rng) ?? drawQuestion({ ...wish, fits: isAlike }, pool, rng);
    if (found === null) return [first];
    parts.push(found);
  }
  return parts;
}

/** What a prompt asks to be done with the sum behind its colon: "Đặt tính rồi tính"; empty where there is none. */
export function leadOf(prompt: string): string {
  return /^[^.:?]{2,60}\p{L}(?=: [\d(…])/u.exec(prompt)?.[0] ?? "";
}

/**
 * The parts of a question: one, or several that are asked in the same way; null where there is none, and where there is one in
 * place of several that may not be alone.
 */
export function drawParts(
  { quarters, fits, ...wish }: Wish & Pick<Slot, "quarters">,
  { pool, rng, classId }: Filling,
  mayBeAlone: boolean,
): Drawn[] | null {
  const first = drawQuestion({ ...wish, fits }, pool, rng);
  if (first === null) return null;
  const count = wish.form === "choice" ? 1 : countParts(quarters, first.question, classId);
  const parts = fillParts(first, count, wish, { pool, rng, classId });
  return parts.length === count || mayBeAlone ? parts : null;
}
