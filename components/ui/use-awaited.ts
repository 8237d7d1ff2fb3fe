import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Asks the server; `isAwaited` says whether anybody still waits for what comes of it. */
type Work = (isAwaited: () => boolean) => Promise<void>;

interface Failure {
  readonly error: unknown;
}

/**
 * Whether work is awaited, and how it is begun: React's `useTransition` for work that asks the server, but not as a
 * transition. Of several transitions React ends none before the last, so on a line that hangs nobody could go to
 * another page. While work is awaited no other is begun; whoever leaves the page waits no longer, and finds it free on
 * coming back. What work throws goes to the nearest error page, once the page is seen.
 */
export function useAwaited(): readonly [boolean, (work: Work) => void] {
  const [isAwaited, setAwaited] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [shownFailure, setShownFailure] = useState<Failure | null>(null);
  const awaited = useRef<symbol | null>(null);
  // Next keeps a page that was left, but ends its effects.
  useLayoutEffect(
    () => () => {
      awaited.current = null;
      setAwaited(false);
    },
    [],
  );
  // Next forgets what failed in a page that is kept out of sight. Effects wait until it is seen.
  useEffect(() => setShownFailure(failure), [failure]);
  if (shownFailure !== null) throw shownFailure.error;
  const run = async (work: Work) => {
    if (awaited.current !== null) return;
    const own = Symbol("work");
    awaited.current = own;
    setAwaited(true);
    try {
      await work(() => awaited.current === own);
    } catch (error) {
      setFailure({ error });
    }
    if (awaited.current !== own) return;
    awaited.current = null;
    setAwaited(false);
  };
  return [isAwaited, (work) => void run(work)];
}
