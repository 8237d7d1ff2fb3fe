import { useEffect, useEffectEvent } from "react";

interface OrderKeys {
  readonly isOpen: boolean;
  /** The place of a card, from 0. */
  readonly onCard: (place: number) => void;
  readonly onTakeBack: () => void;
  readonly onSubmit: () => void;
}

/** Lets a keyboard put cards wherever the focus is: 1 to 4 for the card at that place, Backspace, Enter. */
export function useOrderKeys({ isOpen, onCard, onTakeBack, onSubmit }: OrderKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (/^[1-4]$/.test(event.key)) onCard(Number(event.key) - 1);
    else if (event.key === "Backspace") onTakeBack();
    // A focused button or link keeps its own Enter.
    else if (event.key === "Enter" && !isControl(event.target)) {
      // The same press must not reach the button that gets the focus once the answer is marked.
      event.preventDefault();
      onSubmit();
    }
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [isOpen]);
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, input, select, textarea") !== null;
}
