"use client";

import { useEffect } from "react";
import { fontVariables } from "#app/fonts.ts";
import "#app/globals.css";
import { ErrorView } from "#components/shell/error-view.tsx";

/**
 * For a fault in what stands around every page: the same kind word, in a document of its own. It is always drawn in the
 * browser, where no script of a head is run, so the settings of the device are marked on it afterwards.
 */
export default function GlobalErrorPage({ retry }: { readonly retry: () => void }) {
  useEffect(() => {
    // Without a network it stays as it is.
    import("#components/preferences/settings.ts").then(
      ({ settings }) => settings.show(),
      () => undefined,
    );
  }, []);
  return (
    <html lang="vi" className={fontVariables}>
      <body className="font-read">
        <ErrorView onRetry={retry} />
      </body>
    </html>
  );
}
