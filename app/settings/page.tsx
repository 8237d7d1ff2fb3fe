import type { Metadata } from "next";
import { SettingsView } from "#components/settings/settings-view.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { toLine } from "#lib/core/to-line.ts";
import { backHref } from "#lib/play/back-href.ts";
import { settingsText } from "#lib/text/settings-text.ts";

export const metadata: Metadata = { title: settingsText.title };

const sample = toLine(settingsText.sample);
const listen = toLine(settingsText.voiceSpeed.line);

export default function SettingsPage() {
  return (
    <PageFrame hue="c5" bar={<PageBar backHref={backHref("/settings")} title={settingsText.title} />}>
      <SettingsView sample={sample} listen={listen} />
    </PageFrame>
  );
}
