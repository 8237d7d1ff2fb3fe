import { afterPaint } from "#components/ui/after-paint.ts";
import { playSound } from "./play-sound.ts";

const tapped = "button, a[href], label, summary";

/**
 * Sounds softly whenever something that can be tapped is; once for a label and the box it stands for. A loudspeaker is
 * about to speak. What was tapped is painted first: no finger waits for its sound.
 */
export function listenForTaps(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || target.matches("input")) return;
    const found = target.closest(tapped);
    if (found === null || found.matches("[disabled], [aria-disabled='true'], [data-speaks]")) return;
    afterPaint(() => playSound("tap"));
  });
}
