import { useState } from "react";
import { prefetchedRuns } from "#components/runs/outbox/prefetched-runs.ts";
import { session } from "#components/session/session.ts";
import { today } from "#components/today/today.ts";
import { Button } from "#components/ui/button.tsx";
import { resting } from "#components/ui/resting.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { Result } from "#lib/core/result.ts";
import { accountText } from "#lib/text/account-text.ts";

/** Ends the session of this browser; when that fails, all stays as it was, and a line under its row says so. */
export function LogOutButton({
  username,
  logOut,
}: {
  readonly username: string;
  readonly logOut: () => Promise<Result<null, string>>;
}) {
  const [isLeaving, run] = useAwaited();
  const [problem, setProblem] = useState("");
  const leave = async () => {
    setProblem("");
    const name = session.name();
    const answer = await logOut().catch(() => null);
    if (answer?.ok !== true) {
      return setProblem(answer?.reason === "too-many" ? accountText.waitABit : accountText.backendAway);
    }
    // Gone before the page is drawn anew, which would greet the name that is left here; not before the answer, for
    // until then every page still learns from the server who plays.
    if (session.name() === name) session.logOut();
    // What the pupil finished and could not send stays, and waits for the pupil.
    void prefetchedRuns.forget(username);
    today.forget();
  };
  return (
    <>
      <Button variant="plain" isWide={true} {...resting(isLeaving, () => run(leave))}>
        {accountText.logOut}
      </Button>
      <p
        role="alert"
        className="order-last col-span-full text-center font-head font-semibold text-again-ink empty:hidden"
      >
        {problem}
      </p>
    </>
  );
}
