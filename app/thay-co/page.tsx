import type { Metadata } from "next";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { TeachersPage } from "#components/teachers/teachers-page.tsx";
import { backHref } from "#lib/play/back-href.ts";
import { teachersText as text } from "#lib/text/teachers-text.ts";

export const metadata: Metadata = { title: text.title, description: text.description };

export default function ForTeachersPage() {
  return (
    <PageFrame hue="c3" bar={<PageBar backHref={backHref("/thay-co")} title={text.title} isTitleHeading={false} />}>
      <TeachersPage />
    </PageFrame>
  );
}
