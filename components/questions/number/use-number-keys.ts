import { useEffect, useEffectEvent } from "react";

interface NumberKeys {
  readonly isOpen: boolean;
  readonly onDigit: (digit: string) => void;
  readonly onClear: () => void;
  readonly onSubmit: () => void;
}

/** Lets a keyboard type into the board wherever the focus is: digits, Backspace, Enter. */
export function useNumberKeys({ isOpen, onDigit, onClear, onSubmit }: NumberKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) onDigit(event.key);
    else if (event.key === "Backspace") onClear();
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
