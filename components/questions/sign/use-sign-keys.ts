import { useEffect, useEffectEvent } from "react";
import type { Sign } from "#lib/core/sign.ts";

/** The signs, the same keys without Shift, and arrows to the side where the mouth is to open. */
const keys: ReadonlyMap<string, Sign> = new Map([
  ["<", "<"],
  [",", "<"],
  ["ArrowRight", "<"],
  ["=", "="],
  [">", ">"],
  [".", ">"],
  ["ArrowLeft", ">"],
]);

/** Lets a keyboard choose a sign wherever the focus is. */
export function useSignKeys(isOpen: boolean, onSign: (sign: Sign) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const sign = keys.get(event.key);
    if (sign === undefined) return;
    event.preventDefault();
    onSign(sign);
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [isOpen]);
}
