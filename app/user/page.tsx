import type { Metadata } from "next";
import { connection } from "next/server";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { LogInForm } from "#components/user/log-in-form.tsx";
import { PupilView } from "#components/user/pupil-view.tsx";
import { RegisterForm } from "#components/user/register-form.tsx";
import { StoreUserName } from "#components/user/store-user-name.tsx";
import { logIn } from "#lib/actions/log-in.ts";
import { logOut } from "#lib/actions/log-out.ts";
import { register } from "#lib/actions/register.ts";
import { randomNames } from "#lib/data/random-names.ts";
import { readPupilProgress } from "#lib/data/read-pupil-progress.ts";
import { tryRead } from "#lib/data/try-read.ts";
import { accountText } from "#lib/text/account-text.ts";

export const metadata: Metadata = { title: accountText.title };

// Nearly all of the page is the pupil's, so it is waited for: a placeholder that is swapped would only shift it.
export const instant = false;

export default function UserPage() {
  return (
    <PageFrame hue="c2" bar={<PageBar backHref="/" title={accountText.title} isTitleHeading={false} />}>
      <PupilCorner />
    </PageFrame>
  );
}

async function PupilCorner() {
  await connection();
  const progress = await tryRead("pupil", readPupilProgress);
  if (!progress.ok) return <BackendNotice />;
  if (progress.value !== null) {
    return (
      <>
        <StoreUserName name={progress.value.pupil.username} />
        <PupilView progress={progress.value} logOut={logOut} />
      </>
    );
  }
  return (
    <div className="grid gap-4 tablet:gap-6">
      <StoreUserName name={null} />
      <RegisterForm register={register} proposals={randomNames(3)} />
      <LogInForm logIn={logIn} />
    </div>
  );
}
