import { useEffect, useState } from "react";
import { session } from "#components/session/session.ts";
import { AnimalMedal } from "#components/stage/animal-medal.tsx";
import { CountUp } from "#components/stage/count-up.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { StarCoin } from "#components/ui/star-coin.tsx";
import { animalSteps } from "#lib/play/animal-ladder.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";
import { resultText } from "#lib/text/result-text.ts";
import { LadderCard } from "./ladder-card.tsx";
import type { Sent } from "./outbox/sent-runs.ts";
import { writtenTime } from "./written-time.ts";

const remarks = { kept: resultText.kept, refused: resultText.refused } as const;

/** What stands below the points, which is waited for in the room it will take: nothing moves under a finger that is on its way. */
const rooms = {
  guest: "min-h-63 tablet:min-h-76.5 wide:min-h-70",
  pupil: "min-h-52.5 tablet:min-h-65.5 wide:min-h-48.5",
} as const;

/** The part of the result that comes from the server: points, time, animals, or why they are not there. */
export function ResultCount({ saved }: { saved: Sent | { readonly status: "saving" } }) {
  const result = saved.status === "counted" ? saved.result : null;
  return (
    <>
      {/* It stays while what it says becomes another: only then is that read out. */}
      <div
        role="status"
        className="flex min-h-11.5 flex-col items-center justify-center gap-2 tablet:min-h-19 tablet:gap-4.5 wide:min-h-14 wide:gap-2.5"
      >
        {saved.status === "counted" ? <Counted result={saved.result} /> : <NotCounted status={saved.status} />}
      </div>
      {saved.status === "saving" && (
        <Skeleton className={`w-full rounded-card ${rooms[session.name() === null ? "guest" : "pupil"]}`} />
      )}
      {(result?.notice === "guest" || result?.notice === "gone") && <GuestCard notice={result.notice} />}
      {result !== null && <Ladder result={result} />}
    </>
  );
}

function NotCounted({ status }: { status: "saving" | keyof typeof remarks }) {
  if (status === "saving") return <p className="text-muted">{resultText.saving}</p>;
  return <p className="rounded-bubble bg-again-surface px-5 py-3 text-again-ink text-balance">{remarks[status]}</p>;
}

function Counted({ result }: { result: FinishResult }) {
  return (
    <>
      <p className="flex items-center gap-2.5 font-head text-[2.875rem] leading-none font-extrabold text-hue tabular-nums tablet:text-[4.75rem] wide:text-[3.5rem]">
        <StarCoin className="size-11.5" />
        <CountUp value={result.points} prefix="+" />
        <span className="sr-only">{resultText.points}</span>
      </p>
      {result.totalTime !== null && <Times total={result.totalTime} best={result.bestTime} />}
      {remarksOf(result).map((remark) => (
        <p key={remark} className="text-balance">
          {remark}
        </p>
      ))}
    </>
  );
}

function Ladder({ result: { totalScore, unlockedBefore, unlockedAfter } }: { result: FinishResult }) {
  if (totalScore === null || unlockedBefore === null || unlockedAfter === null) return null;
  return <LadderCard before={unlockedBefore} after={unlockedAfter} totalScore={totalScore} />;
}

function remarksOf({ notice, passed }: FinishResult): string[] {
  if (notice === "too-fast") return [resultText.tooFast];
  if (notice === "again") return [resultText.setAgain];
  return [...(passed === false ? [resultText.notPassed] : []), ...(notice === "capped" ? [resultText.capped] : [])];
}

function Times({ total, best }: { total: number; best: number | null }) {
  return (
    <p className="font-head text-[1.25rem] leading-tight font-semibold text-hue tabular-nums">
      {`${resultText.time} ${writtenTime(total)}`}
      {best !== null && ` · ${resultText.best} ${writtenTime(best)}`}
    </p>
  );
}

/** The first friend who waits for a child with a name. */
const [, waiting] = animalSteps;

/** Under the points of a guest: the way to a name that keeps them, or why this browser cannot keep any. */
function GuestCard({ notice }: { readonly notice: "guest" | "gone" }) {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    let isHere = true;
    const check = async () => {
      const { keepsCookies } = await import("#components/session/cookies.ts");
      const isKept = await keepsCookies();
      if (isHere) setBlocked(!isKept);
    };
    // Without the code of the check the browser is believed.
    check().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <Card className={`grid w-full content-center justify-items-center gap-3 p-4 tablet:p-6 ${rooms.guest}`}>
      {!isBlocked && notice === "guest" && waiting !== undefined && (
        <AnimalMedal asset={waiting.asset} isLocked={true} className="w-20 tablet:w-28" />
      )}
      <p role="status" className="text-balance">
        {isBlocked ? resultText.cookiesBlocked : resultText[notice]}
      </p>
      {isBlocked ? null : (
        <ButtonLink href="/user" variant="go">
          {resultText.chooseName}
        </ButtonLink>
      )}
    </Card>
  );
}
