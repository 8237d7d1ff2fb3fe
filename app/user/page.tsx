import type { Metadata } from "next";
import { connection } from "next/server";
import { Album } from "#components/album/album.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { IconLink } from "#components/ui/icon-link.tsx";
import { GuestView } from "#components/user/guest-view.tsx";
import { KeepPupil } from "#components/user/keep-pupil.tsx";
import { PupilView } from "#components/user/pupil-view.tsx";
import { changeLock } from "#lib/actions/change-lock.ts";
import { chooseAnimal } from "#lib/actions/choose-animal.ts";
import { deleteProfile } from "#lib/actions/delete-profile.ts";
import { leaveClass } from "#lib/actions/leave-class.ts";
import { logIn } from "#lib/actions/log-in.ts";
import { logOut } from "#lib/actions/log-out.ts";
import { logOutElsewhere } from "#lib/actions/log-out-elsewhere.ts";
import { register } from "#lib/actions/register.ts";
import { restoreProfile } from "#lib/actions/restore-profile.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import { backHref } from "#lib/play/back-href.ts";
import { loadProfilePage } from "#lib/server/profile-page.ts";
import { randomNames } from "#lib/server/pupils.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { accountText } from "#lib/text/account-text.ts";
import { settingsText } from "#lib/text/settings-text.ts";

export const metadata: Metadata = { title: accountText.title };

// Nearly all of the page is the pupil's, so it is waited for: a placeholder that is swapped would only shift it.
export const instant = false;

export default function UserPage() {
  return (
    <PageFrame
      hue="c2"
      bar={
        <PageBar
          backHref={backHref("/user")}
          title={accountText.title}
          isTitleHeading={false}
          tools={<IconLink icon="settings" label={settingsText.link} href="/settings" />}
        />
      }
    >
      <PupilCorner />
    </PageFrame>
  );
}

async function PupilCorner() {
  await connection();
  const corner = await tryRead("corner", loadProfilePage);
  if (!corner.ok) return <BackendNotice />;
  if (corner.value.kind === "guest") {
    const { album, lost, guestPoints, known, deleted } = corner.value;
    return (
      <GuestView
        register={register}
        proposals={randomNames(3)}
        logIn={logIn}
        lost={lost}
        guestPoints={guestPoints}
        known={known}
        deleted={deleted}
        restore={restoreProfile}
        album={<Album {...album} />}
      />
    );
  }
  const { album, pupil, levelsDone, isLocked, isOwn, classes } = corner.value;
  return (
    <>
      <KeepPupil username={pupil.username} points={formatNumber(pupil.totalScore)} animal={pupil.activeAnimal} />
      <PupilView
        key={pupil.username}
        pupil={pupil}
        levelsDone={levelsDone}
        isLocked={isLocked}
        isOwn={isOwn}
        classes={classes}
        leaveClass={leaveClass}
        chooseAnimal={chooseAnimal}
        changeLock={changeLock}
        deleteProfile={deleteProfile}
        logOut={logOut}
        logOutElsewhere={logOutElsewhere}
        album={<Album {...album} />}
      />
    </>
  );
}
