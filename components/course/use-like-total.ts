import { useEffect, useState } from "react";

/** The number of likes, asked anew after each of `likes` given here; null while it is not known. */
export function useLikeTotal(likes: number): number | null {
  const [total, setTotal] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server is asked again because of it
  useEffect(() => {
    const leaving = new AbortController();
    // The button likes without its number too.
    askTotal(leaving.signal).then(setTotal, () => undefined);
    return () => leaving.abort();
  }, [likes]);
  return total;
}

async function askTotal(signal: AbortSignal): Promise<number> {
  const answer = await fetch("/api/like-total", { signal });
  if (!answer.ok) throw new Error("the server cannot tell the likes");
  const { total }: { total: number } = await answer.json();
  return total;
}
