import type { ReactNode } from "react";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";

/** tried: wrong in the last answer; rest: not the one, once that is known. */
export type PartLook = "open" | "chosen" | "right" | "tried" | "rest";

const looks: Readonly<Record<PartLook, string>> = {
  open: "press bg-card shadow-[0_4px_0_var(--softlip),inset_0_0_0_2px_var(--soft)]",
  chosen: "translate-y-1 bg-soft text-hue shadow-[inset_0_0_0_4px_var(--edge)]",
  right: "animate-fade bg-right-soft text-right-ink shadow-[inset_0_0_0_4px_var(--color-right)]",
  tried: "bg-again-surface text-again-ink shadow-[inset_0_0_0_3px_var(--color-again)]",
  rest: "bg-card opacity-55 shadow-[inset_0_0_0_2px_var(--soft)]",
};

interface PartTileProps {
  /** What is read out: "Âm đầu tr". */
  name: string;
  look: PartLook;
  isPressed: boolean;
  isDisabled: boolean;
  className: string;
  onChoose: () => void;
  children: ReactNode;
}

/** One part of a syllable that may be chosen. */
export function PartTile({ name, look, isPressed, isDisabled, className, onChoose, children }: PartTileProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isPressed}
      {...resting(isDisabled, onChoose)}
      className={classNames(
        "relative flex min-w-0 flex-col items-center justify-center rounded-answer px-1 font-head leading-none font-bold",
        looks[look],
        className,
      )}
    >
      {children}
      {(look === "right" || look === "tried") && (
        <span className="absolute -top-2.5 -right-1.5 scale-75">
          <AnswerMark isRight={look === "right"} />
        </span>
      )}
    </button>
  );
}
