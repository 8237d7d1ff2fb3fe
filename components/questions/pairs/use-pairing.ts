import type { BoardProps } from "#components/questions/board-state.ts";
import { usePlacing } from "#components/questions/use-placing.ts";

export type Pairing = ReturnType<typeof usePlacing>;

/** Cards put to the places of a question of pairs, each to one. */
export function usePairing({
  question,
  state,
  onRespond,
}: Pick<BoardProps<"pairs">, "question" | "state" | "onRespond">): Pairing {
  const { lefts, cards } = question.view;
  return usePlacing({
    phase: state.phase,
    isSettled: state.isSettled,
    places: lefts.length,
    cards: cards.length,
    isReused: false,
    sent: state.tried.at(-1)?.cards,
    right: state.key?.cards,
    onSend: (put) => onRespond({ cards: put }),
  });
}
