import { useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Origin of the page, to show a whole address; empty until the page runs in the browser. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => "",
  );
}

/** Copies texts; what was said of the last one stands beside, `failed` where the browser does not let it be copied. */
export function useCopy(failed: string): [said: string, copy: (text: string, done: string) => Promise<void>] {
  const [said, setSaid] = useState("");
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid(failed);
    }
  };
  return [said, copy];
}
