import { useEffect } from "react";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";

/** Where the keys are the field's own: what is typed into it is taken back letter by letter. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog") !== null) return true;
  return target.matches("input, textarea") && target.dataset.typing !== "false";
}

/** Ctrl+Z, and Cmd+Z on a Mac, outside of what is just being typed. */
export function useUndoKey(onUndo: () => void): void {
  const undo = useStableCallback(onUndo);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "z" || ctrlKey === metaKey || altKey || shiftKey || isTyping(event.target)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [undo]);
}
