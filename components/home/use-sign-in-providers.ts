import { useEffect, useState } from "react";

type Provider = "apple" | "google";

/** Whose accounts a grown-up may sign in with here; none until the server has said so, and where it cannot be asked. */
export function useSignInProviders(): readonly Provider[] {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    // Email and password are there in any case.
    askProviders(leaving.signal).then(setProviders, () => undefined);
    return () => leaving.abort();
  }, []);
  return providers;
}

async function askProviders(signal: AbortSignal): Promise<readonly Provider[]> {
  const answer = await fetch("/api/sign-in-providers", { signal });
  const { providers }: { providers: readonly Provider[] } = await answer.json();
  return providers;
}
