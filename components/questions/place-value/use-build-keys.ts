import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";
import type { Place } from "#lib/questions/figures/place-blocks.ts";
import { placeValueBoardText as text } from "#lib/text/place-value-board-text.ts";

interface BuildKeys {
  readonly isOpen: boolean;
  readonly onChange: (place: Place, by: 1 | -1) => void;
  readonly onSwap: () => void;
  readonly onSubmit: () => void;
}

const changes: ReadonlyMap<string, { readonly place: Place; readonly by: 1 | -1 }> = new Map([
  ["ArrowUp", { place: "tens", by: 1 }],
  ["ArrowDown", { place: "tens", by: -1 }],
  ["ArrowRight", { place: "ones", by: 1 }],
  ["ArrowLeft", { place: "ones", by: -1 }],
]);

/** Builds by keyboard wherever the focus is: up and down the tens, left and right the ones, "d" swaps. */
export function useBuildKeys({ isOpen, onChange, onSwap, onSubmit }: BuildKeys): void {
  useKeys(isOpen, (event) => {
    const change = changes.get(event.key);
    const isSent = isSending(event);
    const isSwap = event.key === text.swapKey;
    if (change === undefined && !isSent && !isSwap) return;
    // The page may not scroll, and the same press must not reach the button that gets the focus afterwards.
    event.preventDefault();
    if (change !== undefined) onChange(change.place, change.by);
    else if (isSwap) onSwap();
    else onSubmit();
  });
}
