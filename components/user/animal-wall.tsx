import { Medal, type Ring } from "#components/stage/medal.tsx";
import { type AnimalStep, animalSteps } from "#lib/play/animal-ladder.ts";
import { accountText } from "#lib/text/account-text.ts";

const rings: Record<AnimalStep["stage"], Ring> = { 1: "leaf", 2: "sun", 3: "lotus" };

/** All 30 animals of the ladder, stage by stage; those not reached yet are silhouettes. */
export function AnimalWall({ reached }: { readonly reached: number }) {
  return (
    <section className="grid gap-5" aria-labelledby="animal-wall">
      <h2 id="animal-wall" className="font-head text-h2 font-bold">
        {accountText.ladderTitle}
      </h2>
      {([1, 2, 3] as const).map((stage) => (
        <StageRow key={stage} stage={stage} reached={reached} />
      ))}
    </section>
  );
}

function StageRow({ stage, reached }: { readonly stage: AnimalStep["stage"]; readonly reached: number }) {
  const steps = animalSteps.filter((step) => step.stage === stage);
  const met = steps.filter((step) => step.index <= reached).length;
  return (
    <div className="grid gap-2">
      <h3 className="flex items-baseline justify-between gap-2 font-head text-[20px] font-bold text-hue">
        {accountText.stage[stage]}
        <span className="font-read text-[17px] font-medium text-muted">
          {accountText.stageCount(met, steps.length)}
        </span>
      </h3>
      <ul className="grid grid-cols-5 justify-between gap-3 tablet:grid-cols-10">
        {steps.map((step) => {
          const isLocked = step.index > reached;
          const name = accountText.animalNames[step.animal];
          return (
            <li key={step.asset}>
              <Medal ring={rings[stage]} picture={`/${step.asset}.svg`} isLocked={isLocked} className="mx-auto w-14" />
              <span className="sr-only">{isLocked ? accountText.locked(name) : name}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
