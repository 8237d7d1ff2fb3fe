import { useEffect, useEffectEvent } from "react";
import type { Place } from "#lib/questions/figures/place-blocks-figure.ts";
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
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const change = changes.get(event.key);
    // A focused button or link keeps its own Enter.
    const isSent = event.key === "Enter" && !isControl(event.target);
    const isSwap = event.key === text.swapKey;
    if (hasModifier(event) || (change === undefined && !isSent && !isSwap)) return;
    // The page may not scroll, and the same press must not reach the button that gets the focus afterwards.
    event.preventDefault();
    if (change !== undefined) onChange(change.place, change.by);
    else if (isSwap) onSwap();
    else onSubmit();
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
