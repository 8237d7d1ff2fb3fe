import { useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Calls `onReturn` when the page is shown again after it was left. Next keeps a left page alive but hidden: its state
 * stays while its effects end, and they start anew when somebody comes back.
 */
export function useReturn(onReturn: () => void): void {
  const hasLeft = useRef(false);
  const returned = useEffectEvent(onReturn);
  useLayoutEffect(() => {
    if (hasLeft.current) returned();
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
}
