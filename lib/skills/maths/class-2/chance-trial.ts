import type { ChanceFigure } from "#lib/questions/figures/chance-figure.ts";
import type { Paint } from "#lib/questions/figures/shape-part.ts";

export type ChanceWord = "chắc chắn" | "có thể" | "không thể";

/** What may happen: "Mặt trên" + "có 7 chấm", so that the word of chance stands between. */
export interface ChanceEvent {
  readonly subject: string;
  readonly predicate: string;
  readonly word: ChanceWord;
  /** Why the word is right, without the word. */
  readonly reason: string;
}

/** What is tried, and all that may be asked about it. */
export interface ChanceTrial {
  /** "Gieo một con xúc xắc." */
  readonly intro: string;
  readonly figure: ChanceFigure;
  /** Two layers of help: where to look, then how to think. */
  readonly hints: readonly [string, string];
  readonly events: readonly ChanceEvent[];
  /** Tells this trial from others of its kind. */
  readonly key: string;
}

/** The colours that are told by one word, so that none is "xanh" of two kinds. */
export const chancePaints = [
  { paint: "red", name: "đỏ" },
  { paint: "yellow", name: "vàng" },
  { paint: "blue", name: "xanh" },
  { paint: "purple", name: "tím" },
  { paint: "pink", name: "hồng" },
] as const satisfies readonly { readonly paint: Paint; readonly name: string }[];

export type NamedPaint = (typeof chancePaints)[number];

/** The word for something that happens in so many of all cases. */
export function chanceWord(cases: number, all: number): ChanceWord {
  if (cases === 0) return "không thể";
  return cases === all ? "chắc chắn" : "có thể";
}
