import { memo } from "react";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { TileLook } from "#components/questions/tile-look.ts";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { Sign } from "#lib/core/sign.ts";
import { compareBoardText } from "#lib/text/compare-board-text.ts";

const looks: Record<TileLook, string> = {
  open: "bg-card shadow-[0_4px_0_var(--softlip),inset_0_0_0_2px_var(--soft)] not-aria-disabled:active:translate-y-1 not-aria-disabled:active:shadow-[inset_0_0_0_4px_var(--edge)]",
  pressed: "translate-y-1 animate-wait bg-card shadow-[inset_0_0_0_4px_var(--edge)]",
  right:
    "animate-bounce bg-right-soft text-right-ink shadow-[0_4px_0_var(--color-right),inset_0_0_0_4px_var(--color-right)]",
  shown:
    "animate-fade bg-right-soft text-right-ink shadow-[0_4px_0_var(--color-right),inset_0_0_0_4px_var(--color-right)]",
  tried: "translate-y-1 animate-shake bg-again-surface text-again-ink shadow-[inset_0_0_0_3px_var(--color-again)]",
  rest: "bg-card opacity-62 shadow-[0_4px_0_var(--softlip),inset_0_0_0_2px_var(--soft)]",
};

interface SignTileProps {
  sign: Sign;
  look: TileLook;
  isDisabled: boolean;
  onPick: (sign: Sign) => void;
}

/** One of the three signs. Drawn anew only when it changes. */
export const SignTile = memo(function SignTile({ sign, look, isDisabled, onPick }: SignTileProps) {
  const isFound = look === "right" || look === "shown";
  return (
    <button
      type="button"
      {...resting(isDisabled, () => onPick(sign))}
      className={classNames(
        "relative grid min-h-18 place-items-center rounded-answer font-head text-[2.75rem] leading-none font-extrabold tablet:min-h-27 tablet:text-[4rem]",
        looks[look],
      )}
    >
      {(isFound || look === "tried") && (
        <span className="absolute -top-2 -right-1.5">
          <AnswerMark isRight={isFound} />
        </span>
      )}
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{compareBoardText.signName(sign)}</span>
    </button>
  );
});
