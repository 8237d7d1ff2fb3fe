"use client";

import { useState } from "react";
import type { GrownUpActions } from "#components/grown-ups/grown-up-actions.ts";
import { QuietLink, quietClass } from "#components/ui/quiet-link.tsx";
import { useIdle } from "#components/ui/use-idle.ts";
import { useLatePart } from "#components/ui/use-late-part.ts";
import { homeText } from "#lib/text/home-text.ts";
import { privacyText } from "#lib/text/privacy-text.ts";
import { settingsText } from "#lib/text/settings-text.ts";
import type { ContentCounts } from "./content-counts.ts";

const loadInstallCard = async () => (await import("#components/offline/install-card.tsx")).InstallCard;
const loadOnboarding = async () => (await import("./onboarding.tsx")).Onboarding;

interface Props {
  /** Ready to show. */
  readonly counts: ContentCounts;
  readonly actions: GrownUpActions;
}

/**
 * The foot of the home page: the introduction, the settings, the privacy page, the guide, the page for teachers, the
 * grown-ups' way in, and the way to put the site on the device.
 */
export function HomeFoot({ counts, actions }: Props) {
  const [isShown, setShown] = useState(false);
  const isIdle = useIdle();
  const Onboarding = useLatePart(loadOnboarding, isShown);
  const InstallCard = useLatePart(loadInstallCard, isIdle);
  return (
    <div className="mt-6 flex flex-wrap justify-center gap-3 tablet:mt-8">
      <button type="button" className={quietClass} onClick={() => setShown(true)}>
        {homeText.introduction}
      </button>
      <QuietLink href="/settings">{settingsText.link}</QuietLink>
      <QuietLink href="/privacy">{privacyText.link}</QuietLink>
      <QuietLink href="/guide">{homeText.guide}</QuietLink>
      <QuietLink href="/thay-co">{homeText.teachers}</QuietLink>
      <QuietLink href="/grown-ups">{homeText.grownUps}</QuietLink>
      {InstallCard !== null && <InstallCard />}
      {Onboarding !== null && isShown && (
        <Onboarding counts={counts} actions={actions} onClosed={() => setShown(false)} />
      )}
    </div>
  );
}
