import { settings } from "#components/preferences/settings.ts";
import { sound } from "#components/preferences/sound.ts";
import { said } from "#components/speech/said.ts";
import type { SoundName } from "./sound-notes.ts";

/** Beside a voice that is speaking. */
const duckedPart = 0.3;

/**
 * Makes a sound, unless this device is muted or calm, or nobody has tapped yet. Under a voice it is softer, and a mere
 * tap is not heard at all. Without the network or the means to sound it stays silent.
 */
export function playSound(name: SoundName): void {
  if (!sound.isOn() || settings.get().isCalm || !navigator.userActivation.hasBeenActive) return;
  const isDucked = said.get() !== null;
  if (isDucked && name === "tap") return;
  import("./sound-player.ts")
    .then(({ soundPlayer }) => soundPlayer(name, isDucked ? duckedPart : 1))
    .catch(() => undefined);
}
