import { sparesData } from "#components/ui/spares-data.ts";
import { openAudio } from "./open-audio.ts";
import type { Saying } from "./saying.ts";
import { type VoiceName, voices } from "./voices.ts";

type Play = (saying: Saying) => () => void;

let play: Play | null = null;
let hushPresent: () => void = () => undefined;
let hasTapped = false;

function hush(): void {
  const present = hushPresent;
  hushPresent = () => undefined;
  present();
}

function hushHidden(): void {
  if (document.visibilityState === "hidden") hush();
}

async function loadPlay(): Promise<Play> {
  const player = await import("./player.ts");
  if (play === null) {
    play = player.play;
    // Nobody hears a page they have left.
    window.addEventListener("pagehide", hush);
    document.addEventListener("visibilitychange", hushHidden);
  }
  return player.play;
}

/** Begins once the code is there, which is fetched late: at the first words at the latest. */
function playLate(saying: Saying): () => void {
  let isHushed = false;
  let stop: (() => void) | null = null;
  loadPlay().then(
    (begin) => {
      if (!isHushed) stop = begin(saying);
    },
    () => saying.onEnd?.(false),
  );
  return () => {
    if (isHushed) return;
    isHushed = true;
    if (stop === null) saying.onEnd?.(false);
    else stop();
  };
}

/** Nothing is heard before the first tap, and where data is spared the large voice is fetched for a loudspeaker alone. */
function mayBegin(voice: VoiceName, isTapped: boolean): boolean {
  hasTapped ||= isTapped;
  if (hasTapped) return true;
  const isActive = navigator.userActivation?.hasBeenActive === true;
  return isActive && (voice === "device" || !sparesData());
}

/** The one voice of the page: whatever is said takes the place of what was being said. */
export const speaker = {
  /** Fetches the code for the first words while there is nothing better to do. */
  async getReady(): Promise<void> {
    // Without the network the first words try again.
    await loadPlay().catch(() => undefined);
  },

  hush,

  /** Says lines in the place of whatever is being said. Returns the way to hush just these. */
  speak(saying: Saying): () => void {
    hush();
    const name = voices.choose();
    if (name === null || !mayBegin(name, saying.isTapped)) return () => undefined;
    if (name === "made") openAudio();
    const stop = play === null ? playLate(saying) : play(saying);
    hushPresent = stop;
    return stop;
  },
} as const;
