import { useRouter } from "next/navigation";
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { guardClicks } from "./guard-clicks.ts";
import { heldEntry } from "./held-entry.ts";
import type { LeaveDialog } from "./leave-dialog.tsx";

interface Props {
  /** Called when the question comes up: what stands over the page gives way to it. */
  readonly onAsk: () => void;
  /** What is asked; null until its code is there. Without a network it may never come: then the second tap leads out. */
  readonly Question: ComponentType<ComponentProps<typeof LeaveDialog>> | null;
}

/**
 * Stands guard while a run is not finished: whoever would leave its page by a link, by the menu, by the browser's back
 * button or by closing the tab is asked first (spec section 8). Closing a tab is asked in the browser's own words.
 */
export function LeaveGuard({ onAsk, Question }: Props) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const isLeaving = useRef(false);
  const ask = useEffectEvent(() => {
    onAsk();
    setAsking(true);
  });
  const isFree = useRef(false);
  useEffect(() => {
    isFree.current = isLeaving.current || (isAsking && Question === null);
  }, [isAsking, Question]);
  useEffect(() => guardClicks(isFree, () => ask()), []);
  useEffect(() => guardTab(isLeaving), []);
  useEffect(() => {
    // Going back has used the held entry up, so it is held anew once the answer is to stay.
    if (!isAsking && !isLeaving.current) heldEntry.hold(() => ask());
  }, [isAsking]);
  useEffect(() => () => heldEntry.release(isLeaving.current), []);
  if (!isAsking || Question === null) return null;
  const leave = () => {
    isLeaving.current = true;
    isFree.current = true;
    setAsking(false);
    // In place of the run's own entry, so that going back from there does not meet the guard's.
    router.replace("/course/practice/1");
  };
  return <Question onStay={() => setAsking(false)} onLeave={leave} />;
}

/** Has the browser ask before the tab is closed or loaded anew. Returns the way to stop. */
function guardTab(isLeaving: { readonly current: boolean }): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!isLeaving.current) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
