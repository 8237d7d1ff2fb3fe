import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { useLatePart } from "#components/ui/use-late-part.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";
import { practiceAddress } from "#lib/play/practice-address.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { playText } from "#lib/text/play-text.ts";
import { prefetchedRunsText } from "#lib/text/prefetched-runs-text.ts";
import { resultText } from "#lib/text/result-text.ts";
import type { NewRun } from "./use-new-run.ts";

const loadReady = async () => (await import("#components/runs/ready-activities.tsx")).ReadyActivities;

const problems = { failed: playText.cannotBegin, "none-left": prefetchedRunsText.noneLeft } as const;

interface ResultActionsProps {
  run: RunView;
  /** Null while the run is not saved. */
  result: FinishResult | null;
  /** A challenge is offered once practice went well. */
  offersChallenge: boolean;
  newRun: NewRun;
}

/** The ways on from a result: back to the class, one more run or the next level, and the challenge. */
export function ResultActions({ run, result, offersChallenge, newRun }: ResultActionsProps) {
  const Ready = useLatePart(loadReady, newRun.problem === "none-left");
  const challengeHref = offersChallenge ? (result?.challengeHref ?? null) : null;
  const isCrowded = challengeHref !== null;
  const isLast = result?.next.kind === "none";
  return (
    <div className="grid gap-3">
      <p role="status" className="text-center text-again-ink empty:sr-only">
        {newRun.problem !== null && !newRun.isStarting ? problems[newRun.problem] : ""}
      </p>
      {Ready !== null && newRun.problem === "none-left" && <Ready classId={run.classId} except={ownPage(run)} />}
      <div
        className={classNames(
          "grid gap-3",
          isCrowded &&
            "grid-cols-[3.75rem_1fr_1fr] left-hand:grid-cols-[1fr_1fr_3.75rem] tablet:grid-cols-3 tablet:left-hand:grid-cols-3",
          !isCrowded && !isLast && "grid-cols-2",
        )}
      >
        <ButtonLink href={run.backHref} variant={isLast ? "solid" : "plain"} className="px-2! left-hand:order-last">
          {isCrowded && <Icon name="back" className="size-7 tablet:hidden" />}
          <span className={isCrowded ? "sr-only tablet:not-sr-only" : ""}>{run.backLabel}</span>
        </ButtonLink>
        {challengeHref !== null && (
          <ButtonLink href={challengeHref} variant="plain" className={small}>
            {resultText.challenge}
          </ButtonLink>
        )}
        <GoOn next={result?.next ?? null} newRun={newRun} />
      </div>
    </div>
  );
}

function ownPage({ activityHref }: RunView): string {
  return practiceAddress(activityHref)?.href ?? activityHref;
}

const small = "px-2! max-tablet:text-[1.25rem]";
/** The way most take: on the side of the thumb. */
const onward = `${small} left-hand:order-first`;

function GoOn({ next, newRun }: { next: FinishResult["next"] | null; newRun: NewRun }) {
  if (next?.kind === "none") return null;
  if (next !== null && next.kind !== "same") {
    const words = { "next-level": resultText.nextLevel, harder: resultText.harder, easier: resultText.again };
    return (
      <ButtonLink href={next.href} className={onward}>
        {words[next.kind]}
      </ButtonLink>
    );
  }
  return (
    <Button className={onward} disabled={newRun.isStarting} onClick={newRun.start}>
      {newRun.isStarting ? resultText.opening : resultText.again}
    </Button>
  );
}
