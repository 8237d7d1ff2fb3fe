import { DigitKey } from "#components/questions/number/digit-key.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { playText } from "#lib/text/play-text.ts";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
const key =
  "press min-h-14 rounded-button font-head text-[1.125rem] leading-[1.05] font-bold lip aria-disabled:opacity-62 tablet:min-h-21 tablet:text-[1.5rem]";

interface ColumnPadProps {
  isDisabled: boolean;
  canClear: boolean;
  /** Whether a carried digit is noted, or typed next; null where none can be. */
  isNoted: boolean | null;
  noteName: string;
  onDigit: (digit: string) => void;
  onClear: () => void;
  onNote: () => void;
}

/** Ten digits, a key that notes what is carried, and one that takes back. */
export function ColumnPad({ isDisabled, canClear, isNoted, noteName, onDigit, onClear, onNote }: ColumnPadProps) {
  return (
    <div className="grid flex-none grid-cols-[repeat(3,3.5rem)] gap-3 tablet:grid-cols-[repeat(3,6rem)] tablet:gap-4 wide:grid-cols-[repeat(3,5rem)]">
      {digits.map((digit) => (
        <DigitKey key={digit} digit={digit} isDisabled={isDisabled} onPress={onDigit} />
      ))}
      {isNoted === null ? (
        <span />
      ) : (
        <button
          type="button"
          aria-pressed={isNoted}
          onPointerDown={(event) => event.preventDefault()}
          {...resting(isDisabled, onNote)}
          className={`${key} ${isNoted ? "bg-again text-white" : "bg-again-soft text-again-ink"}`}
        >
          {noteName}
        </button>
      )}
      <DigitKey digit="0" isDisabled={isDisabled} onPress={onDigit} />
      <button
        type="button"
        aria-label={playText.clear}
        onPointerDown={(event) => event.preventDefault()}
        {...resting(isDisabled || !canClear, onClear)}
        className={`${key} grid place-items-center bg-card text-hue`}
      >
        <Icon name="delete" className="size-7" />
      </button>
    </div>
  );
}
