import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { fontVariables } from "#app/fonts.ts";
import manifest from "#app/manifest.json" with { type: "json" };
import "#app/globals.css";
import { OfflineParts } from "#components/offline/offline-parts.tsx";
import { StartUpCheck } from "#components/session/start-up-check.tsx";
import { firstPaintScript } from "#components/settings/first-paint-script.ts";
import { HeadScript } from "#components/settings/head-script.tsx";
import { Shell } from "#components/shell/shell.tsx";
import { TapSounds } from "#components/sound/tap-sounds.tsx";
import { LinkPending } from "#components/ui/link-pending.tsx";
import { buildFacts } from "#lib/operation/build-facts.ts";
import { shellText } from "#lib/text/shell-text.ts";

export const metadata: Metadata = {
  title: { default: shellText.productName, template: `%s · ${shellText.productName}` },
  description: shellText.description,
  appleWebApp: { capable: true, title: shellText.productName },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: manifest.theme_color,
};

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    // Its head marks it with the settings of the device, of which the server knows nothing.
    <html lang="vi" data-build={buildFacts.build} className={fontVariables} suppressHydrationWarning={true}>
      <head>
        <HeadScript script={firstPaintScript()} />
      </head>
      <body className="font-read">
        <Shell>{children}</Shell>
        {/* Shows nothing here: what the layout holds is not repeated in the scripts of the pages, and every page needs links. */}
        <LinkPending />
        <OfflineParts />
        <StartUpCheck />
        <TapSounds />
      </body>
    </html>
  );
}
