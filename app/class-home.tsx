import type { ReactNode } from "react";
import { ClassDoors } from "#components/home/class-doors.tsx";
import { ClassTabs } from "#components/home/class-tabs.tsx";
import { HomeFrame } from "#components/home/home-frame.tsx";
import { KeepClass } from "#components/home/keep-class.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { IconLink } from "#components/ui/icon-link.tsx";
import { ActiveCharacter } from "#components/user/active-character.tsx";
import { PupilChip } from "#components/user/pupil-chip.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import { backHref } from "#lib/play/back-href.ts";
import { countContent } from "#lib/play/count-content.ts";
import { homeText } from "#lib/text/home-text.ts";

interface Props {
  readonly classId: ClassId;
  /** The ways to what stands far below, above the two doors. */
  readonly jump?: ReactNode;
  /** What stands below the two doors: the cards. */
  readonly children?: ReactNode;
}

/** The page of a class: the scene, the five tabs, the two doors of the class. */
export function ClassHome({ classId, jump = null, children = null }: Props) {
  return (
    <HomeFrame
      hue={`c${classId}`}
      greeting={homeText.greeting}
      animal={<ActiveCharacter isHatOn={true} />}
      bar={
        <PageBar
          backHref={backHref(`/class/${classId}`)}
          points={<PupilChip />}
          tools={<IconLink icon="trophy" label={homeText.leaderboard} href="/leaderboard/week" />}
        />
      }
    >
      <KeepClass classId={classId} />
      <ClassTabs current={classId} />
      <div className="relative mt-4 mb-3 flex min-h-9 items-center gap-4 tablet:mt-6 tablet:mb-4">
        <h2 className="flex-none font-head text-h2 font-bold text-hue">{homeText.className(classId)}</h2>
      </div>
      {jump}
      <div className="grid gap-4 tablet:grid-cols-2 tablet:gap-5">
        <ClassDoors classId={classId} {...countContent(classId)} />
      </div>
      {children}
    </HomeFrame>
  );
}
