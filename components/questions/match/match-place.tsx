import { classNames } from "#components/ui/class-names.ts";

export type PlaceLook = "empty" | "next" | "filled" | "right" | "again" | "waiting";

const looks: Readonly<Record<PlaceLook, string>> = {
  empty: "border-2 border-dashed border-field bg-card text-muted",
  next: "border-4 border-dashed border-edge bg-soft text-hue",
  filled: "bg-soft shadow-[inset_0_0_0_3px_var(--edge)]",
  right: "animate-bounce bg-right-soft text-right-ink shadow-[inset_0_0_0_3px_var(--color-right)]",
  again: "animate-shake bg-again-surface text-again-ink shadow-[inset_0_0_0_3px_var(--color-again)]",
  waiting: "animate-wait bg-soft shadow-[inset_0_0_0_3px_var(--edge)]",
};

interface MatchPlaceProps {
  /** What is read out: where it is and what lies there. */
  name: string;
  /** What lies there; null for nothing yet. */
  label: string | null;
  look: PlaceLook;
  isNumber: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

/** A place a label goes into; a tap takes the label out and makes it the next to fill. */
export function MatchPlace({ name, label, look, isNumber, isDisabled, onChoose }: MatchPlaceProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-current={look === "next" ? "step" : undefined}
      disabled={isDisabled}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        "grid min-w-0 place-items-center rounded-answer px-1 text-center font-head leading-tight font-bold tablet:min-h-21",
        isNumber
          ? "min-h-16 text-[2.125rem] tabular-nums tablet:text-[3.125rem]"
          : "min-h-14 text-[1.0625rem] tablet:text-[1.5rem]",
        looks[look],
      )}
    >
      {label ?? "?"}
    </button>
  );
}
