import { useEffect, useState } from "react";

const shownMs = 6000;

/** By how much a count that only grows has grown of late; 0 again after some seconds. */
export function useNews(count: number): number {
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (count === seen) return;
    const timer = window.setTimeout(() => setSeen(count), shownMs);
    return () => window.clearTimeout(timer);
  }, [count, seen]);
  return count - seen;
}
