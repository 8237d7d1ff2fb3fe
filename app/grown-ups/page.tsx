import type { Metadata } from "next";
import { connection } from "next/server";
import { ChangePasswordCard } from "#components/grown-ups/change-password-card.tsx";
import { ClassesCard } from "#components/grown-ups/classes-card.tsx";
import { GrownUpCard } from "#components/grown-ups/grown-up-card.tsx";
import { OwnDataCard } from "#components/grown-ups/own-data-card.tsx";
import { ProfileList } from "#components/grown-ups/profile-list.tsx";
import { SignInCard } from "#components/grown-ups/sign-in-card.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { changePassword } from "#lib/actions/change-password.ts";
import { deleteAccount } from "#lib/actions/delete-account.ts";
import { requestPasswordReset } from "#lib/actions/request-password-reset.ts";
import { signIn } from "#lib/actions/sign-in.ts";
import { signInWithProvider } from "#lib/actions/sign-in-with-provider.ts";
import { signOutGrownUp } from "#lib/actions/sign-out-grown-up.ts";
import { signUp } from "#lib/actions/sign-up.ts";
import { backHref } from "#lib/play/back-href.ts";
import { authProviders } from "#lib/server/grown-up-auth.ts";
import { readGrownUpPage } from "#lib/server/grown-up-page.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

export const metadata: Metadata = { title: grownUpsText.pageTitle };

// All of the page depends on who is signed in, so it is waited for.
export const instant = false;

export default async function GrownUpsPage({ searchParams }: PageProps<"/grown-ups">) {
  const hasFailed = (await searchParams)["sign-in"] === "failed";
  return (
    <PageFrame hue="c4" bar={<PageBar backHref={backHref("/grown-ups")} title={grownUpsText.barTitle} />}>
      <GrownUpCorner notice={hasFailed ? grownUpsText.providerFailed : null} />
    </PageFrame>
  );
}

async function GrownUpCorner({ notice }: { readonly notice: string | null }) {
  await connection();
  const page = await tryRead("grown-up page", readGrownUpPage);
  if (!page.ok) return <BackendNotice message={grownUpsText.backendAway} />;
  if (page.value === null) {
    return (
      <SignInCard
        notice={notice}
        actions={{ signIn, signUp, requestPasswordReset, signInWithProvider }}
        providers={authProviders()}
      />
    );
  }
  const { grownUp, profiles } = page.value;
  return (
    <div className="grid gap-4 tablet:gap-6">
      <GrownUpCard email={grownUp.email} signOut={signOutGrownUp} />
      <ClassesCard />
      <ProfileList profiles={profiles} />
      {grownUp.hasPassword ? <ChangePasswordCard changePassword={changePassword} /> : null}
      <OwnDataCard hasPassword={grownUp.hasPassword} deleteAccount={deleteAccount} />
    </div>
  );
}
