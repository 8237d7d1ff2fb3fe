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
export const heldEntry = {
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
