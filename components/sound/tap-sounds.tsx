"use client";

import { useEffect } from "react";

const load = () => {
  // Without the network the page stays silent.
  import("./listen-for-taps.ts").then(
    ({ listenForTaps }) => listenForTaps(),
    () => undefined,
  );
};

/** Fetches what sounds at taps when the first tap or key has come, and nothing before. */
export function TapSounds() {
  useEffect(() => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      load();
    };
    addEventListener("pointerdown", begin, { signal: stop.signal });
    addEventListener("keydown", begin, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return null;
}
