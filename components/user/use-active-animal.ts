import { useEffect, useRef, useState } from "react";
import { session } from "#components/session/session.ts";
import type { Result } from "#lib/core/result.ts";

type Choose = (asset: string) => Promise<Result<null, string>>;

const joyMs = 1600;

/**
 * The active animal, by its asset, at once after a tap; it goes back when the server refuses. A chosen animal is glad
 * for a moment. No `useOptimistic`: as a transition it would keep the child on this page until the server has answered.
 */
export function useActiveAnimal(active: string, choose: Choose) {
  const [tapped, setTapped] = useState<{ readonly asset: string; readonly isAnswered: boolean } | null>(null);
  const [toldBefore, setToldBefore] = useState(active);
  const [joys, setJoys] = useState(0);
  const [isGlad, setGlad] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const taps = useRef(0);
  // News of the server ends what is shown ahead of it, unless it only tells of an earlier tap.
  if (toldBefore !== active) {
    setToldBefore(active);
    if (tapped?.isAnswered === true) setTapped(null);
  }
  useEffect(() => {
    if (joys === 0) return;
    setGlad(true);
    const timer = window.setTimeout(() => setGlad(false), joyMs);
    return () => window.clearTimeout(timer);
  }, [joys]);
  const onChoose = async (asset: string) => {
    taps.current += 1;
    const tap = taps.current;
    setJoys(tap);
    setFailed(false);
    setTapped({ asset, isAnswered: false });
    const name = session.name();
    const answer = await choose(asset).catch(() => null);
    // Somebody else may play here by then.
    if (name === session.name()) tellAll(asset, answer);
    if (tap !== taps.current) return;
    setTapped(answer?.ok === true ? { asset, isAnswered: true } : null);
    setFailed(answer?.ok !== true);
  };
  return {
    asset: tapped?.asset ?? active,
    mood: isGlad ? ("happy" as const) : ("open" as const),
    hasFailed,
    onChoose: (asset: string) => void onChoose(asset),
  };
}

/** Pages that are the same for everybody show the animal from there, and the page of the tap may have been left. */
function tellAll(asset: string, answer: Result<null, string> | null): void {
  if (answer?.ok === true) session.setAnimal(asset);
  if (answer?.ok === false && answer.reason === "gone") session.markGone();
}
