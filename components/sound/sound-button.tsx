"use client";

import { sound } from "#components/preferences/sound.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { settingsText } from "#lib/text/settings-text.ts";
import { useSoundOn } from "./use-sound-on.ts";

/** Mutes this device and lets it sound again. Notes, for a loudspeaker is what reads aloud. */
export function SoundButton() {
  const isOn = useSoundOn();
  return (
    <IconButton
      icon={isOn ? "notes" : "silence"}
      label={settingsText.mute}
      aria-pressed={isOn}
      onClick={() => sound.turn(!isOn)}
    />
  );
}
