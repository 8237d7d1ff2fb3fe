import type { ReactNode } from "react";
import { ActiveCharacter } from "#app/active-character.tsx";
import { PupilChip } from "#app/pupil-chip.tsx";
import { ClassDoors } from "#components/home/class-doors.tsx";
import { ClassTabs } from "#components/home/class-tabs.tsx";
import { HomeFrame } from "#components/home/home-frame.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { IconLink } from "#components/ui/icon-link.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import { backHref } from "#lib/play/back-href.ts";
import { countContent } from "#lib/play/count-content.ts";
import { homeText } from "#lib/text/home-text.ts";

interface Props {
  readonly classId: ClassId;
  /** Whether this is the home page, which shows class 1 and has no way back. */
  readonly isRoot: boolean;
  /** What stands below the two doors: on a class page its cards. */
  readonly children?: ReactNode;
}

/** The home page and the page of a class: the scene, the five tabs, the two doors of the chosen class. */
export function ClassHome({ classId, isRoot, children = null }: Props) {
  return (
    <HomeFrame
      hue={`c${classId}`}
      greeting={homeText.greeting}
      animal={<ActiveCharacter isHatOn={true} />}
      bar={
        <PageBar
          backHref={isRoot ? null : backHref(`/class/${classId}`)}
          points={<PupilChip />}
          tools={<IconLink icon="trophy" label={homeText.leaderboard} href="/leaderboard/all" />}
        />
      }
    >
      <ClassTabs current={classId} />
      <h2 className="mt-5 mb-3 font-head text-h2 font-bold text-hue tablet:mt-7 tablet:mb-4">
        {homeText.className(classId)}
      </h2>
      <div className="grid gap-4 tablet:grid-cols-2 tablet:gap-5">
        <ClassDoors classId={classId} {...countContent(classId)} />
      </div>
      {children}
    </HomeFrame>
  );
}
