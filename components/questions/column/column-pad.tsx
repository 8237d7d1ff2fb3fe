import { DigitKey, digits } from "#components/questions/number/digit-key.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { playText } from "#lib/text/play-text.ts";

const key =
  "press min-h-14 rounded-button font-head text-[1.125rem] leading-[1.05] font-bold lip aria-disabled:opacity-62 tablet:min-h-21 tablet:text-[1.5rem]";
/** In the row of the button that sends. */
const inRow = "min-h-16 w-14 flex-none tablet:w-21";

interface Note {
  readonly name: string;
  /** Whether a carried digit is noted, or typed next. */
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

interface ColumnPadProps {
  isDisabled: boolean;
  canClear: boolean;
  /** Null where nothing is carried. */
  note: Note | null;
  onDigit: (digit: string) => void;
  onClear: () => void;
}

type KeyProps = Omit<ColumnPadProps, "onDigit"> & { readonly className?: string };

function NoteKey({ isDisabled, note, className = "" }: Pick<KeyProps, "isDisabled" | "className"> & { note: Note }) {
  return (
    <button
      type="button"
      aria-pressed={note.isOn}
      onPointerDown={(event) => event.preventDefault()}
      {...resting(isDisabled, note.onToggle)}
      className={`${key} ${className} ${note.isOn ? "bg-again text-white" : "bg-again-soft text-again-ink"}`}
    >
      {note.name}
    </button>
  );
}

function ClearKey({ isDisabled, canClear, onClear, className = "" }: Omit<KeyProps, "note">) {
  return (
    <button
      type="button"
      aria-label={playText.clear}
      onPointerDown={(event) => event.preventDefault()}
      {...resting(isDisabled || !canClear, onClear)}
      className={`${key} ${className} grid place-items-center bg-card text-hue`}
    >
      <Icon name="delete" className="size-7" />
    </button>
  );
}

/** The digits in two rows, below a sum that needs the whole width; the other keys stand beside the one that sends. */
export function WideColumnPad({ isDisabled, onDigit }: Pick<ColumnPadProps, "isDisabled" | "onDigit">) {
  return (
    <div className="grid grid-cols-5 gap-x-3 gap-y-2 tablet:gap-4 wide:gap-3">
      {digits.map((digit) => (
        <DigitKey key={digit} digit={digit} isDisabled={isDisabled} className="wide:min-h-16" onPress={onDigit} />
      ))}
    </div>
  );
}

/** The keys that note and take back, for the row of the button that sends. */
export function ColumnKeys(props: KeyProps) {
  return (
    <>
      {props.note !== null && <NoteKey isDisabled={props.isDisabled} note={props.note} className={inRow} />}
      <ClearKey {...props} className={inRow} />
    </>
  );
}

/** Ten digits, a key that notes what is carried, and one that takes back. */
export function ColumnPad(props: ColumnPadProps) {
  const { isDisabled, note, onDigit } = props;
  return (
    <div className="grid flex-none grid-cols-[repeat(3,3.5rem)] gap-3 tablet:grid-cols-[repeat(3,6rem)] tablet:gap-4 wide:grid-cols-[repeat(3,5rem)]">
      {digits.slice(0, -1).map((digit) => (
        <DigitKey key={digit} digit={digit} isDisabled={isDisabled} onPress={onDigit} />
      ))}
      {note === null ? <span /> : <NoteKey isDisabled={isDisabled} note={note} />}
      <DigitKey digit="0" isDisabled={isDisabled} onPress={onDigit} />
      <ClearKey {...props} />
    </div>
  );
}
