"use client";

import type { ComponentProps, ReactNode } from "react";
import { PrivacyLink } from "#components/privacy/privacy-link.tsx";
import { AnimalMedal } from "#components/stage/animal-medal.tsx";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { formatNumber } from "#lib/core/format-number.ts";
import type { Result } from "#lib/core/result.ts";
import { type AnimalStep, findStep, nextStep, stepReached } from "#lib/play/animal-ladder.ts";
import { accountText } from "#lib/text/account-text.ts";
import { animalText } from "#lib/text/animal-text.ts";
import { lockText } from "#lib/text/lock-text.ts";
import { AnimalWall } from "./animal-wall.tsx";
import { DeleteProfile } from "./delete-profile.tsx";
import { LockCard } from "./lock-card.tsx";
import { LogOutButton } from "./log-out-button.tsx";
import { LogOutElsewhere } from "./log-out-elsewhere.tsx";
import { OwnClasses } from "./own-classes.tsx";
import { PupilCard } from "./pupil-card.tsx";
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
  readonly album: ReactNode;
  readonly classes: ComponentProps<typeof OwnClasses>["classes"];
  readonly leaveClass: ComponentProps<typeof OwnClasses>["leaveClass"];
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
export function PupilView({ pupil, levelsDone, isLocked, isOwn, album, chooseAnimal, changeLock, ...actions }: Props) {
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
      {album}
      <LockCard isLocked={isLocked} isOwn={isOwn} change={changeLock} />
      <div className={column}>
        <OwnClasses classes={actions.classes} activeAnimal={active.asset} leaveClass={actions.leaveClass} />
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
            <LogOutElsewhere
              activeAnimal={active.asset}
              isLocked={isLocked}
              logOutElsewhere={actions.logOutElsewhere}
            />
          ) : null}
          <OwnData />
        </div>
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

/** What is kept of the pupil: to take along, and to read about. */
function OwnData() {
  return (
    <div className="grid gap-1">
      <a href="/api/profile-export" className={buttonClass("plain", true)}>
        {accountText.download}
      </a>
      <PrivacyLink />
    </div>
  );
}

interface Total {
  readonly value: string;
  readonly label: string;
}

/** Three numbers side by side: points, levels, animals. Values come ready to show. */
function Totals({ totals }: { readonly totals: readonly Total[] }) {
  return (
    <dl className="grid grid-cols-3 gap-3">
      {totals.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse rounded-button bg-soft px-1.5 py-3 text-center text-hue">
          <dt className="text-meta leading-tight">{label}</dt>
          <dd className="font-head text-[1.75rem] leading-tight font-extrabold tabular-nums tablet:text-[2.625rem]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The next step of the ladder: which animal, and how far it still is. */
function NextAnimal({ reached, totalScore }: { readonly reached: AnimalStep; readonly totalScore: number }) {
  const next = nextStep(reached);
  if (next === undefined) {
    return <p className="text-center font-head text-h3 font-semibold text-hue">{accountText.allAnimals}</p>;
  }
  const part = Math.min(1, Math.max(0, (totalScore - reached.at) / (next.at - reached.at)));
  const missing = formatNumber(Math.max(0, next.at - totalScore));
  return (
    <Card className="flex items-center gap-4 p-4 tablet:p-5">
      <AnimalMedal asset={next.asset} isLocked={true} className="w-16 tablet:w-20" />
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="font-head text-[1.25rem] leading-tight font-semibold text-hue tablet:text-h3">
          {accountText.nextAnimal(animalText[next.animal], missing)}
        </p>
        <div
          role="img"
          aria-label={accountText.meter(formatNumber(totalScore), formatNumber(next.at))}
          className="h-4 overflow-hidden rounded-full bg-soft"
        >
          <div className="h-full rounded-full bg-star" style={{ width: `${Math.round(part * 100)}%` }} />
        </div>
      </div>
    </Card>
  );
}
