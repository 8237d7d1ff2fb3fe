"use client";

import { IconButton } from "#components/ui/icon-button.tsx";
import { playText } from "#lib/text/play-text.ts";
import { readAloud } from "./read-aloud.ts";
import { useReadAloud } from "./use-read-aloud.ts";
import { useVietnameseVoice } from "./use-vietnamese-voice.ts";

/** Turns reading out by itself on and off. On a device without a Vietnamese voice its place stays empty. */
export function ReadAloudButton() {
  const isOn = useReadAloud();
  if (!useVietnameseVoice()) return <span className="size-14 flex-none" />;
  return (
    <IconButton
      icon={isOn ? "speaker" : "mute"}
      label={isOn ? playText.readAloudOff : playText.readAloudOn}
      onClick={() => readAloud.turn(!isOn)}
    />
  );
}
