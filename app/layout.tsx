import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { fontVariables } from "#app/fonts.ts";
import "#app/globals.css";
import { PendingRunsSender } from "#components/play/pending-runs-sender.tsx";
import { Shell } from "#components/shell/shell.tsx";
import { LinkPending } from "#components/ui/link-pending.tsx";
import { StartUpCheck } from "#components/user/start-up-check.tsx";
import { finishRun } from "#lib/actions/finish-run.ts";
import { shellText } from "#lib/text/shell-text.ts";

export const metadata: Metadata = {
  title: { default: shellText.productName, template: `%s · ${shellText.productName}` },
  description: shellText.description,
};

export const viewport: Viewport = { width: "device-width", initialScale: 1, viewportFit: "cover" };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="vi" className={fontVariables}>
      <body className="font-read">
        <Shell>{children}</Shell>
        {/* Shows nothing here: what the layout holds is not repeated in the scripts of the pages, and every page needs links. */}
        <LinkPending />
        <PendingRunsSender finish={finishRun} />
        <StartUpCheck />
      </body>
    </html>
  );
}
