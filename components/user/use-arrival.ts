import { type RefObject, useEffect, useRef } from "react";

type View = "guest" | "pupil";

let shown: View | null = null;

/**
 * For the view that takes another's place on the user page, after a log-in or a log-out: its beginning comes into
 * sight and takes the focus, which the button that was pressed has taken along.
 */
export function useArrival(view: View): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown !== null && shown !== view) {
      window.scrollTo(0, 0);
      place.current?.focus({ preventScroll: true });
    }
    shown = view;
  }, [view]);
  return place;
}
