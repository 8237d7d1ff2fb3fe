import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { heldEntry } from "./held-entry.ts";
import { LeaveDialog } from "./leave-dialog.tsx";

interface Props {
  /** Called when the question comes up: what stands over the page gives way to it. */
  readonly onAsk: () => void;
}

/**
 * Stands guard while a run is not finished: whoever would leave its page by a link, by the menu, by the browser's back
 * button or by closing the tab is asked first (spec section 8). Closing a tab is asked in the browser's own words.
 */
export function LeaveGuard({ onAsk }: Props) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const isLeaving = useRef(false);
  const ask = useEffectEvent(() => {
    onAsk();
    setAsking(true);
  });
  useEffect(() => guardClicks(isLeaving, () => ask()), []);
  useEffect(() => guardTab(isLeaving), []);
  useEffect(() => {
    // Going back has used the held entry up, so it is held anew once the answer is to stay.
    if (!isAsking && !isLeaving.current) heldEntry.hold(() => ask());
  }, [isAsking]);
  useEffect(() => () => heldEntry.release(isLeaving.current), []);
  if (!isAsking) return null;
  const leave = () => {
    isLeaving.current = true;
    setAsking(false);
    // In place of the run's own entry, so that going back from there does not meet the guard's.
    router.replace("/course/practice/1");
  };
  return <LeaveDialog onStay={() => setAsking(false)} onLeave={leave} />;
}

/** A plain click on a way out of the page is not taken for one, but asked about. Returns the way to stop. */
function guardClicks(isLeaving: { readonly current: boolean }, onLeave: () => void): () => void {
  const look = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const way = event.target instanceof Element ? event.target.closest("a[href], [data-leaves]") : null;
    if (isLeaving.current || !isPlain || way === null || way.getAttribute("target") === "_blank") return;
    // Before the router, which listens further in, hears of it.
    event.preventDefault();
    event.stopImmediatePropagation();
    onLeave();
  };
  window.addEventListener("click", look, true);
  return () => window.removeEventListener("click", look, true);
}

/** Has the browser ask before the tab is closed or loaded anew. Returns the way to stop. */
function guardTab(isLeaving: { readonly current: boolean }): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!isLeaving.current) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
