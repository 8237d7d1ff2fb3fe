"use client";

import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { playText } from "#lib/text/play-text.ts";
import type { LoadOutbox } from "./outbox/outbox.ts";
import { Play } from "./play.tsx";
import type { RunActions } from "./run-actions.ts";
import { RunHead } from "./run-bar.tsx";
import { isYoung, RunFrame } from "./run-frame.tsx";
import { useCurrentRun } from "./use-current-run.ts";
import { type NewRun, useNewRun } from "./use-new-run.ts";

interface RunProps extends RunActions {
  /** Practice starts at once. A challenge is only announced by it (its questions may be empty) and starts with `start`. */
  run: RunView;
  /** Where the back arrow of this page leads. */
  arrowHref: string;
  /** Must stay the same function. */
  loadOutbox: LoadOutbox;
}

/** Runs of one activity, one after the other; the first is given, or one that was left before, later ones come from `start`. */
export function Run({ run: given, arrowHref, answer, start, loadOutbox }: RunProps) {
  const { run, steps, isBegun, isRenewing, begin, end } = useCurrentRun(given);
  const newRun = useNewRun(run, start, begin);
  if (isRenewing) return <RunSkeleton classId={run.classId} />;
  return (
    <RunFrame classId={run.classId}>
      {isBegun ? (
        <Play
          key={run.runId}
          run={run}
          steps={steps}
          arrowHref={arrowHref}
          answer={answer}
          loadOutbox={loadOutbox}
          newRun={newRun}
          onEnd={end}
        />
      ) : (
        <Begin run={run} arrowHref={arrowHref} newRun={newRun} />
      )}
    </RunFrame>
  );
}

/** Stands in the place of a run until its questions are there: same ground, same places. */
function RunSkeleton({ classId }: { readonly classId: ClassId }) {
  return (
    <RunFrame classId={classId}>
      <div className="mx-auto grid w-full max-w-[760px] gap-3 px-4 pt-20 tablet:gap-6 tablet:px-8" aria-hidden="true">
        <Skeleton className="h-19 rounded-bubble tablet:h-26" />
        <Skeleton className="h-56 rounded-card tablet:h-96" />
        <div className="grid grid-cols-2 gap-3 tablet:gap-5">
          <Skeleton className="h-17 rounded-answer tablet:h-27" />
          <Skeleton className="h-17 rounded-answer tablet:h-27" />
          <Skeleton className="h-17 rounded-answer tablet:h-27" />
          <Skeleton className="h-17 rounded-answer tablet:h-27" />
        </div>
      </div>
    </RunFrame>
  );
}

/** Before a challenge: what it is, and the button that starts its clock. */
function Begin({ run, arrowHref, newRun }: { run: RunView; arrowHref: string; newRun: NewRun }) {
  return (
    <>
      <RunHead arrowHref={arrowHref} />
      <main
        id="main"
        className="mx-auto grid w-full max-w-150 flex-1 content-center justify-items-center px-4 pb-6 tablet:pb-24"
      >
        {isYoung(run.classId) && (
          <RiveCharacter asset={run.animal} mood="open" isHatOn={false} className="-mb-3 w-32 tablet:w-52" />
        )}
        <Card className="grid w-full justify-items-center gap-4 p-6 text-center tablet:p-9">
          <p className="flex items-center gap-2 font-head text-[1.25rem] leading-tight font-bold text-hue">
            <Icon name="trophy" />
            {playText.challenge}
          </p>
          <h1 className="font-head text-h1 leading-tight font-extrabold">{run.title}</h1>
          <p className="text-lead leading-snug text-balance">{playText.challengeRule}</p>
          <Button isWide disabled={newRun.isStarting} onClick={newRun.start}>
            {newRun.isStarting ? playText.beginning : playText.begin}
          </Button>
          <p role="status" className="text-again-ink empty:sr-only">
            {newRun.problem !== null && !newRun.isStarting ? playText.cannotBegin : ""}
          </p>
        </Card>
      </main>
    </>
  );
}
