import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";
import { pageBuild } from "#components/ui/page-build.ts";
import { outdatedPages } from "./outdated-pages.ts";

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
