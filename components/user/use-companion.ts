import { startTransition, useEffect, useOptimistic, useState } from "react";
import type { Result } from "#lib/core/result.ts";
import { goneProfile } from "./gone-profile.ts";

type Choose = (asset: string) => Promise<Result<null, string>>;

const joyMs = 1600;

/**
 * The active animal, by its asset, at once after a tap; it goes back when the server refuses. A chosen animal is glad
 * for a moment.
 */
export function useCompanion(active: string, choose: Choose) {
  const [shown, show] = useOptimistic(active);
  const [joys, setJoys] = useState(0);
  const [isGlad, setGlad] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (joys === 0) return;
    setGlad(true);
    const timer = window.setTimeout(() => setGlad(false), joyMs);
    return () => window.clearTimeout(timer);
  }, [joys]);
  const onChoose = (asset: string) => {
    setJoys((count) => count + 1);
    setFailed(false);
    startTransition(async () => {
      show(asset);
      const answer = await choose(asset).catch(() => null);
      setFailed(answer?.ok !== true);
      if (answer?.ok === false && answer.reason === "gone") goneProfile.set(true);
    });
  };
  return { asset: shown, mood: isGlad ? ("happy" as const) : ("open" as const), hasFailed, onChoose };
}
