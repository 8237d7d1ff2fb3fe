import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";

interface OrderKeys {
  readonly isOpen: boolean;
  /** The place of a card, from 0. */
  readonly onCard: (place: number) => void;
  readonly onTakeBack: () => void;
  readonly onSubmit: () => void;
}

/** Lets a keyboard put cards wherever the focus is: 1 to 9 for the card at that place, Backspace, Enter. */
export function useOrderKeys({ isOpen, onCard, onTakeBack, onSubmit }: OrderKeys): void {
  useKeys(isOpen, (event) => {
    if (event.repeat) return;
    if (/^[1-9]$/.test(event.key)) onCard(Number(event.key) - 1);
    else if (event.key === "Backspace") onTakeBack();
    else if (isSending(event)) {
      // The same press must not reach the button that gets the focus once the answer is marked.
      event.preventDefault();
      onSubmit();
    }
  });
}
