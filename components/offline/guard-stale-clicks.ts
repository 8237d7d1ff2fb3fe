import { isPlay } from "#components/runs/is-play.ts";
import { siteUpdates } from "./site-updates.ts";

/** Where a plain click leads on this site; null for all other clicks. */
function targetOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const isElsewhere = link?.target === "_blank" || link?.hasAttribute("download");
  if (!isPlain || link === null || isElsewhere || link.origin !== window.location.origin) return null;
  return link.href;
}

/**
 * On a page that has outlived its version a link loads the next page whole, and the new version with it; not out of a
 * run, and not without a network. Returns the way to stop.
 */
export function guardStaleClicks(): () => void {
  const look = (event: MouseEvent) => {
    const href = targetOf(event);
    if (href === null || isPlay.get() || !navigator.onLine) return;
    // Before the router, which would go on with the old version.
    event.preventDefault();
    event.stopImmediatePropagation();
    siteUpdates.goOver(href);
  };
  window.addEventListener("click", look, true);
  return () => window.removeEventListener("click", look, true);
}
