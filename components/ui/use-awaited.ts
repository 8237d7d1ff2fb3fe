import { useEffect, useRef, useState } from "react";

/**
 * Whether work is awaited, and how it is begun: React's `useTransition` for work that asks the server, but not as a
 * transition. Of several transitions React ends none before the last, so on a line that hangs nobody could go to
 * another page. While work is awaited no other is begun. What it throws goes to the nearest error page; where the page
 * was left meanwhile, once somebody comes back to it.
 */
export function useAwaited(): readonly [boolean, (work: () => Promise<void>) => void] {
  const [isAwaited, setAwaited] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [shownFailure, setShownFailure] = useState<Failure | null>(null);
  const isUnderWay = useRef(false);
  // Next forgets what failed in a page that is kept out of sight. Effects wait until it is seen.
  useEffect(() => setShownFailure(failure), [failure]);
  if (shownFailure !== null) throw shownFailure.error;
  const run = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setAwaited(true);
    try {
      await work();
    } catch (error) {
      setFailure({ error });
    } finally {
      isUnderWay.current = false;
      setAwaited(false);
    }
  };
  return [isAwaited, (work) => void run(work)];
}

interface Failure {
  readonly error: unknown;
}
