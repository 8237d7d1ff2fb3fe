import { resting } from "#components/ui/resting.ts";

/** The keys of a pad in their order. */
export const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;

interface DigitKeyProps {
  digit: string;
  /** What it is called where that is not what stands on it. */
  label?: string;
  isDisabled: boolean;
  /** Where it stands in the grid of its pad. */
  className?: string;
  onPress: (digit: string) => void;
}

/** One key of a number pad. */
export function DigitKey({ digit, label, isDisabled, className = "", onPress }: DigitKeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // A tap leaves the focus where it is, so that Enter on a keyboard sends the answer instead of this digit.
      onPointerDown={(event) => event.preventDefault()}
      {...resting(isDisabled, () => onPress(digit))}
      className={`press min-h-14 rounded-button bg-card font-head text-[1.75rem] leading-none font-bold tabular-nums lip aria-disabled:opacity-62 tablet:min-h-21 tablet:text-[2.25rem] ${className}`}
    >
      {digit}
    </button>
  );
}
