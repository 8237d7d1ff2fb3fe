import { type ComponentProps, useEffect, useMemo, useRef, useState } from "react";
import { LitText } from "#components/speech/lit-text.tsx";
import { SayButton } from "#components/speech/say-button.tsx";
import { Bamboo, type ProgressSegment } from "#components/stage/bamboo.tsx";
import { Confetti } from "#components/stage/confetti.tsx";
import { NextStone } from "#components/today/next-stone.tsx";
import { today } from "#components/today/today.ts";
import { useToday } from "#components/today/use-today.ts";
import { classNames } from "#components/ui/class-names.ts";
import { Dock } from "#components/ui/dock.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { QuietLink } from "#components/ui/quiet-link.tsx";
import { useLatePart } from "#components/ui/use-late-part.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";
import { passMark } from "#lib/play/points.ts";
import { progressSegments } from "#lib/play/progress-segments.ts";
import { runAnswers } from "#lib/play/run-answers.ts";
import type { RunState } from "#lib/play/run-state.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { isStoneHref, isWorkHref } from "#lib/play/stones.ts";
import { resultText } from "#lib/text/result-text.ts";
import { todayText } from "#lib/text/today-text.ts";
import { FedAnimal } from "./fed-animal.tsx";
import { Learnt } from "./learnt.tsx";
import { LookAgain } from "./look-again.tsx";
import type { LoadOutbox } from "./outbox/outbox.ts";
import { ResultActions } from "./result-actions.tsx";
import { ResultCount } from "./result-count.tsx";
import { RunHead } from "./run-bar.tsx";
import { isYoung } from "./run-frame.tsx";
import type { NewRun } from "./use-new-run.ts";
import { useRunSubmission } from "./use-run-submission.ts";

/** So long after the page was opened a rest does good (rules.md, 10). */
const restAfterMs = 15 * 60 * 1000;

interface ResultProps {
  run: RunView;
  state: RunState;
  arrowHref: string;
  newRun: NewRun;
  loadOutbox: LoadOutbox;
}

/** What was right, in one sentence; it counts what went well and nothing else. */
export function resultSentence(segments: readonly ProgressSegment[], mode: "practice" | "challenge"): string {
  const total = segments.length;
  const first = segments.filter((segment) => segment === "right").length;
  const second = segments.filter((segment) => segment === "second").length;
  if (total > 0 && first === total) return resultText.allRight(total);
  if (first + second === 0) return resultText.tried(total);
  if (mode === "challenge") return resultText.rightOnly(first, total);
  const parts = [
    ...(first > 0 ? [resultText.rightFirst(first)] : []),
    ...(second > 0 ? [resultText.rightSecond(second)] : []),
  ];
  return `${parts.join(", ")}.`;
}

