import { type RefObject, useEffect } from "react";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";

/** Calls back when something beside the element is pressed or gets the focus, while `isOn`. */
export function useOutside(element: RefObject<HTMLElement | null>, isOn: boolean, callback: () => void): void {
  const call = useStableCallback(callback);
  useEffect(() => {
    if (!isOn) return;
    const notice = ({ target }: Event) => {
      if (target instanceof Node && element.current?.contains(target) === false) call();
    };
    // A press has to be looked at too: Safari gives no focus to what is pressed.
    document.addEventListener("pointerdown", notice);
    document.addEventListener("focusin", notice);
    return () => {
      document.removeEventListener("pointerdown", notice);
      document.removeEventListener("focusin", notice);
    };
  }, [element, isOn, call]);
}
