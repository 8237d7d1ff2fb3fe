import { useCallback, useLayoutEffect, useRef } from "react";

/** The same function at every render that calls the latest one given: for parts that are only drawn anew when they change. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
