import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { FinishResult } from "#lib/play/finish-result.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { playText } from "#lib/text/play-text.ts";
import { resultText } from "#lib/text/result-text.ts";
import type { NewRun } from "./use-new-run.ts";

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
  const challengeHref = offersChallenge ? (result?.challengeHref ?? null) : null;
  const isCrowded = challengeHref !== null;
  const isLast = result?.next.kind === "none";
  return (
    <div className="grid gap-3">
      <p role="status" className="text-center text-again-ink empty:hidden">
        {newRun.hasFailed && !newRun.isStarting ? playText.cannotBegin : ""}
      </p>
      <div
        className={classNames(
          "grid gap-3",
          isCrowded && "grid-cols-[3.75rem_1fr_1fr] tablet:grid-cols-3",
          !isCrowded && !isLast && "grid-cols-2",
        )}
      >
        <ButtonLink href={run.backHref} variant={isLast ? "solid" : "plain"} className="px-2!">
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

const small = "px-2! max-tablet:text-[20px]";

function GoOn({ next, newRun }: { next: FinishResult["next"] | null; newRun: NewRun }) {
  if (next?.kind === "none") return null;
  if (next !== null && next.kind !== "same") {
    const words = { "next-level": resultText.nextLevel, harder: resultText.harder, easier: resultText.again };
    return (
      <ButtonLink href={next.href} className={small}>
        {words[next.kind]}
      </ButtonLink>
    );
  }
  return (
    <Button className={small} disabled={newRun.isStarting} onClick={newRun.start}>
      {newRun.isStarting ? resultText.opening : resultText.again}
    </Button>
  );
}
