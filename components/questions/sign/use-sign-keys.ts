import { useKeys } from "#components/questions/use-keys.ts";
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
  useKeys(isOpen, (event) => {
    if (event.repeat) return;
    const sign = keys.get(event.key);
    if (sign === undefined) return;
    event.preventDefault();
    onSign(sign);
  });
}
