import { useSyncExternalStore } from "react";
import type { OfflineFind } from "#components/runs/outbox/ready-run.ts";
import { ReadyActivities } from "#components/runs/ready-activities.tsx";
import { Hills } from "#components/stage/hills.tsx";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { offlineText } from "#lib/text/offline-text.ts";
import { prefetchedRunsText } from "#lib/text/prefetched-runs-text.ts";
import { KeptPageList } from "./kept-page-list.tsx";

type None = Extract<OfflineFind, { kind: "none" }>;

const words = {
  page: { heading: offlineText.heading, lead: offlineText.lead },
  server: { heading: offlineText.awayHeading, lead: offlineText.awayLead },
  challenge: { heading: prefetchedRunsText.challengeHeading, lead: prefetchedRunsText.challengeLead },
  "none-left": { heading: prefetchedRunsText.noneLeftHeading, lead: prefetchedRunsText.noneLeftLead },
} as const;

/**
 * A kind word in place of a page that cannot be shown without a network, another try, and the ways to what can. `none` is
 * null before it is known why: the ways come with it.
 */
export function OfflineNotice({ none }: { readonly none: None | null }) {
  const page = useBrowserOnline() ? "server" : "page";
  const { heading, lead } = words[none === null || none.why === "page" ? page : none.why];
  return (
    <main id="main" className="c4 relative isolate grid min-h-dvh place-items-center bg-surface px-5 pt-20 pb-16">
      <Hills />
      <div className="grid w-full max-w-[560px] justify-items-center gap-4 text-center">
        <img src="/characters/giraffe-1-kind.svg" alt="" width="248" height="294" className="h-auto w-32 tablet:w-48" />
        <h1 className="text-hue">{heading}</h1>
        <p className="text-lead">
          {lead.map((sentence) => (
            <span key={sentence} className="block text-balance">
              {sentence}
            </span>
          ))}
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <a href="/" className={buttonClass("plain", false)}>
            {offlineText.home}
          </a>
          <Button onClick={() => window.location.reload()}>{offlineText.retry}</Button>
        </div>
        {none !== null && <ReadyActivities classId={none.classId} except="" />}
        <KeptPageList />
      </div>
    </main>
  );
}

function watchNetwork(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

const isOnline = () => navigator.onLine;
const isOnlineOnServer = () => false;

/** Whether the browser says that there is a network; then what is not reached is the server. False on the server. */
function useBrowserOnline(): boolean {
  return useSyncExternalStore(watchNetwork, isOnline, isOnlineOnServer);
}
