import { ButtonLink } from "#components/ui/button-link.tsx";
import { formatNumber } from "#lib/core/format-number.ts";
import { findStep, nextStep, stepReached } from "#lib/play/animal-ladder.ts";
import { accountText } from "#lib/text/account-text.ts";
import { AnimalWall } from "./animal-wall.tsx";
import { LogOutButton } from "./log-out-button.tsx";
import { PupilCard } from "./pupil-card.tsx";
import { Totals } from "./totals.tsx";

interface Props {
  readonly progress: {
    readonly pupil: {
      readonly username: string;
      readonly avatar: string;
      readonly activeAnimal: string;
      readonly unlockAnimal: string;
      readonly totalScore: number;
    };
    readonly levelsDone: number;
  };
  readonly logOut: () => Promise<void>;
}

/** The corner of a pupil who is logged in: name, totals, animals. */
export function PupilView({ progress: { pupil, levelsDone }, logOut }: Props) {
  const reached = findStep(pupil.unlockAnimal) ?? stepReached(pupil.totalScore);
  const active = findStep(pupil.activeAnimal) ?? reached;
  const next = nextStep(reached);
  return (
    <div className="grid gap-4 tablet:gap-6">
      <PupilCard username={pupil.username} avatar={pupil.avatar} companion={accountText.animalNames[active.animal]} />
      <Totals
        totals={[
          { value: formatNumber(pupil.totalScore), label: accountText.points },
          { value: formatNumber(levelsDone), label: accountText.levelsDone },
          { value: formatNumber(reached.index + 1), label: accountText.animals },
        ]}
      />
      <p className="text-center font-head text-h3 font-semibold text-hue">
        {next === undefined
          ? accountText.allAnimals
          : accountText.nextAnimal(
              accountText.animalNames[next.animal],
              formatNumber(Math.max(0, next.at - pupil.totalScore)),
            )}
      </p>
      <AnimalWall reached={reached.index} />
      <div className="flex flex-wrap justify-center gap-3">
        <LogOutButton logOut={logOut} />
        <ButtonLink href="/">{accountText.playNow}</ButtonLink>
      </div>
    </div>
  );
}
