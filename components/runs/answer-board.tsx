import { type ReactNode, useRef, useState } from "react";
import { BoardFor } from "#components/questions/board-for.tsx";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardPhase } from "#components/questions/board-state.ts";
import { hearTapped } from "#components/speech/hear-tapped.ts";
import { useTapToHear } from "#components/speech/use-tap-to-hear.ts";
import { afterPaint } from "#components/ui/after-paint.ts";
import { classNames } from "#components/ui/class-names.ts";
import type { RunEntry } from "#lib/play/run-state.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { drawsOwnHelp, grade, wrongPartOf, wrongPlacesOf } from "#lib/questions/gradings.ts";
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
  readonly wrongPart: number | null;
  readonly wrongPlaces: readonly number[];
}

/**
 * The board of a question. The button that was pressed shows it in the very next frame, past React; right or wrong
 * shows on the board in the one after that, alone; bubble, figures and giraffe follow. On a slow phone drawing them all
 * together would keep the finger waiting for what it has just pressed.
 */
export function AnswerBoard({ question, phase, entry, tool, onRespond }: AnswerBoardProps) {
  const [ahead, setAhead] = useState<Shown | null>(null);
  const isHeard = useTapToHear();
  const isResponding = useRef(false);
  const pressed = useRef<HTMLElement | null>(null);
  const settled: Shown = {
    phase,
    tried: entry.responses,
    solution: phase === "right" || phase === "shown" ? entry.solution : null,
    ...(phase === "again" ? findWrong(entry.solution, entry.responses.at(-1)) : nothingWrong),
  };
  const shown = ahead !== null && ahead.tried.length > settled.tried.length ? ahead : settled;
  const respond = (response: Response) => {
    if (isResponding.current || shown !== settled) return;
    isResponding.current = true;
    const unmark = markPicked(pressed.current);
    afterPaint(() => {
      isResponding.current = false;
      unmark();
      setAhead(lookAhead(entry, response));
      afterPaint(() => onRespond(response));
    });
  };
  return (
    <div
      className={classNames(
        "grid animate-rise content-center has-[>.fills]:content-stretch wide:col-start-2 wide:left-hand:col-start-1 wide:min-h-min wide:row-span-2 wide:row-start-1",
        isHeard && "rounded-card outline-3 outline-offset-4 outline-(--solid) outline-dashed",
      )}
      onClickCapture={(event) => {
        if (hearTapped(event, question.readings)) return;
        pressed.current = event.target instanceof Element ? event.target.closest("button") : null;
      }}
    >
      <BoardHelp value={drawsOwnHelp(question) ? openHelp(entry) : null}>
        <BoardFor question={question} {...shown} isSettled={shown === settled} tool={tool} onRespond={respond} />
      </BoardHelp>
    </div>
  );
}

/** Marks the tile a button belongs to, or the button, as pressed (`data-picked`). Returns the way to take it off. */
function markPicked(button: HTMLElement | null): () => void {
  const tile = button?.closest<HTMLElement>("[data-tile]") ?? button;
  if (tile === null) return () => undefined;
  tile.dataset.picked = "";
  return () => delete tile.dataset.picked;
}

/** What the hints read so far turn the figures into; null while nothing. */
function openHelp({ hints, solution }: RunEntry): readonly Figure[] | null {
  const open = solution?.hints.slice(0, hints) ?? [];
  return open.findLast(({ figures }) => figures !== null)?.figures ?? null;
}

type Wrong = Pick<Shown, "wrongPart" | "wrongPlaces">;

const nothingWrong: Wrong = { wrongPart: null, wrongPlaces: [] };

function findWrong(solution: Solution | null, response: Response | undefined): Wrong {
  if (solution === null || response === undefined) return nothingWrong;
  return { wrongPart: wrongPartOf(solution, response), wrongPlaces: wrongPlacesOf(solution, response) };
}

/** What the board will show once the response has gone through the run's rules. */
function lookAhead({ responses, solution }: RunEntry, response: Response): Shown {
  const tried = [...responses, response];
  if (solution === null) return { phase: "waiting", tried, solution, ...nothingWrong };
  if (grade(solution, response)) return { phase: "right", tried, solution, ...nothingWrong };
  if (tried.length > 1) return { phase: "shown", tried, solution, ...nothingWrong };
  return { phase: "again", tried, solution: null, ...findWrong(solution, response) };
}
