import { connection } from "next/server";
import { Suspense } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { PointsChip } from "#components/ui/points-chip.tsx";
import { StoreUserName } from "#components/user/store-user-name.tsx";
import { formatNumber } from "#lib/core/format-number.ts";
import { findPupil } from "#lib/data/find-pupil.ts";
import { readSession } from "#lib/data/session.ts";
import { tryRead } from "#lib/data/try-read.ts";
import { shellText } from "#lib/text/shell-text.ts";

/** The points of the pupil in this browser, or for a guest the way to a name; streams in after the page. */
export function PupilChip() {
  return (
    <Suspense fallback={null}>
      <Chip />
    </Suspense>
  );
}

async function Chip() {
  await connection();
  const { pupilId } = await readSession();
  const found = pupilId === null ? null : await tryRead("chip", () => findPupil(pupilId));
  const pupil = found?.ok ? found.value : null;
  return (
    <AppLink href="/user" className="press grid min-h-14 place-items-center rounded-full">
      {pupil === null ? (
        <span className="grid min-h-12 place-items-center rounded-full bg-card px-4 font-head text-[18px] font-bold text-hue">
          {shellText.chooseName}
        </span>
      ) : (
        <>
          <PointsChip
            points={formatNumber(pupil.totalScore)}
            label={shellText.points(formatNumber(pupil.totalScore))}
          />
          <StoreUserName name={pupil.username} animal={pupil.activeAnimal} />
        </>
      )}
    </AppLink>
  );
}
