import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
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
  return (
    <div className="mt-auto grid w-full grid-cols-2 gap-3 tablet:mt-2.5">
      <p role="status" className="col-span-2 text-center text-again-ink empty:hidden">
        {newRun.hasFailed && !newRun.isStarting ? playText.cannotBegin : ""}
      </p>
      {challengeHref !== null && (
        <ButtonLink href={challengeHref} variant="plain" className="col-span-2 mb-0!">
          <Icon name="trophy" />
          {resultText.challenge}
        </ButtonLink>
      )}
      <ButtonLink href={run.backHref} variant="plain" className="px-2!">
        {run.backLabel}
      </ButtonLink>
      <GoOn next={result?.next ?? null} newRun={newRun} />
    </div>
  );
}

function GoOn({ next, newRun }: { next: FinishResult["next"] | null; newRun: NewRun }) {
  if (next !== null && next.kind !== "same") {
    const words = { "next-level": resultText.nextLevel, harder: resultText.harder, easier: resultText.again };
    return (
      <ButtonLink href={next.href} className="px-2!">
        {words[next.kind]}
      </ButtonLink>
    );
  }
  return (
    <Button className="px-2!" disabled={newRun.isStarting} onClick={newRun.start}>
      {newRun.isStarting ? resultText.opening : resultText.again}
    </Button>
  );
}
