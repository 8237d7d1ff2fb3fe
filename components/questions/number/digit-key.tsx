interface DigitKeyProps {
  digit: string;
  isDisabled: boolean;
  onPress: (digit: string) => void;
}

/** One key of the number pad. On a lying screen 0 stands in the middle of the last row. */
export function DigitKey({ digit, isDisabled, onPress }: DigitKeyProps) {
  const place = digit === "0" ? "wide:col-start-2 wide:row-start-5" : "";
  return (
    <button
      type="button"
      disabled={isDisabled}
      // A tap leaves the focus where it is, so that Enter on a keyboard sends the answer instead of this digit.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onPress(digit)}
      className={`press min-h-14 rounded-button bg-card font-head text-[28px] leading-none font-bold tabular-nums lip disabled:opacity-62 tablet:min-h-21 tablet:text-[36px] ${place}`}
    >
      {digit}
    </button>
  );
}
