import { useState } from "react";

/**
 * What a pupil has put together for the present try: it begins anew once the try was answered (`tries` has grown), not
 * before, so that the board stays as it is while the answer is on its way.
 */
export function useTryState<Draft>(tries: number, empty: Draft) {
  const [kept, setKept] = useState({ tries, draft: empty });
  const of = (before: typeof kept) => (before.tries === tries ? before.draft : empty);
  const set = (change: (before: Draft) => Draft) => setKept((before) => ({ tries, draft: change(of(before)) }));
  return [of(kept), set] as const;
}
