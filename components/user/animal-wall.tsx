import { AnimalMedal } from "#components/stage/animal-medal.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { type AnimalStep, animalSteps } from "#lib/play/animal-ladder.ts";
import { accountText } from "#lib/text/account-text.ts";
import { animalText } from "#lib/text/animal-text.ts";

interface Props {
  /** Index of the furthest step of the ladder; every step up to it is a button. */
  readonly reached: number;
  /** Asset of the active animal, which is ticked. */
  readonly active: string;
  readonly onChoose: (asset: string) => void;
}

/** All 30 animals of the ladder, stage by stage; those not reached yet are silhouettes. */
export function AnimalWall({ reached, active, onChoose }: Props) {
  return (
    <section className="grid gap-5" aria-labelledby="animal-wall">
      <div className="grid gap-1">
        <h2 id="animal-wall" className="font-head text-h2 font-bold">
          {accountText.ladderTitle}
        </h2>
        <p className="text-muted">{accountText.ladderLead}</p>
      </div>
      {([1, 2, 3] as const).map((stage) => (
        <StageRow key={stage} stage={stage} reached={reached} active={active} onChoose={onChoose} />
      ))}
    </section>
  );
}

function StageRow({ stage, reached, active, onChoose }: Props & { readonly stage: AnimalStep["stage"] }) {
  const steps = animalSteps.filter((step) => step.stage === stage);
  const met = steps.filter((step) => step.index <= reached).length;
  return (
    <div className="grid gap-2">
      <h3 className="flex items-baseline justify-between gap-2 font-head text-[1.25rem] font-bold text-hue">
        {accountText.stage[stage]}
        <span className="font-read text-[1.0625rem] font-medium text-muted">
          {accountText.stageCount(met, steps.length)}
        </span>
      </h3>
      <ul className="grid grid-cols-5 gap-3 tablet:grid-cols-10 wide:grid-cols-5">
        {steps.map((step) => (
          <li key={step.asset}>
            {step.index > reached ? (
              <LockedAnimal step={step} />
            ) : (
              <MetAnimal step={step} isActive={step.asset === active} onChoose={onChoose} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function LockedAnimal({ step }: { readonly step: AnimalStep }) {
  return (
    <>
      <AnimalMedal asset={step.asset} isLocked={true} className="mx-auto w-14 wide:w-16" />
      <span className="sr-only">{accountText.locked(accountText.ofStage(animalText[step.animal], step.stage))}</span>
    </>
  );
}

interface MetAnimalProps extends Pick<Props, "onChoose"> {
  readonly step: AnimalStep;
  readonly isActive: boolean;
}

function MetAnimal({ step, isActive, onChoose }: MetAnimalProps) {
  return (
    <button
      type="button"
      aria-pressed={isActive}
      aria-label={accountText.ofStage(animalText[step.animal], step.stage)}
      onClick={() => onChoose(step.asset)}
      className="press relative mx-auto block w-14 rounded-full wide:w-16"
    >
      <AnimalMedal asset={step.asset} className="w-full" />
      {isActive ? (
        <span className="absolute -right-2 -bottom-1.5 grid size-7.5 animate-pop place-items-center rounded-full border-3 border-card bg-right text-white">
          <Icon name="tick" className="size-4.5" strokeWidth={3.4} />
        </span>
      ) : null}
    </button>
  );
}
