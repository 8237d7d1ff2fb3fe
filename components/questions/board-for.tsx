import { createElement, type ReactNode } from "react";
import { isResponseOf } from "#lib/questions/gradings.ts";
import type { KindName, Kinds, PublicQuestion, Response, Solution } from "#lib/questions/question.ts";
import type { BoardPhase, BoardProps } from "./board-state.ts";
import { boards } from "./boards.ts";

interface BoardForProps {
  question: PublicQuestion;
  phase: BoardPhase;
  /** Every response to this question so far, in order. */
  tried: readonly Response[];
  /** What is right; null until it may be seen. */
  solution: Solution | null;
  wrongPart: number | null;
  wrongPlaces: readonly number[];
  isSettled: boolean;
  tool: ReactNode;
  onRespond: (response: Response) => void;
}

/** The board of a question's kind. */
export function BoardFor(props: BoardForProps) {
  return draw(props);
}

type Asked<Name extends KindName> = {
  [Each in Name]: { kind: Each } & Extract<PublicQuestion, { kind: Each }>;
}[Name];

function draw<Name extends KindName>({
  question,
  phase,
  tried,
  solution,
  wrongPart,
  wrongPlaces,
  isSettled,
  tool,
  onRespond,
}: Omit<BoardForProps, "question"> & { question: Asked<Name> }) {
  const kind: Name = question.kind;
  const own = tried.filter((response) => isResponseOf(kind, response));
  const state = {
    phase,
    tried: own,
    key: keyOf(kind, solution),
    wrongPart,
    wrongPlaces,
    explained: solution?.explanation.figures ?? null,
    isSettled,
  };
  return createElement(boards[kind], { question, state, tool, onRespond } satisfies BoardProps<Name>);
}

function keyOf<Name extends KindName>(kind: Name, solution: Solution | null): Kinds[Name]["key"] | null {
  return solution?.kind === kind ? solution.key : null;
}
