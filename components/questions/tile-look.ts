import type { BoardPhase } from "./board-state.ts";

/** pressed: picked and being marked; shown: right, but not found by the pupil; rest: not picked, after a right answer. */
export type TileLook = "open" | "pressed" | "right" | "shown" | "tried" | "rest";

interface Picked<Answer> {
  readonly phase: BoardPhase;
  readonly isSettled: boolean;
  /** What was picked so far, in order. */
  readonly picks: readonly Answer[];
  /** What is right; undefined until it may be seen. */
  readonly right: Answer | undefined;
}

/** How the tile of one answer looks on a board where one of a few is picked. */
export function tileLook<Answer>({ phase, isSettled, picks, right }: Picked<Answer>, answer: Answer): TileLook {
  const isTried = picks.includes(answer);
  if (!isSettled && picks.at(-1) !== answer) return isTried ? "tried" : "open";
  if (right === answer) return phase === "right" ? "right" : "shown";
  if (isTried) return phase === "waiting" ? "pressed" : "tried";
  return phase === "right" ? "rest" : "open";
}
