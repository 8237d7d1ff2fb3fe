import { AnimalMedal } from "#components/stage/animal-medal.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { roomButton } from "#components/ui/room-button.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import { findStep } from "#lib/play/animal-ladder.ts";
import type { ProfileView } from "#lib/play/profile-view.ts";
import { animalText } from "#lib/text/animal-text.ts";
import { familyText } from "#lib/text/family-text.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";
import { LevelHistory } from "./level-history.tsx";

/** One pupil of this browser: who, how much, and what was played. */
export function ProfileCard({ profile }: { readonly profile: ProfileView }) {
  const step = findStep(profile.activeAnimal);
  const done = profile.levels.filter(({ isDone }) => isDone).length;
  return (
    <Card className="grid gap-3 p-4 tablet:p-6">
      <div className="flex items-center gap-4">
        <img
          src={`/avatars/${profile.avatar}.svg`}
          alt=""
          width={72}
          height={72}
          className="size-18 flex-none rounded-tool bg-soft p-1"
        />
        <div className="min-w-0 flex-1">
          <h3 className="leading-tight wrap-break-word">{profile.username}</h3>
          <p className="text-muted">
            {grownUpsText.points(formatNumber(profile.totalScore))}
            {" · "}
            {grownUpsText.levelsDone(formatNumber(done))}
          </p>
          {step === undefined ? null : (
            <p className="text-meta text-muted">{grownUpsText.activeAnimal(animalText[step.animal])}</p>
          )}
        </div>
        <div className="max-tablet:hidden">
          <AnimalMedal asset={profile.activeAnimal} className="w-20" />
        </div>
      </div>
      <AppLink
        href={`/grown-ups/weeks/${profile.id}`}
        aria-label={familyText.weeks.openOf(profile.username)}
        className={classNames(roomButton.plain, "min-h-14! justify-self-start")}
      >
        {familyText.weeks.open}
      </AppLink>
      {profile.levels.length === 0 ? (
        <p className="text-muted">{grownUpsText.noLevels}</p>
      ) : (
        <LevelHistory username={profile.username} levels={profile.levels} />
      )}
    </Card>
  );
}
