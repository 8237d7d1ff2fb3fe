import { useEffect, useSyncExternalStore } from "react";
import { observable } from "./observable.ts";
import { useIdle } from "./use-idle.ts";

/** By then whoever came knows where to tap, and a first tap has been answered. */
const settledAfterMs = 3000;

const settled = observable(false);
let isWaiting = false;

const never = () => false;

/**
 * False until the first page of this visit has been at rest for a while: the time for what is ornament alone, or of no use
 * to this page. On later pages it is true as soon as they are at rest.
 */
export function useSettled(): boolean {
  const isIdle = useIdle();
  const isSettled = useSyncExternalStore(settled.subscribe, settled.get, never);
  useEffect(() => {
    if (!isIdle || isWaiting) return;
    isWaiting = true;
    // It outlives the part that asked first: the others wait for the same moment.
    window.setTimeout(() => settled.set(true), settledAfterMs);
  }, [isIdle]);
  return isIdle && isSettled;
}
