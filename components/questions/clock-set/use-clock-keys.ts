import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";

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
  useKeys(isOpen, (event) => {
    const turn = turns.get(event.key);
    const isSent = isSending(event);
    if (!isSent && turn === undefined) return;
    // The page may not scroll, and the same press must not reach the button that gets the focus afterwards.
    event.preventDefault();
    if (turn === undefined) onSubmit();
    else if (turn.hand === "short") onShort(turn.by);
    else onLong(turn.by);
  });
}
