import type { Line } from "#lib/core/line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";

/** Three or four numbers, letters, words or pictures on cards, or three to six parts of a text, to be put in order. */
export interface OrderView {
  /** As they are written, in the order they lie; of pictures what each shows. */
  readonly cards: readonly string[];
  /** From the smallest to the largest, or the other way round; letters and words only from the first to the last. */
  readonly isRising: boolean;
  /** What they are put in order by: the alphabet, the order in which they are told, the text they make, or the story that pictures tell. Absent where the cards hold numbers. */
  readonly by?: "alphabet" | "telling" | "text" | "pictures";
  /** The picture on each card; absent where they are written. */
  readonly pictures?: readonly Figure[];
  /** How many of them do not belong to the text; absent where all do. */
  readonly spares?: number;
}

export interface OrderKey {
  /** The places of the cards in their right order; of a card that does not belong there, none. */
  readonly order: readonly number[];
  /** Said when all stand the other way round. */
  readonly turned: Line;
  /** Said when the wrong one stands first. */
  readonly first: Line;
  /** Said when the first one is right. */
  readonly later: Line;
  /** For each part of a text or a story, as they lie: said when it is the first out of place; null for the one that stands first. Absent where nothing of a single card can be said. */
  readonly early?: readonly (Line | null)[];
}

export interface OrderResponse {
  /** The places of the cards in the order they were put. */
  readonly order: readonly number[];
}

function grade(key: OrderKey, { order }: OrderResponse): boolean {
  return order.length === key.order.length && order.every((card, place) => card === key.order[place]);
}

/** Whether all cards stand the other way round. */
export function isTurned(key: OrderKey, response: OrderResponse): boolean {
  return grade({ ...key, order: key.order.toReversed() }, response);
}

/** Where the first card stands that is out of place; null where none is. */
function wrongPart(key: OrderKey, { order }: OrderResponse): number | null {
  const place = key.order.findIndex((card, at) => card !== order[at]);
  return place < 0 ? null : place;
}

/** What a part of a text tells of its place is said first; else an order turned round before a wrong first card, and that before the rest. */
function feedback(key: OrderKey, response: OrderResponse): Line | null {
  if (grade(key, response)) return null;
  const early = key.early?.[response.order[wrongPart(key, response) ?? 0] ?? 0];
  if (early !== undefined && early !== null) return early;
  if (isTurned(key, response)) return key.turned;
  return response.order[0] === key.order[0] ? key.later : key.first;
}

/** Parts of a text and pictures of a story move to their places on the board, and on paper they are told by their letters. */
export function areParts({ by }: { readonly by?: OrderView["by"] | undefined }): boolean {
  return by === "text" || by === "pictures";
}

export const orderGrading: Grading<OrderKey, OrderResponse> = {
  field: "order",
  hearing: "tap to hear",
  help: "board",
  grade,
  feedback,
  wrongPart: (key, response) => (key.early === undefined ? null : wrongPart(key, response)),
};

/** Parts of a text as they stand on one line: a semicolon behind each that ends without a mark of its own. */
export function writeParts(parts: readonly string[]): string {
  return parts.map((part, place) => (place + 1 === parts.length || /[.!?]$/u.test(part) ? part : `${part};`)).join(" ");
}

/** The cards in an order, as an answer is written. */
export function writeOrder({ cards, by }: OrderView, order: readonly number[]): string {
  const put = order.map((card) => cards[card] ?? "");
  if (by === "text") return writeParts(put);
  if (by === "pictures") return put.join("; ");
  return put.join(cards.some((card) => card.includes(",")) ? "; " : ", ");
}
