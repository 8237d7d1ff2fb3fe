"use client";

import { fontVariables } from "#app/fonts.ts";
import "#app/globals.css";
import { ErrorView } from "#components/shell/error-view.tsx";

/** For a fault in what stands around every page: the same kind word, in a document of its own. */
export default function GlobalErrorPage({ retry }: { readonly retry: () => void }) {
  return (
    <html lang="vi" className={fontVariables}>
      <body className="font-read">
        <ErrorView onRetry={retry} />
      </body>
    </html>
  );
}
