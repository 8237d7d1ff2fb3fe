import { useEffect, useEffectEvent } from "react";

interface ClockKeys {
  readonly isOpen: boolean;
  readonly onShort: (hours: 1 | -1) => void;
  readonly onLong: (steps: 1 | -1) => void;
  readonly onSubmit: () => void;
}

const turns: ReadonlyMap<string, { readonly hand: "short" | "long"; readonly by: 1 | -1 }> = new Map([
  ["ArrowUp", { hand: "short", by: 1 }],
  ["ArrowDown", { hand: "short", by: -1 }],
  ["ArrowRight", { hand: "long", by: 1 }],
  ["ArrowLeft", { hand: "long", by: -1 }],
]);

/** Turns the hands by keyboard wherever the focus is: up and down the short one, left and right the long one. */
export function useClockKeys({ isOpen, onShort, onLong, onSubmit }: ClockKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const turn = turns.get(event.key);
    // A focused button or link keeps its own Enter.
    const isSent = event.key === "Enter" && !isControl(event.target);
    if (hasModifier(event) || (!isSent && turn === undefined)) return;
    // The page may not scroll, and the same press must not reach the button that gets the focus afterwards.
    event.preventDefault();
    if (turn === undefined) onSubmit();
    else if (turn.hand === "short") onShort(turn.by);
    else onLong(turn.by);
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [isOpen]);
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, input, select, textarea") !== null;
}
