import { type ReactNode, useState } from "react";
import { BoardFor } from "#components/questions/board-for.tsx";
import type { BoardPhase } from "#components/questions/board-state.ts";
import { afterPaint } from "#components/ui/after-paint.ts";
import type { RunEntry } from "#lib/play/run-state.ts";
import { grade } from "#lib/questions/grade.ts";
import type { PublicQuestion, Response, Solution } from "#lib/questions/question.ts";

interface AnswerBoardProps {
  question: PublicQuestion;
  phase: BoardPhase;
  entry: RunEntry;
  tool: ReactNode;
  onRespond: (response: Response) => void;
}

interface Shown {
  readonly phase: BoardPhase;
  readonly tried: readonly Response[];
  readonly solution: Solution | null;
}

/**
 * The board of a question. An answer shows on it at once, alone; bubble, figures and giraffe follow a frame later.
 * On a slow phone drawing them all together would keep the finger waiting for what it has just pressed.
 */
export function AnswerBoard({ question, phase, entry, tool, onRespond }: AnswerBoardProps) {
  const [ahead, setAhead] = useState<Shown | null>(null);
  const settled: Shown = {
    phase,
    tried: entry.responses,
    solution: phase === "right" || phase === "shown" ? entry.solution : null,
  };
  const shown = ahead !== null && ahead.tried.length > settled.tried.length ? ahead : settled;
  const respond = (response: Response) => {
    if (shown !== settled) return;
    setAhead(lookAhead(entry, response));
    afterPaint(() => onRespond(response));
  };
  return <BoardFor question={question} {...shown} isSettled={shown === settled} tool={tool} onRespond={respond} />;
}

/** What the board will show once the response has gone through the run's rules. */
function lookAhead({ responses, solution }: RunEntry, response: Response): Shown {
  const tried = [...responses, response];
  if (solution === null) return { phase: "waiting", tried, solution };
  if (grade(solution, response)) return { phase: "right", tried, solution };
  return { phase: tried.length === 1 ? "again" : "shown", tried, solution: tried.length === 1 ? null : solution };
}
