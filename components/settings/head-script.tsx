"use client";

import { useEffect, useState } from "react";
import { useIsHydrating } from "#components/ui/use-is-hydrating.ts";

/**
 * The script of the head, first-paint-script.ts, in documents that come from the server. That of an unknown address is drawn
 * in the browser, where no script of a head is run and no text may become one: it is marked afterwards.
 */
export function HeadScript({ script }: { readonly script: string }) {
  const isFromServer = useIsHydrating();
  const [hasRun] = useState(isFromServer);
  useEffect(() => {
    if (hasRun) return;
    // Without a network it stays as it is.
    import("#components/preferences/settings.ts").then(
      ({ settings }) => settings.show(),
      () => undefined,
    );
  }, [hasRun]);
  return isFromServer ? <script>{script}</script> : null;
}
