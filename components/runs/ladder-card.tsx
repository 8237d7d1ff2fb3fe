import type { ReactNode } from "react";
import { Medal, type Ring } from "#components/stage/medal.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatNumber } from "#lib/core/format-number.ts";
import { type AnimalStep, findStep, nextStep } from "#lib/play/animal-ladder.ts";
import { animalText } from "#lib/text/animal-text.ts";
import { resultText } from "#lib/text/result-text.ts";

const rings: Record<AnimalStep["stage"], Ring> = { 1: "leaf", 2: "sun", 3: "lotus" };

interface LadderCardProps {
  /** Asset names of the furthest animal before and after the run. */
  before: string;
  after: string;
  totalScore: number;
}

/** The animals on the way: the one before, a new one, and the next with what is missing to it. */
export function LadderCard({ before, after, totalScore }: LadderCardProps) {
  const isNew = before !== after;
  const present = findStep(after);
  if (present === undefined) return null;
  const previous = isNew ? findStep(before) : undefined;
  const next = nextStep(present);
  const name = animalText[present.animal];
  return (
    <Card className="w-full p-3.5 tablet:p-6 wide:px-6 wide:py-3.5">
      <div
        className={`grid items-end justify-center gap-3.5 ${previous ? "grid-cols-[1fr_1.25fr_1fr]" : "grid-cols-[1fr_1fr]"}`}
      >
        {previous && (
          <Step step={previous} isLocked={false} isBig={false}>
            {animalText[previous.animal]}
          </Step>
        )}
        <Step step={present} isLocked={false} isBig={previous !== undefined}>
          {previous === undefined ? name : <b className="text-[1.1875rem]">{resultText.newAnimal(name)}</b>}
        </Step>
        {next !== undefined && (
          <Step step={next} isLocked isBig={false}>
            {resultText.missing(formatNumber(next.at - totalScore))}
          </Step>
        )}
      </div>
      {next === undefined ? (
        <p className="mt-2 text-center">{resultText.allAnimals}</p>
      ) : (
        <Meter from={present.at} to={next.at} score={totalScore} />
      )}
    </Card>
  );
}

interface StepProps {
  step: AnimalStep;
  isLocked: boolean;
  isBig: boolean;
  children: ReactNode;
}

function Step({ step, isLocked, isBig, children }: StepProps) {
  const size = isBig ? "max-w-27 animate-pop tablet:max-w-40 wide:max-w-28" : "max-w-21 tablet:max-w-30 wide:max-w-22";
  return (
    <div className="text-center text-[1.0625rem] leading-tight">
      <Medal
        ring={rings[step.stage]}
        picture={`/${step.asset}.svg`}
        isLocked={isLocked}
        className={`mx-auto mb-1 w-full ${size}`}
      />
      <p className="text-balance">{children}</p>
    </div>
  );
}

function Meter({ from, to, score }: { from: number; to: number; score: number }) {
  const part = Math.min(1, Math.max(0, (score - from) / (to - from)));
  return (
    <div
      role="img"
      aria-label={resultText.meter(formatNumber(score), formatNumber(to))}
      className="mt-2.5 h-4 overflow-hidden rounded-full bg-soft"
    >
      <div
        className="h-full rounded-full bg-star transition-[width] duration-700"
        style={{ width: `${Math.round(part * 100)}%` }}
      />
    </div>
  );
}
