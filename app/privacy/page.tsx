import type { Metadata } from "next";
import { ChildPart } from "#components/privacy/child-part.tsx";
import { GrownUpPart } from "#components/privacy/grown-up-part.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { backHref } from "#lib/play/back-href.ts";
import { privacyText } from "#lib/text/privacy-text.ts";

export const metadata: Metadata = { title: privacyText.title };

export default function PrivacyPage() {
  return (
    <PageFrame
      hue="c3"
      bar={<PageBar backHref={backHref("/privacy")} title={privacyText.title} isTitleHeading={false} />}
    >
      <ChildPart />
      <GrownUpPart />
    </PageFrame>
  );
}
