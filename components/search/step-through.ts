import type { KeyboardEvent } from "react";

/**
 * The keys of a field with results below it: the arrows go through field and results, Escape closes them and leads
 * back to the field. What an input method is composing is left alone.
 */
export function stepThrough(event: KeyboardEvent<HTMLFormElement>, close: () => void): void {
  if (event.nativeEvent.isComposing) return;
  const field = event.currentTarget.querySelector("input");
  if (event.key === "Escape") {
    event.preventDefault();
    field?.focus();
    close();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
  const focused = document.activeElement;
  const place = focused instanceof HTMLElement ? stops.indexOf(focused) : -1;
  if (step === undefined || place === -1) return;
  event.preventDefault();
  stops[place + step]?.focus();
}
