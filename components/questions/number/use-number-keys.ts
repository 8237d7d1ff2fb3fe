import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";

interface NumberKeys {
  readonly isOpen: boolean;
  readonly onDigit: (digit: string) => void;
  readonly onClear: () => void;
  readonly onSubmit: () => void;
}

/** Lets a keyboard type into the board wherever the focus is: digits, Backspace, Enter. */
export function useNumberKeys({ isOpen, onDigit, onClear, onSubmit }: NumberKeys): void {
  useKeys(isOpen, (event) => {
    if (/^\d$/.test(event.key)) onDigit(event.key);
    else if (event.key === "Backspace") onClear();
    else if (isSending(event)) {
      // The same press must not reach the button that gets the focus once the answer is marked.
      event.preventDefault();
      onSubmit();
    }
  });
}
