import type { Metadata } from "next";
import { Guide } from "#components/guide/guide.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { backHref } from "#lib/play/back-href.ts";
import { guideText } from "#lib/text/guide-text.ts";

export const metadata: Metadata = { title: guideText.link };

export default function GuidePage() {
  return (
    <PageFrame hue="c4" bar={<PageBar backHref={backHref("/guide")} title={guideText.title} isTitleHeading={false} />}>
      <Guide />
    </PageFrame>
  );
}
