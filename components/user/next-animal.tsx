import { AnimalMedal } from "#components/stage/animal-medal.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatNumber } from "#lib/core/format-number.ts";
import { type AnimalStep, nextStep } from "#lib/play/animal-ladder.ts";
import { accountText } from "#lib/text/account-text.ts";
import { animalText } from "#lib/text/animal-text.ts";

/** The next step of the ladder: which animal, and how far it still is. */
export function NextAnimal({ reached, totalScore }: { readonly reached: AnimalStep; readonly totalScore: number }) {
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