/** The screen after a run. What was right is shown at once; points and animals follow when the server has counted. */
export function Result({ run, state, arrowHref, newRun, loadOutbox }: ResultProps) {
  const finished = useMemo(() => ({ runId: run.runId, answers: runAnswers(state) }), [run.runId, state]);
  const saved = useRunSubmission(finished, loadOutbox);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => today.finish(run.activityHref, run.runId), [run.activityHref, run.runId]);

  const own = useToday();
  const pieces = own?.turnedBy === run.runId ? own.pieces : null;
  const Turned = useLatePart(loadTurnedPiece, pieces !== null);
  const [isRestDue] = useState(() => performance.now() > restAfterMs);
  const segments = progressSegments(state);
  const result = saved.status === "counted" ? saved.result : null;
  const rightFirst = segments.filter((segment) => segment === "right").length;
  const wentWell = rightFirst >= passMark;
  const sentence = resultSentence(segments, run.mode);
  const isLost = result?.passed === false;
  return (
    <>
      {result !== null && <LateCelebrations result={result} pieces={pieces} />}
      {(run.mode === "practice" || wentWell) && <Confetti />}
      <RunHead arrowHref={arrowHref} isOver={true} />
      <main id="main" className="grid flex-1">
        <section
          aria-label={resultText.name}
          className={classNames(
            "mx-auto flex w-full max-w-155 flex-col gap-3 px-4 pb-6 text-center tablet:justify-center-safe tablet:gap-6 wide:max-w-190",
            clearOfBar(run.classId),
          )}
        >
          <div className="my-auto flex flex-col items-center gap-2 tablet:my-0 tablet:gap-4.5 wide:gap-2.5">
            {isYoung(run.classId) && (
              <FedAnimal
                asset={run.animal}
                isLost={isLost}
                points={result?.points ?? null}
                className={classNames("-mb-1.5 flex-none tablet:w-55 wide:w-28", isLost ? "w-20" : "w-24")}
              />
            )}
            <h1 ref={title} tabIndex={-1} className="text-[1.75rem] text-hue outline-none tablet:text-[2.75rem]">
              {titleOf(segments.length, result)}
            </h1>
            <div role="img" aria-label={sentence} className="w-55 tablet:w-100">
              <Bamboo segments={segments} />
            </div>
            <div className="flex items-center justify-center gap-2">
              <p>
                <LitText line={{ text: sentence }} />
              </p>
              <SayButton line={sentence} />
            </div>
            <Received run={run} isCounted={result !== null} />
            {run.mode === "practice" && <Learnt run={run} state={state} />}
            <ResultCount saved={saved} />
            {isRestDue && <p className="text-muted">{resultText.rest}</p>}
          </div>
          <SetCard run={run} right={rightFirst} total={segments.length} />
          {pieces !== null && Turned !== null && <Turned pieces={pieces} />}
          <WayOn run={run} result={result} offersChallenge={wentWell} newRun={newRun} />
          <LookAgain entries={state.entries} />
          {run.mode === "practice" && <QuietLink href={`/phieu?luot=${run.runId}`}>{resultText.print}</QuietLink>}
        </section>
      </main>
    </>
  );
}

/** On a phone the bar lies beside the animal, and would lie over a title. */
function clearOfBar(classId: RunView["classId"]): string {
  return isYoung(classId) ? "pt-2" : "pt-18 tablet:pt-2";
}

const loadCard = async () => (await import("./result-card.tsx")).ResultCard;
const loadTurnedPiece = async () => (await import("#components/today/turned-piece.tsx")).TurnedPiece;
const loadCelebrations = async () => (await import("./celebrations.tsx")).Celebrations;

/** The points have counted by then. */
const afterCountingMs = 1400;

/** Celebrates what a run has brought, once its points are counted. */
function LateCelebrations({ result, pieces }: { readonly result: FinishResult; readonly pieces: number | null }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setTime(true), afterCountingMs);
    return () => window.clearTimeout(timer);
  }, []);
  const isNew = result.stickers.length > 0 || result.unlockedBefore !== result.unlockedAfter;
  const Celebrations = useLatePart(loadCelebrations, isNew || pieces !== null);
  return isTime && Celebrations !== null ? (
    <Celebrations result={result} pieces={pieces} onEnd={() => setTime(false)} />
  ) : null;
}

/** After a set: a picture of how it went, for who gave it. */
function SetCard({ run, right, total }: { readonly run: RunView; readonly right: number; readonly total: number }) {
  const isOfSet = run.activityHref.startsWith("/bo/");
  const Card = useLatePart(loadCard, isOfSet);
  return isOfSet && Card !== null ? <Card title={run.title} right={right} total={total} /> : null;
}

/** After what a day asks the next of it, after everything else more of the same. */
function WayOn(props: ComponentProps<typeof ResultActions>) {
  const { activityHref, classId } = props.run;
  if (isStoneHref(activityHref) || isWorkHref(activityHref)) return <NextStone classId={classId} from={activityHref} />;
  return (
    <Dock>
      <ResultActions {...props} />
    </Dock>
  );
}

/** Says that given work is with who gave it, in a line that is kept for it. */
function Received({ run, isCounted }: { readonly run: RunView; readonly isCounted: boolean }) {
  if (!isWorkHref(run.activityHref)) return null;
  return (
    <p className="flex min-h-7 items-center gap-2 font-head text-[1.25rem] leading-tight font-semibold text-right-ink">
      {isCounted && (
        <>
          <Icon name="tick" className="size-6 flex-none" />
          {todayText.workReceived}
        </>
      )}
    </p>
  );
}

function titleOf(total: number, result: FinishResult | null): string {
  return result?.passed ? resultText.passed : resultText.done(total);
}
