import { useEffect, useState } from "react";

/** True once `isOn` has been so for `delayMs`. */
export function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = window.setTimeout(() => setDue(true), delayMs);
    return () => {
      window.clearTimeout(timer);
      setDue(false);
    };
  }, [isOn, delayMs]);
  return isDue;
}
