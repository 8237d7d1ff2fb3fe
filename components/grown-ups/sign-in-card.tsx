"use client";

import { useRouter } from "next/navigation";
import type { GrownUpActions } from "#components/grown-ups/grown-up-actions.ts";
import { SignInPanel } from "#components/grown-ups/sign-in-panel.tsx";
import { PrivacyLink } from "#components/privacy/privacy-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { QuietLink } from "#components/ui/quiet-link.tsx";
import type { AfterSignIn } from "#lib/play/after-sign-in.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";
import { guideText } from "#lib/text/guide-text.ts";
import { homeText } from "#lib/text/home-text.ts";

interface Props {
  /** What went wrong on the way here, or null. */
  readonly notice: string | null;
  readonly actions: GrownUpActions;
  readonly providers: readonly ("apple" | "google")[];
  /** What an account is for here. */
  readonly lead?: string;
  /** Where who has signed in goes. */
  readonly then?: AfterSignIn;
}

/** The sign-in panel on a page of its own, with a word on what an account is for; closing it leads home. */
export function SignInCard({ notice, actions, providers, lead = grownUpsText.whatFor, then = "/grown-ups" }: Props) {
  const router = useRouter();
  return (
    <div className="mx-auto grid w-full max-w-[600px] gap-5">
      <Card className="grid gap-3 p-5 tablet:p-8">
        {notice === null ? null : (
          <p role="alert" className="rounded-button bg-again-surface p-4 text-again-ink">
            {notice}
          </p>
        )}
        <SignInPanel actions={actions} providers={providers} then={then} onClose={() => router.push("/")} />
      </Card>
      <p className="text-center text-balance text-muted">{lead}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <QuietLink href="/thay-co">{homeText.teachers}</QuietLink>
        <QuietLink href="/guide">{guideText.link}</QuietLink>
        <PrivacyLink />
      </div>
    </div>
  );
}
