import type { Metadata } from "next";
import { CodeForm } from "#components/join/code-form.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { backHref } from "#lib/play/back-href.ts";
import { joinText } from "#lib/text/join-text.ts";

export const metadata: Metadata = { title: joinText.title };

/** The door to a class for who has only its code. */
export default function ClassCodePage() {
  return (
    <PageFrame hue="c3" bar={<PageBar backHref={backHref("/lop")} title={joinText.title} />}>
      <CodeForm />
    </PageFrame>
  );
}
