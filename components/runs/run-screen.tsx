import { type Dispatch, memo, useEffect, useRef } from "react";
import { FigureTool } from "#components/figures/figure-tool.ts";
import { FigureView } from "#components/figures/figure-view.tsx";
import { isQuiet } from "#components/preferences/is-quiet.ts";
import { sound } from "#components/preferences/sound.ts";
import type { BoardPhase } from "#components/questions/board-state.ts";
import { choiceLayout } from "#components/questions/choice/choice-layout.ts";
import { hearTapped } from "#components/speech/hear-tapped.ts";
import { readsAloud, sayWhenHeard } from "#components/speech/reads-aloud.ts";
import { speaker } from "#components/speech/speaker.ts";
import { TapToHearButton } from "#components/speech/tap-to-hear-button.tsx";
import { useVietnameseVoice } from "#components/speech/use-vietnamese-voice.ts";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useIdle } from "#components/ui/use-idle.ts";
import type { Line } from "#lib/core/line.ts";
import { progressSegments } from "#lib/play/progress-segments.ts";
import { isRegained, type RunAction, type RunEntry, type RunPhase, type RunState } from "#lib/play/run-state.ts";
import type { RunView } from "#lib/play/run-view.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { drawsOwnHelp, hasTapToHear } from "#lib/questions/gradings.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { playText } from "#lib/text/play-text.ts";
import { AnswerBoard } from "./answer-board.tsx";
import { Ask } from "./ask.tsx";
import { HelpRow, HintButton, type HintPlace } from "./help-row.tsx";
import { RunBar } from "./run-bar.tsx";
import { isYoung } from "./run-frame.tsx";
import { stageClass } from "./stage-class.ts";

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

/** The answers that the loudspeaker of a question reads after it: those that have no room for loudspeakers of their own. */
export function answersRead(question: PublicQuestion): readonly Line[] {
  if (question.kind !== "choice" || question.isReadByPupil === true || choiceLayout(question).hasLoudspeakers)
    return [];
  return question.view.choices;
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
            isRegained={isRegained(state, state.place)}
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

interface FigureCardProps {
  figures: readonly Figure[];
  /** Stands in the box of a sum once it may be seen. */
  answer: string | null;
}

/** The figures of a question, one below the other; a tap that changes none of them draws none again. */
const FigureCard = memo(function FigureCard({ figures, answer }: FigureCardProps) {
  const drawn = figures.map((figure, place) => ({ figure, place }));
  return (
    <Card className="flex min-h-0 flex-col [container-type:size] items-center justify-center gap-2.5 px-3 py-2 tablet:gap-7 tablet:p-7 wide:gap-5.5 wide:p-5 has-[>.passage]:p-0!">
      {drawn.map(({ figure, place }) => (
        <FigureView key={place} figure={figure} answer={answer} />
      ))}
    </Card>
  );
});

/** The figures to draw: those of the question, or what the last help read turns them into. */
function shownFigures(figures: readonly Figure[], phase: RunPhase, entry: RunEntry): readonly Figure[] {
  if (entry.solution === null) return figures;
  if (phase === "right" || phase === "shown") return entry.solution.explanation.figures ?? figures;
  const open = entry.solution.hints.slice(0, entry.hints);
  return open.findLast((hint) => hint.figures !== null)?.figures ?? figures;
}

/** Reads a new question out by itself where reading aloud is on and wanted. `place` tells equal questions apart. */
function useReadPrompt(lines: readonly Line[], place: number, isWanted: boolean): void {
  const canSpeak = useVietnameseVoice();
  const isIdle = useIdle();
  const reads = canSpeak && isWanted && isIdle;
  useEffect(() => {
    // Elsewhere only what is said within a tap itself is said: there its code has to be here before.
    const isHeardAfterTaps = "connection" in navigator;
    const isHeard = navigator.userActivation?.hasBeenActive !== false;
    if (isIdle && ((isWanted && isHeard && readsAloud()) || !isHeardAfterTaps)) void speaker.getReady();
  }, [isIdle, isWanted]);
  // Only as a question comes: the tap that turns reading on is answered by its loudspeaker.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next question may be asked in the same words
  useEffect(() => {
    if (!reads || !readsAloud() || isQuiet()) return;
    return sayWhenHeard(() => speaker.speak({ lines, pace: "calm", isTapped: false }));
  }, [place, reads]);
  // A mute hushes at once.
  useEffect(() => sound.subscribe(() => void (sound.isOn() || speaker.hush())), []);
  // Nothing goes on being read of a question that is no longer there.
  useEffect(() => speaker.hush, []);
}
