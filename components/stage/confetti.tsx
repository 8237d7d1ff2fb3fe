"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { mayMove } from "./may-move.ts";

// Without a network the code may not come: then nothing falls, and the result is there all the same.
const ConfettiBurst = lazy<ComponentType<{ readonly onEnd: () => void }>>(() =>
  import("./confetti-burst.tsx").then(
    ({ ConfettiBurst: Burst }) => ({ default: Burst }),
    () => ({ default: () => null }),
  ),
);

/** A rain of confetti of under two seconds; a tap or a key ends it; nothing falls where nothing may move. */
export function Confetti() {
  const [isFalling, setIsFalling] = useState(false);

  useEffect(() => {
    if (!mayMove()) return;
    setIsFalling(true);
    const stop = () => setIsFalling(false);
    addEventListener("pointerdown", stop, { once: true });
    addEventListener("keydown", stop, { once: true });
    return () => {
      removeEventListener("pointerdown", stop);
      removeEventListener("keydown", stop);
    };
  }, []);

  return isFalling ? (
    <Suspense>
      <ConfettiBurst onEnd={() => setIsFalling(false)} />
    </Suspense>
  ) : null;
}
