import { CountUp } from "#components/stage/count-up.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { StarCoin } from "#components/ui/star-coin.tsx";
import type { FinishResult } from "#lib/play/finish-result.ts";
import { resultText } from "#lib/text/result-text.ts";
import { GuestCard } from "./guest-card.tsx";
import { LadderCard } from "./ladder-card.tsx";
import type { Sent } from "./sent-runs.ts";
import { writtenTime } from "./written-time.ts";

const remarks = { kept: resultText.kept, refused: resultText.refused } as const;

/** The part of the result that comes from the server: points, time, animals, or why they are not there. */
export function ResultCount({ saved }: { saved: Sent | { readonly status: "saving" } }) {
  if (saved.status === "counted") return <Counted result={saved.result} />;
  return (
    <>
      <p
        role="status"
        className={
          saved.status === "saving"
            ? "text-muted"
            : "rounded-bubble bg-again-surface text-balance px-5 py-3 text-again-ink"
        }
      >
        {saved.status === "saving" ? resultText.saving : remarks[saved.status]}
      </p>
      {saved.status === "saving" && <Skeleton className="h-40 w-full rounded-card tablet:h-56" />}
    </>
  );
}

function Counted({ result }: { result: FinishResult }) {
  const { points, totalScore, unlockedBefore, unlockedAfter } = result;
  return (
    <>
      <p className="flex items-center gap-2.5 font-head text-[46px] leading-none font-extrabold text-hue tabular-nums tablet:text-[76px] wide:text-[56px]">
        <StarCoin className="size-11.5" />
        <CountUp value={points} prefix="+" />
        <span className="sr-only">{resultText.points}</span>
      </p>
      {result.totalTime !== null && <Times total={result.totalTime} best={result.bestTime} />}
      {remarksOf(result).map((remark) => (
        <p key={remark} className="text-balance">
          {remark}
        </p>
      ))}
      {(result.notice === "guest" || result.notice === "gone") && <GuestCard notice={result.notice} />}
      {totalScore !== null && unlockedBefore !== null && unlockedAfter !== null && (
        <LadderCard before={unlockedBefore} after={unlockedAfter} totalScore={totalScore} />
      )}
    </>
  );
}

function remarksOf({ notice, passed }: FinishResult): string[] {
  if (notice === "too-fast") return [resultText.tooFast];
  return [...(passed === false ? [resultText.notPassed] : []), ...(notice === "capped" ? [resultText.capped] : [])];
}

function Times({ total, best }: { total: number; best: number | null }) {
  return (
    <p className="font-head text-[20px] leading-tight font-semibold text-hue tabular-nums">
      {`${resultText.time} ${writtenTime(total)}`}
      {best !== null && ` · ${resultText.best} ${writtenTime(best)}`}
    </p>
  );
}
