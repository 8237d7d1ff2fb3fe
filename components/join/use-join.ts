import { useEffect, useState } from "react";
import { ownClass } from "#components/home/own-class.ts";
import { prefetchedRuns } from "#components/runs/outbox/prefetched-runs.ts";
import { takesCookies } from "#components/session/cookies.ts";
import { type SessionPupil, session } from "#components/session/session.ts";
import { today } from "#components/today/today.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import type { JoinAnswer, JoinAs, JoinRefusal, JoinRequest, SeatProof } from "#lib/classes/join-answer.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import { accountText } from "#lib/text/account-text.ts";
import { joinText } from "#lib/text/join-text.ts";

export type JoinProblem = JoinRefusal | "no-cookies";

/** What is said of a problem; null where there is none. */
export function problemText(problem: JoinProblem | null): string | null {
  if (problem === null) return null;
  return problem === "no-cookies" ? accountText.cookiesBlocked : joinText.problem[problem];
}

/** Who is asked whether it is them, and with which proof they came. */
interface Question {
  readonly username: string;
  readonly avatar: string;
  readonly by: SeatProof;
}

interface State {
  /** What was shown last: it is shown again after an answer, and where the network was away. */
  readonly by: SeatProof | null;
  readonly question: Question | null;
  readonly problem: JoinProblem | null;
}

const idle: State = { by: null, question: null, problem: null };

export interface Joining {
  /** Of the class. */
  readonly code: string;
  readonly classId: ClassId;
  /** Where whoever has joined goes on to: home, or given work. */
  readonly nextHref: string;
  readonly join: (request: JoinRequest) => Promise<JoinAnswer>;
}

/** Joining a class in this browser. Whoever is in goes on by a new load of the page, as whoever has just logged in. */
export function useJoin({ code, classId, nextHref, join }: Joining) {
  const [state, setState] = useState(idle);
  const [isSending, run] = useAwaited();
  const [isIn, setIn] = useState(false);
  const send = (by: SeatProof, as: JoinAs) =>
    run(async () => {
      setState({ ...idle, by });
      if (!takesCookies()) return setState({ ...idle, problem: "no-cookies" });
      const answer = await join({ code, by, as }).catch(() => null);
      if (answer?.status === "ask") {
        const { username, avatar } = answer;
        return setState({ by, problem: null, question: { username, avatar, by } });
      }
      if (answer?.status !== "joined") {
        return setState({ by, question: null, problem: answer?.reason ?? "backend-away" });
      }
      setIn(true);
      await remember(answer.pupil, classId);
      window.location.assign(nextHref);
    });
  // A browser that kept the page shows it as it was left: on the way on.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIn(false);
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);
  useCard((secret) => send({ kind: "card", secret }, "ask"));
  const isPending = isSending || isIn;
  return { ...state, isPending, send, forget: () => setState(idle) };
}

/** As a log-in does it, and as a log-out of who was here before. */
async function remember(pupil: SessionPupil, classId: ClassId): Promise<void> {
  const before = session.name();
  session.logIn(pupil);
  ownClass.set(classId);
  if (before === null || before === pupil.username) return;
  today.forget();
  await prefetchedRuns.forget(before).catch(() => undefined);
}

/** What stands behind the `#` on a card, which is longer than the name of any part of a page. */
const cardSecret = /^#([\w-]{16,100})$/;

/** Takes a card's secret out of the address before anything else can see it there. */
function useCard(open: (secret: string) => void): void {
  const call = useStableCallback(open);
  useEffect(() => {
    const look = () => {
      const [, secret] = cardSecret.exec(window.location.hash) ?? [];
      if (secret === undefined) return;
      window.history.replaceState(null, "", window.location.pathname + window.location.search);
      call(secret);
    };
    look();
    // Another card of the class, in the tab that shows the class already.
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [call]);
}
