import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

interface Parts {
  readonly isOpen: boolean;
  readonly nav: RefObject<HTMLElement | null>;
  readonly toggle: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** Where the focus goes from `place` of `count` by a key; null for keys that move nothing. It goes round. */
function placeAfter(key: string, isBack: boolean, place: number, count: number): number | null {
  switch (key) {
    case "Tab":
      return (place + (isBack ? -1 : 1) + count) % count;
    case "ArrowDown":
      return (place + 1) % count;
    case "ArrowUp":
      return (Math.max(place, 0) - 1 + count) % count;
    case "Home":
      return Math.min(1, count - 1);
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/**
 * The keyboard in an open menu: Tab and the arrows go round through its button and its entries, Home and End to the
 * first and last entry, Escape closes; so does a tap beside it.
 */
export function useMenuKeys({ isOpen, nav, toggle, onClose }: Parts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      onClose();
      return;
    }
    const stops = [toggle.current, ...(nav.current?.querySelectorAll<HTMLElement>("li > *") ?? [])].filter((stop) =>
      stop?.checkVisibility({ visibilityProperty: true }),
    );
    const place = stops.findIndex((stop) => stop?.contains(document.activeElement));
    const next = placeAfter(event.key, event.shiftKey, place, stops.length);
    if (next === null) return;
    event.preventDefault();
    stops[next]?.focus();
  });
  const onTap = useEffectEvent(({ target }: MouseEvent) => {
    const isInside = target instanceof Node && (nav.current?.contains(target) || toggle.current?.contains(target));
    if (!isInside) onClose();
  });
  // Before it is painted: a tap that comes in the moment after counts.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const key = (event: KeyboardEvent) => onKey(event);
    const tap = (event: MouseEvent) => onTap(event);
    document.addEventListener("keydown", key);
    document.addEventListener("click", tap);
    return () => {
      document.removeEventListener("keydown", key);
      document.removeEventListener("click", tap);
    };
  }, [isOpen]);
}
