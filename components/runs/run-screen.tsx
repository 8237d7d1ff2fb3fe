import { type Dispatch, useEffect, useRef } from "react";
import { FigureTool } from "#components/figures/figure-tool.ts";
import type { BoardPhase } from "#components/questions/board-state.ts";
import { drawsOwnHelp } from "#components/questions/draws-own-help.ts";
import { hearTapped } from "#components/speech/hear-tapped.ts";
import { TapToHearButton } from "#components/speech/tap-to-hear-button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { progressSegments } from "#lib/play/progress-segments.ts";
import type { RunAction, RunEntry, RunPhase, RunState } from "#lib/play/run-state.ts";
import type { RunView } from "#lib/play/run-view.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { playText } from "#lib/text/play-text.ts";
import { AnswerBoard } from "./answer-board.tsx";
import { answersRead } from "./answers-read.ts";
import { Ask } from "./ask.tsx";
import { FigureCard } from "./figure-card.tsx";
import { hasTapToHear } from "./has-tap-to-hear.ts";
import { HelpRow, type HintPlace } from "./help-row.tsx";
import { HintButton } from "./hint-button.tsx";
import { isYoung } from "./is-young.ts";
import { RunBar } from "./run-bar.tsx";
import { shownFigures } from "./shown-figures.ts";
import { stageClass } from "./stage-class.ts";
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

interface RunScreenProps {
  run: RunView;
  state: RunState;
  arrowHref: string;
  question: PublicQuestion;
  entry: RunEntry;
  dispatch: Dispatch<RunAction>;
  onNewRun: () => void;
  /** What the way on says after the last question. */
  endLabel?: string;
}

/** One question of a run with everything around it. */
export function RunScreen(props: RunScreenProps) {
  const { run, state, arrowHref, question, entry, dispatch, onNewRun, endLabel = playText.toResult } = props;
  const { phase, place } = state;
  const segments = progressSegments(state);
  const ownHelp = drawsOwnHelp(question);
  const figures = ownHelp ? question.figures : shownFigures(question.figures, phase, entry);
  const hasFigures = figures.length > 0;
  const solution = phase === "right" || phase === "shown" ? entry.solution : null;
  const canHint = entry.hints === 0 && entry.solution !== null;
  const openHint = () => dispatch({ type: "hint" });
  const ears = hasTapToHear(question);
  const young = isYoung(run.classId);
  const prompt = usePromptFocus(place);
  const answers = answersRead(question);
  useReadPrompt([question.prompt, ...answers], place, young);
  return (
    <>
      <RunBar arrowHref={arrowHref} segments={segments} place={place} />
      <main id="main" className={classNames("group/run", stageClass(stageOf(figures, solution !== null)))}>
        <h1 className="sr-only">{run.title}</h1>
        <div
          className={classNames(
            "wide:col-start-1 wide:left-hand:col-start-2 wide:row-start-1",
            !hasFigures && "wide:row-span-3 wide:self-center",
          )}
        >
          <Ask
            prompt={question.prompt}
            answers={answers}
            promptRef={prompt}
            phase={phase}
            entry={entry}
            isYoung={young}
            animal={run.animal}
          />
        </div>
        {hasFigures && (
          <div
            onClickCapture={(event) => hearTapped(event, question.readings)}
            className="grid min-h-0 max-tablet:group-has-[.folds-figures]/run:hidden wide:col-start-1 wide:left-hand:col-start-2 wide:row-span-2 wide:row-start-2"
          >
            <FigureTool
              value={canHint && <IconButton icon="bulb" label={playText.hint} look="round" onClick={openHint} />}
            >
              <FigureCard figures={figures} answer={solution?.answer.text ?? null} />
            </FigureTool>
          </div>
        )}
        <AnswerBoard
          key={place}
          question={question}
          phase={boardPhases[phase]}
          entry={entry}
          tool={
            <>
              {canHint && <HintButton onHint={openHint} isSmall />}
              {ears && <TapToHearButton />}
            </>
          }
          onRespond={(response) => dispatch({ type: "respond", response })}
        />
        <div className="wide:col-start-2 wide:left-hand:col-start-1 wide:row-start-3">
          <HelpRow
            phase={phase}
            entry={entry}
            nextLabel={place === run.places.length - 1 ? endLabel : playText.next}
            hint={hintPlace(question)}
            hasTapToHear={ears}
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

function hasPassage(figures: readonly Figure[]): boolean {
  return figures.some(({ type }) => type === "passage");
}

function stageOf(figures: readonly Figure[], isAnswered: boolean) {
  if (hasPassage(figures)) return isAnswered ? "passage-read" : "passage";
  return figures.length > 0 ? "figures" : "bare";
}

/** Where the hint button stands: in a row of its own, on the board, or on a phone among the tools of a text to read. */
function hintPlace({ kind, figures }: PublicQuestion): HintPlace {
  if (hasPassage(figures)) return "figure";
  return kind === "choice" || kind === "figure-choice" ? "row" : "board";
}

/** Takes the focus to each question after the first, so that a keyboard or a screen reader goes on from there. */
function usePromptFocus(place: number) {
  const prompt = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (place > 0) prompt.current?.focus();
  }, [place]);
  return prompt;
}
