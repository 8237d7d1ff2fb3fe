import { useEffect, useEffectEvent } from "react";

/** Hears the keys pressed anywhere on the page while a board is open; those held with Control, Meta or Alt are not the board's. */
export function useKeys(isOpen: boolean, onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.altKey)) onKey(event);
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [isOpen]);
}
