"use client";

import type { ComponentProps } from "react";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { formatNumber } from "#lib/core/format-number.ts";
import type { Result } from "#lib/core/result.ts";
import { findStep, stepReached } from "#lib/play/animal-ladder.ts";
import { accountText } from "#lib/text/account-text.ts";
import { animalText } from "#lib/text/animal-text.ts";
import { lockText } from "#lib/text/lock-text.ts";
import { AnimalWall } from "./animal-wall.tsx";
import { DeleteProfile } from "./delete-profile.tsx";
import { LockCard } from "./lock-card.tsx";
import { LogOutButton } from "./log-out-button.tsx";
import { LogOutElsewhere } from "./log-out-elsewhere.tsx";
import { NextAnimal } from "./next-animal.tsx";
import { OwnData } from "./own-data.tsx";
import { PupilCard } from "./pupil-card.tsx";
import { Totals } from "./totals.tsx";
import { useActiveAnimal } from "./use-active-animal.ts";
import { useArrival } from "./use-arrival.ts";

interface Props {
  readonly pupil: {
    readonly username: string;
    readonly avatar: string;
    readonly activeAnimal: string;
    readonly unlockAnimal: string;
    readonly totalScore: number;
  };
  readonly levelsDone: number;
  readonly isLocked: boolean;
  /** Whether this browser has proved that the profile is its own. */
  readonly isOwn: boolean;
  readonly chooseAnimal: (asset: string) => Promise<Result<null, string>>;
  readonly changeLock: ComponentProps<typeof LockCard>["change"];
  readonly deleteProfile: ComponentProps<typeof DeleteProfile>["deleteProfile"];
  readonly logOut: ComponentProps<typeof LogOutButton>["logOut"];
  readonly logOutElsewhere: ComponentProps<typeof LogOutElsewhere>["logOutElsewhere"];
}

/** From so many points on there is something to lose, and a lock is suggested. */
const worthALock = 100;

const column = "grid gap-4 tablet:gap-6";

/** The corner of a pupil who is logged in: name, totals, animals, lock, and the ways out. */
export function PupilView({ pupil, levelsDone, isLocked, isOwn, chooseAnimal, changeLock, ...actions }: Props) {
  const reached = findStep(pupil.unlockAnimal) ?? stepReached(pupil.totalScore);
  const place = useArrival("pupil");
  const activeAnimal = useActiveAnimal(pupil.activeAnimal, chooseAnimal);
  const active = findStep(activeAnimal.asset) ?? reached;
  return (
    <div ref={place} tabIndex={-1} className={`${column} outline-none wide:grid-cols-2 wide:items-start`}>
      <div className={column}>
        <PupilCard
          username={pupil.username}
          avatar={pupil.avatar}
          asset={active.asset}
          mood={activeAnimal.mood}
          activeAnimal={animalText[active.animal]}
        />
        <Totals
          totals={[
            { value: formatNumber(pupil.totalScore), label: accountText.points },
            { value: formatNumber(levelsDone), label: accountText.levelsDone },
            { value: formatNumber(reached.index + 1), label: accountText.animals },
          ]}
        />
        {!isLocked && isOwn && pupil.totalScore >= worthALock ? <LockSuggestion /> : null}
        <NextAnimal reached={reached} totalScore={pupil.totalScore} />
      </div>
      <div className={column}>
        <AnimalWall reached={reached.index} active={active.asset} onChoose={activeAnimal.onChoose} />
        <p role="alert" className="text-center font-head font-semibold text-again-ink empty:hidden">
          {activeAnimal.hasFailed ? accountText.notChosen : ""}
        </p>
      </div>
      <LockCard isLocked={isLocked} isOwn={isOwn} change={changeLock} />
      <div className="grid gap-3">
        <ButtonLink href="/" isWide={true}>
          {accountText.playNow}
        </ButtonLink>
        <div className="grid grid-cols-2 gap-3">
          <LogOutButton username={pupil.username} logOut={actions.logOut} />
          <DeleteProfile
            username={pupil.username}
            activeAnimal={active.asset}
            isLocked={isLocked}
            isOwn={isOwn}
            deleteProfile={actions.deleteProfile}
          />
        </div>
        {isOwn ? (
          <LogOutElsewhere activeAnimal={active.asset} isLocked={isLocked} logOutElsewhere={actions.logOutElsewhere} />
        ) : null}
        <OwnData />
      </div>
    </div>
  );
}

function LockSuggestion() {
  const show = () => {
    const title = document.getElementById("picture-lock");
    title?.scrollIntoView({ block: "start" });
    title?.focus({ preventScroll: true });
  };
  return (
    <div className="grid items-center gap-3 rounded-card bg-soft p-4 tablet:grid-cols-[1fr_auto] tablet:p-5 wide:grid-cols-1">
      <p className="leading-snug text-hue">{lockText.suggestion}</p>
      <Button variant="plain" onClick={show}>
        <Icon name="lock" />
        {lockText.suggestionLink}
      </Button>
    </div>
  );
}
