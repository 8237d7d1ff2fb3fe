import { readAloud } from "#components/preferences/read-aloud.ts";
import { voices } from "./voices.ts";

/**
 * Whether questions for those who learn to read are read out by themselves: as chosen, and before that wherever the device
 * has a voice. The made one is large, and is fetched for who has asked for it.
 */
export function readsAloud(): boolean {
  return readAloud.choice() === null ? voices.choose() === "device" : readAloud.choice() === "on";
}

/** Calls back when that may have changed. Returns the way to stop. */
export function watchReadsAloud(onChange: () => void): () => void {
  const stops = [readAloud.subscribe(onChange), voices.subscribe(onChange)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Says something at once, or where nothing may be heard yet after the first tap beside all buttons. Returns the way to hush. */
export function sayWhenHeard(say: () => () => void): () => void {
  if (navigator.userActivation?.hasBeenActive !== false) return say();
  let hush: () => void = () => undefined;
  const onTap = ({ target }: Event) => {
    // Who taps an answer or a loudspeaker has begun without it.
    if (target instanceof Element && target.closest("button, a, label") === null) hush = say();
  };
  document.addEventListener("click", onTap, { once: true });
  return () => {
    document.removeEventListener("click", onTap);
    hush();
  };
}
