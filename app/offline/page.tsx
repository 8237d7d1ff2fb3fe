import type { Metadata } from "next";
import { OfflinePage } from "#components/offline/offline-page.tsx";
import { answer } from "#lib/actions/answer.ts";
import { startRun } from "#lib/actions/start-run.ts";
import { offlineText } from "#lib/text/offline-text.ts";

export const metadata: Metadata = { title: offlineText.title, robots: { index: false } };

/** What the worker answers with, under the address asked, where a page can neither be fetched nor found on the device. */
export default function Page() {
  return <OfflinePage answer={answer} start={startRun} />;
}
