import { nextTask } from "./next-task.ts";

/** Calls back once the frame that is being prepared has been painted. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => void nextTask().then(callback));
}
