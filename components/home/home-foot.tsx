"use client";

import { useEffect, useState } from "react";
import type { GrownUpActions } from "#components/shell/grown-up-actions.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { useAtRest } from "#components/ui/use-at-rest.ts";
import { useLatePart } from "#components/ui/use-late-part.ts";
import { homeText } from "#lib/text/home-text.ts";
import { privacyText } from "#lib/text/privacy-text.ts";
import type { ContentCounts } from "./content-counts.ts";
import { onboarded } from "./onboarded.ts";

const loadOnboarding = async () => (await import("./onboarding.tsx")).Onboarding;

const quiet =
  "press grid min-h-14 place-items-center rounded-full px-5 text-center font-head text-[18px] leading-tight font-bold text-hue underline decoration-2 underline-offset-4";

interface Props {
  /** Ready to show. */
  readonly counts: ContentCounts;
  readonly actions: GrownUpActions;
}

/**
 * The foot of the home page: the introduction, which comes by itself on a first visit once the page has been drawn,
 * the privacy page, and the grown-ups' way in.
 */
export function HomeFoot({ counts, actions }: Props) {
  const [isShown, setShown] = useState(false);
  const isAtRest = useAtRest();
  useEffect(() => {
    if (isAtRest && !onboarded.get()) setShown(true);
  }, [isAtRest]);
  const Onboarding = useLatePart(loadOnboarding, isShown);
  return (
    <div className="mt-6 flex flex-wrap justify-center gap-3 tablet:mt-8">
      <button type="button" className={quiet} onClick={() => setShown(true)}>
        {homeText.introduction}
      </button>
      <AppLink href="/privacy" className={quiet}>
        {privacyText.link}
      </AppLink>
      <AppLink href="/grown-ups" className={quiet}>
        {homeText.grownUps}
      </AppLink>
      {Onboarding !== null && isShown && (
        <Onboarding counts={counts} actions={actions} onClosed={() => setShown(false)} />
      )}
    </div>
  );
}
