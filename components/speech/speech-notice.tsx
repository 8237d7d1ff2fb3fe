"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { ClassId } from "#lib/core/class-id.ts";
import { playText } from "#lib/text/play-text.ts";
import { voices } from "./voices.ts";

const shownMs = 6000;

/** Whether reading aloud was tried and no voice is left. */
function useSpeechLoss(): boolean {
  return useSyncExternalStore(voices.subscribe, voices.isLost, () => false);
}

/**
 * Says kindly that nothing can be read aloud any more, once, where a voice was tried and none is left. It lies over the bar,
 * not over what has to be read alone now, and lets taps through.
 */
export function SpeechNotice({ classId }: { readonly classId: ClassId }) {
  const isLost = useSpeechLoss();
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    if (!isLost) return;
    const timer = window.setTimeout(() => setIsShown(false), shownMs);
    return () => window.clearTimeout(timer);
  }, [isLost]);
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-4 top-2 z-55 flex justify-center">
      {isLost && isShown && (
        <p className="animate-rise rounded-card bg-ink px-5 py-3 text-center text-balance text-card">
          {playText.voiceLost(classId)}
        </p>
      )}
    </div>
  );
}
