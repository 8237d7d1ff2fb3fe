import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";
import { observable } from "#components/ui/observable.ts";
import { pageBuild } from "#components/ui/page-build.ts";

const from = observable<string | null>(null);

/** Whether the router may still hold pages from before the last run was counted. */
export const outdatedPages = {
  subscribe: from.subscribe,

  /** A run was counted that was sent from the page at this path. That page itself is left as it is: it shows the result. */
  note: (pathname: string): void => from.set(pathname),

  /** True once after a run was counted, on any page but that which sent it. */
  isOneAt(pathname: string): boolean {
    const isOutdated = from.get() !== null && from.get() !== pathname;
    if (isOutdated) from.set(null);
    return isOutdated;
  },
} as const;

/**
 * Shows what a run has changed to whoever goes back to a page from before it, or was gone on before it was counted. A link
 * needs none of this: behind it the server is asked for what is the pupil's own. The page that sent the run is never asked
 * for anew, because its place would be taken by another run, and by that of another build after a deploy.
 */
export function useFreshPages(): void {
  const router = useRouter();
  useEffect(() => {
    const look = () => {
      // A page that has outlived its version goes over to the new one whole.
      if (outdatedPages.isOneAt(window.location.pathname) && !pageBuild.isOutlived())
        startTransition(() => router.refresh());
    };
    window.addEventListener("popstate", look);
    const stopHearing = outdatedPages.subscribe(look);
    return () => {
      window.removeEventListener("popstate", look);
      stopHearing();
    };
  }, [router]);
}
