import { type Dispatch, useEffect, useRef } from "react";
import type { BoardPhase } from "#components/questions/board-state.ts";
import { classNames } from "#components/ui/class-names.ts";
import { runJoints } from "#lib/play/run-joints.ts";
import type { RunAction, RunEntry, RunPhase, RunState } from "#lib/play/run-state.ts";
import type { RunView } from "#lib/play/run-view.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { AnswerBoard } from "./answer-board.tsx";
import { Ask } from "./ask.tsx";
import { FigureCard } from "./figure-card.tsx";
import { HelpRow } from "./help-row.tsx";
import { HintButton } from "./hint-button.tsx";
import { isYoung } from "./is-young.ts";
import { RunBar } from "./run-bar.tsx";
import { shownFigures } from "./shown-figures.ts";
import { useReadPrompt } from "./use-read-prompt.ts";

const boardPhases: Record<RunPhase, BoardPhase> = {
  open: "open",
  waiting: "waiting",
  unsent: "waiting",
  closed: "waiting",
  again: "again",
  right: "right",
  shown: "shown",
  finished: "shown",
};

/** One column on phones and upright tablets; on a lying one the question stands left, the answers right. */
const stage =
  "mx-auto grid min-h-142 w-full max-w-190 flex-1 gap-3 px-4 pb-6 tablet:gap-6 tablet:px-8 tablet:pt-2 tablet:pb-10 wide:max-w-300 wide:grid-cols-[1.18fr_1fr] wide:grid-rows-[auto_1fr_auto] wide:gap-x-10";
const withFigures = "grid-rows-[auto_minmax(6rem,1fr)_auto_auto]";
const withoutFigures = "grid-rows-[auto_1fr_auto]";

interface RunScreenProps {
  run: RunView;
  state: RunState;
  arrowHref: string;
  question: PublicQuestion;
  entry: RunEntry;
  dispatch: Dispatch<RunAction>;
  onNewRun: () => void;
}

/** One question of a run with everything around it. */
export function RunScreen({ run, state, arrowHref, question, entry, dispatch, onNewRun }: RunScreenProps) {
  const { phase, place } = state;
  const joints = runJoints(state);
  const figures = shownFigures(question.figures, phase, entry);
  const hasFigures = figures.length > 0;
  const solution = phase === "right" || phase === "shown" ? entry.solution : null;
  const canHint = entry.hints === 0 && entry.solution !== null;
  const openHint = () => dispatch({ type: "hint" });
  const young = isYoung(run.classId);
  const prompt = usePromptFocus(place);
  useReadPrompt(question.prompt.spoken, place, young);
  return (
    <>
      <RunBar arrowHref={arrowHref} joints={joints} place={place} />
      <main className={classNames(stage, hasFigures ? withFigures : withoutFigures)}>
        <h1 className="sr-only">{run.title}</h1>
        <div
          className={classNames("wide:col-start-1 wide:row-start-1", !hasFigures && "wide:row-span-3 wide:self-center")}
        >
          <Ask
            prompt={question.prompt}
            promptRef={prompt}
            phase={phase}
            entry={entry}
            isYoung={young}
            animal={run.animal}
          />
        </div>
        {hasFigures && (
          <div className="grid min-h-0 wide:col-start-1 wide:row-span-2 wide:row-start-2">
            <FigureCard figures={figures} answer={solution?.answer.text ?? null} />
          </div>
        )}
        <div key={place} className="grid animate-rise content-center wide:col-start-2 wide:row-span-2 wide:row-start-1">
          <AnswerBoard
            question={question}
            phase={boardPhases[phase]}
            entry={entry}
            tool={canHint && <HintButton onHint={openHint} isSmall />}
            onRespond={(response) => dispatch({ type: "respond", response })}
          />
        </div>
        <div className="wide:col-start-2 wide:row-start-3">
          <HelpRow
            phase={phase}
            entry={entry}
            isLast={place === run.questions.length - 1}
            hasHintOnBoard={question.kind !== "choice"}
            onHint={openHint}
            onNext={() => dispatch({ type: "next" })}
            onSendAgain={() => dispatch({ type: "send-again" })}
            onNewRun={onNewRun}
          />
        </div>
      </main>
    </>
  );
}

/** Takes the focus to each question after the first, so that a keyboard or a screen reader goes on from there. */
function usePromptFocus(place: number) {
  const prompt = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (place > 0) prompt.current?.focus({ preventScroll: true });
  }, [place]);
  return prompt;
}
