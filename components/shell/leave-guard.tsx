import { useRouter } from "next/navigation";
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
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

/** A plain click on a way out of the page is not taken for one, but asked about. Returns the way to stop. */
function guardClicks(isFree: { readonly current: boolean }, onLeave: () => void): () => void {
  const look = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const way = event.target instanceof Element ? event.target.closest("a[href], [data-leaves]") : null;
    const isWithin = way?.getAttribute("href")?.startsWith("#") || way?.getAttribute("target") === "_blank";
    if (isFree.current || !isPlain || way === null || isWithin) return;
    // Before the router, which listens further in, hears of it.
    event.preventDefault();
    event.stopImmediatePropagation();
    onLeave();
  };
  window.addEventListener("click", look, true);
  return () => window.removeEventListener("click", look, true);
}

/** The page that must not be left unasked; null while there is none, and while its entry is used up. */
let guarded: string | null = null;
/** The page whose held entry is still there but no longer needed: it is passed over on the way back. */
let passed: string | null = null;
let heldKey: string | undefined;
let onBack: () => void = () => undefined;
let release: number | undefined;

function currentKey(): string | undefined {
  return "navigation" in window ? window.navigation.currentEntry?.key : undefined;
}

function step(event: PopStateEvent): void {
  const here = window.location.href;
  if (here !== guarded && here !== passed) return;
  // Held entry and own entry show the same page: between them the router has nothing to do.
  event.stopImmediatePropagation();
  if (here === guarded) {
    guarded = null;
    onBack();
    return;
  }
  passed = null;
  window.history.back();
}

/**
 * A second history entry for the same page, held while the page must not be left unasked: the browser's back button
 * then leads from the one to the other, and instead of the page being left `back` is called.
 */
const heldEntry = {
  hold(back: () => void): void {
    onBack = back;
    window.clearTimeout(release);
    if (guarded !== null) return;
    guarded = window.location.href;
    passed = null;
    window.addEventListener("popstate", step, true);
    if (heldKey !== undefined && heldKey === currentKey()) return;
    // With the router's own state, so that it takes the entry for one of its own.
    window.history.pushState(window.history.state, "", guarded);
    heldKey = currentKey();
  },

  /** Gives the entry up. On the page still (its run has ended) one step back leads past it, as if it were not there. */
  release(isLeaving: boolean): void {
    // In a moment only: whoever holds it anew before that keeps it.
    release = window.setTimeout(() => {
      passed = isLeaving || guarded !== window.location.href ? null : guarded;
      guarded = null;
    });
  },
} as const;
