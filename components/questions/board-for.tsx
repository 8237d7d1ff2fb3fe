import type { ReactNode } from "react";
import type { PublicQuestion, Response, Solution } from "#lib/questions/question.ts";
import type { BoardPhase } from "./board-state.ts";
import { ChoiceBoard } from "./choice/board.tsx";
import { CountBoard } from "./count/board.tsx";
import { NumberBoard } from "./number/board.tsx";

interface BoardForProps {
  question: PublicQuestion;
  phase: BoardPhase;
  /** Every response to this question so far, in order. */
  tried: readonly Response[];
  /** What is right; null until it may be seen. */
  solution: Solution | null;
  isSettled: boolean;
  tool: ReactNode;
  onRespond: (response: Response) => void;
}

/** The board of a question's kind. A kind without a board does not compile. */
export function BoardFor({ question, phase, tried, solution, isSettled, tool, onRespond }: BoardForProps) {
  switch (question.kind) {
    case "choice": {
      const key = solution?.kind === "choice" ? solution.key : null;
      const state = { phase, tried: tried.filter((response) => "choice" in response), key, isSettled };
      return <ChoiceBoard question={question} state={state} onRespond={onRespond} />;
    }
    case "number": {
      const key = solution?.kind === "number" ? solution.key : null;
      const state = { phase, tried: tried.filter((response) => "value" in response), key, isSettled };
      return <NumberBoard question={question} state={state} tool={tool} onRespond={onRespond} />;
    }
    case "count": {
      const key = solution?.kind === "count" ? solution.key : null;
      const state = { phase, tried: tried.filter((response) => "count" in response), key, isSettled };
      return <CountBoard question={question} state={state} tool={tool} onRespond={onRespond} />;
    }
    default:
      return question satisfies never;
  }
}
