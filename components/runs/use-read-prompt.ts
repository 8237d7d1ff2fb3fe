import { useEffect } from "react";
import { isQuiet } from "#components/preferences/is-quiet.ts";
import { readAloud } from "#components/preferences/read-aloud.ts";
import { sound } from "#components/preferences/sound.ts";
import { speaker } from "#components/speech/speaker.ts";
import { useVietnameseVoice } from "#components/speech/use-vietnamese-voice.ts";
import { useIdle } from "#components/ui/use-idle.ts";
import type { Line } from "#lib/core/line.ts";

/** Reads a new question out by itself where reading aloud is on and wanted. `place` tells equal questions apart. */
export function useReadPrompt(lines: readonly Line[], place: number, isWanted: boolean): void {
  const canSpeak = useVietnameseVoice();
  const isIdle = useIdle();
  const reads = canSpeak && isWanted && isIdle;
  useEffect(() => {
    // Elsewhere only what is said within a tap itself is said: there its code has to be here before.
    const isHeardAfterTaps = "connection" in navigator;
    if (isIdle && (readAloud.isOn() || !isHeardAfterTaps)) void speaker.getReady();
  }, [isIdle]);
  // Only as a question comes: the tap that turns reading on is answered by its loudspeaker.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next question may be asked in the same words
  useEffect(() => {
    if (reads && readAloud.isOn() && !isQuiet()) return speaker.speak({ lines, pace: "calm", isTapped: false });
  }, [place, reads]);
  // A mute hushes at once.
  useEffect(() => sound.subscribe(() => void (sound.isOn() || speaker.hush())), []);
  // Nothing goes on being read of a question that is no longer there.
  useEffect(() => speaker.hush, []);
}
