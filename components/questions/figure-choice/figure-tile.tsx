import { memo } from "react";
import { FigureView } from "#components/figures/figure-view.tsx";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { TileLook } from "#components/questions/tile-look.ts";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { Figure } from "#lib/questions/figure.ts";

const looks: Record<TileLook, string> = {
  open: "bg-card shadow-[0_4px_0_var(--softlip),inset_0_0_0_2px_var(--soft)] not-aria-disabled:active:translate-y-1 not-aria-disabled:active:shadow-[inset_0_0_0_4px_var(--edge)]",
  pressed: "translate-y-1 animate-wait bg-card shadow-[inset_0_0_0_4px_var(--edge)]",
  right: "animate-bounce bg-right-soft shadow-[0_4px_0_var(--color-right),inset_0_0_0_4px_var(--color-right)]",
  shown: "animate-fade bg-right-soft shadow-[0_4px_0_var(--color-right),inset_0_0_0_4px_var(--color-right)]",
  tried: "translate-y-1 animate-shake bg-again-surface shadow-[inset_0_0_0_3px_var(--color-again)]",
  rest: "bg-card opacity-62 shadow-[0_4px_0_var(--softlip),inset_0_0_0_2px_var(--soft)]",
};

interface FigureTileProps {
  figure: Figure;
  look: TileLook;
  isDisabled: boolean;
  place: number;
  onPick: (place: number) => void;
}

/** One picture to pick; its name is what is seen in it. Drawn anew only when it changes. */
export const FigureTile = memo(function FigureTile({ figure, look, isDisabled, place, onPick }: FigureTileProps) {
  const isFound = look === "right" || look === "shown";
  return (
    <button
      type="button"
      {...resting(isDisabled, () => onPick(place))}
      className={classNames(
        "relative flex min-h-0 min-w-0 [container-type:size] flex-col items-center justify-center rounded-answer p-1.5 tablet:p-4",
        looks[look],
      )}
    >
      <FigureView figure={figure} answer={null} />
      {(isFound || look === "tried") && (
        <span className="absolute top-2 right-2">
          <AnswerMark isRight={isFound} />
        </span>
      )}
    </button>
  );
});
