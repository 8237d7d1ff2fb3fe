import type { ReactNode } from "react";
import type { Figure } from "#lib/questions/figure.ts";
import type { KindName, Kinds, PublicQuestion } from "#lib/questions/question.ts";

/**
 * open: no answer yet; waiting: the last response is being marked; again: it was wrong and one more
 * try is left; right: it was right; shown: it was wrong and the right answer is on the board.
 */
export type BoardPhase = "open" | "waiting" | "again" | "right" | "shown";

/** What a board knows of the present question besides the question itself. */
export interface BoardState<Kind extends KindName> {
  readonly phase: BoardPhase;
  /** Every response so far, in order; the last one is the one the phase speaks of. */
  readonly tried: readonly Kinds[Kind]["response"][];
  /** What is right; null until it may be seen. */
  readonly key: Kinds[Kind]["key"] | null;
  /** While one more try is left, the place of the first part of the last response that is wrong, where parts are marked. */
  readonly wrongPart: number | null;
  /** All places of the last response that are wrong, where it is a text: marked while one more try is left. */
  readonly wrongPlaces: readonly number[];
  /** What the explanation shows, for boards that draw it in the place of what was asked; null until it may be seen. */
  readonly explained: readonly Figure[] | null;
  /** False in the one frame after a tap, in which only what was tapped changes; the rest follows. */
  readonly isSettled: boolean;
}

export interface BoardProps<Kind extends KindName> {
  readonly question: Extract<PublicQuestion, { kind: Kind }>;
  readonly state: BoardState<Kind>;
  /** A small control that a board with a row of controls takes into it, to save height; not on a lying screen. */
  readonly tool: ReactNode;
  readonly onRespond: (response: Kinds[Kind]["response"]) => void;
}
